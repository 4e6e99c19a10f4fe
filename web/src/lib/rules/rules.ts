/** The compiled rules of a title. A table is its bytes; a seat of -1 is a spectator. */
import { Blake2b } from "./blake2b";
import { type Data, decode } from "./decode";
import type { Description, Options, ViewPart } from "./description";
import { encode } from "./encode";
import { Memory, array } from "./memory";

const KEY_WORDS = 4;
const PRINT = 8; // bytes of a fingerprint

export class Rules {
  readonly description: Description;
  readonly memory: Memory;
  /** The tree that grows in the memory behind everything: there is room for one. */
  tree: object | null = null;
  private table: number;
  private offers: number;
  private seen: number;
  private key: number;
  /** What a question tries its moves on. */
  private desk: number;
  private asked: number;
  private told: number;
  private prints: Blake2b;

  private constructor(description: Description, instance: WebAssembly.Instance) {
    const { records, grammar } = description;
    this.description = description;
    this.memory = new Memory(instance);
    this.table = this.memory.reserve(records.table.size);
    this.offers = this.memory.reserve(records.offer.size);
    this.seen = this.memory.reserve(grammar.view.width * 2);
    this.key = this.memory.reserve(KEY_WORDS * 4);
    const questions = Object.values(description.questions);
    const room = (parts: ViewPart[]) => this.memory.reserve(4 * Math.max(0, ...parts.map(({ width }) => width)));
    this.desk = this.memory.reserve(Math.max(0, ...questions.map((question) => question.room)));
    this.asked = room(questions.map(({ asked }) => asked));
    this.told = room(questions.map(({ told }) => told));
    this.prints = new Blake2b(this.memory, records.table.size);
  }

  static async load(description: Description, code: BufferSource): Promise<Rules> {
    const { instance } = await WebAssembly.instantiate(code);
    return new Rules(description, instance);
  }

  /** A table with the box, or other components, laid out on it, before set-up. */
  blank(seats: number, options: Options, own: string | null = null): Uint8Array {
    const { blank, records } = this.description;
    const table = Uint8Array.from(atob(own ?? blank), (letter) => letter.charCodeAt(0));
    const cells = new DataView(table.buffer);
    cells.setInt16(records.table.seats, seats, true);
    for (const { name, choices, at, ...option } of this.description.options) {
      const choice = options[name] ?? option.default;
      const number = typeof choice === "string" ? choices.indexOf(choice) : Number(choice);
      cells.setInt16(records.table.option + at, number, true);
    }
    return table;
  }

  /** Set a table up with a random key. */
  begin(table: Uint8Array, key: Uint32Array): void {
    this.on(table, (tables) => this.memory.call("begin", ...tables, ...this.keys(key)));
  }

  /** Make a move with a random key; 0, or the number of the paragraph that forbids it. */
  move(table: Uint8Array, key: Uint32Array, seat: number, move: number): number {
    return this.on(table, (tables) =>
      this.memory.call("move", ...tables, ...this.keys(key), BigInt(seat), BigInt(move)),
    );
  }

  /** 0, or the number of the paragraph that forbids a move. */
  whyNot(table: Uint8Array, seat: number, move: number): number {
    this.put(table);
    return this.memory.call("why_not", ...this.tables(), BigInt(seat), BigInt(move));
  }

  /** The numbers of the moves that a seat may make. */
  legal(table: Uint8Array, seat: number): number[] {
    const { size, n, card } = this.description.records.offer;
    this.put(table);
    this.memory.call("offer", ...this.tables(), BigInt(seat), ...array(this.offers, 1, size));
    const cells = cellsOf(this.memory.bytes(this.offers, size));
    return [...cells.subarray(card / 2, card / 2 + (cells[n / 2] ?? 0))];
  }

  /** The cells of what a seat may see. */
  see(table: Uint8Array, seat: number): Int16Array {
    const size = this.description.grammar.view.width * 2;
    this.put(table);
    this.memory.bytes(this.seen, size).fill(0);
    this.memory.call("look", ...this.tables(), BigInt(seat), ...array(this.seen, 1, size));
    return cellsOf(this.memory.bytes(this.seen, size).slice());
  }

  /** A copy of a table with all that a seat cannot know dealt anew. */
  imagined(table: Uint8Array, seat: number, key: ArrayLike<number>): Uint8Array {
    const imagined = table.slice();
    this.setKey(imagined, key);
    this.on(imagined, () => this.memory.call("imagine", this.table, BigInt(seat)));
    this.setKey(imagined, [0, 0, 0, 0]);
    return imagined;
  }

  /** Write the key of a table: the next random numbers follow from it. */
  setKey(table: Uint8Array, key: ArrayLike<number>): void {
    const at = table.byteOffset + this.description.records.table.key;
    const halves = new Uint32Array(table.buffer, at, KEY_WORDS * 2); // a word of the key is the lower half of an i64
    for (let word = 0; word < KEY_WORDS; word++) {
      halves[word * 2] = key[word] ?? 0;
      halves[word * 2 + 1] = 0;
    }
  }

  /** What the rules answer to a question of the title; they know nothing of a match but what they are asked. */
  ask(name: string, asked: Record<string, Data>): Data {
    const question = this.description.questions[name];
    if (!question) throw new Error(`no question ${name}`);
    const told = 4 * question.told.width;
    this.memory.bytes(this.desk, question.room).fill(0);
    this.memory.put(this.asked, Int32Array.from(encode(question.asked, asked)));
    this.memory.bytes(this.told, told).fill(0);
    this.memory.call(`ask_${name}`, this.desk, this.asked, this.told);
    return decode(question.told, new Int32Array(this.memory.bytes(this.told, told).slice().buffer));
  }

  /** Equal for equal tables and the same secret key. */
  fingerprint(table: Uint8Array, key: Uint8Array): string {
    return this.prints.hex(table, PRINT, key);
  }

  private on<Answer>(table: Uint8Array, act: (tables: (number | bigint)[]) => Answer): Answer {
    this.put(table);
    const answer = act(this.tables());
    table.set(this.memory.bytes(this.table, table.length));
    return answer;
  }

  private put(table: Uint8Array): void {
    this.memory.bytes(this.table, table.length).set(table);
  }

  private tables(): (number | bigint)[] {
    return array(this.table, 1, this.description.records.table.size);
  }

  private keys(key: Uint32Array): (number | bigint)[] {
    this.memory.put(this.key, key);
    return array(this.key, key.length, 4);
  }
}

/** Bytes as signed 16-bit cells; WebAssembly and every browser have the lower byte first. */
export function cellsOf(bytes: Uint8Array): Int16Array {
  return new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
}
