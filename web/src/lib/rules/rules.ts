/** The compiled rules of a title. A table is its bytes; a seat of -1 is a spectator. */
import type { Description, Options } from "./description";
import { Memory, array } from "./memory";

const KEY_WORDS = 4;

export class Rules {
  readonly description: Description;
  readonly memory: Memory;
  private table: number;
  private offers: number;
  private seen: number;
  private key: number;

  private constructor(description: Description, instance: WebAssembly.Instance) {
    const { records, grammar } = description;
    this.description = description;
    this.memory = new Memory(instance);
    this.table = this.memory.reserve(records.table.size);
    this.offers = this.memory.reserve(records.offer.size);
    this.seen = this.memory.reserve(grammar.view.width * 2);
    this.key = this.memory.reserve(KEY_WORDS * 4);
  }

  static async load(description: Description, code: BufferSource): Promise<Rules> {
    const { instance } = await WebAssembly.instantiate(code);
    return new Rules(description, instance);
  }

  /** A table with the box laid out on it, before set-up. */
  blank(seats: number, options: Options): Uint8Array {
    const { blank, records } = this.description;
    const table = Uint8Array.from(atob(blank), (letter) => letter.charCodeAt(0));
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

  /** Play a table to its end by the policy of the bots' playouts; its key says how. */
  playout(table: Uint8Array): void {
    this.on(table, () => this.memory.call("playout", this.table, this.offers));
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
    this.memory.bytes(this.key, key.byteLength).set(new Uint8Array(key.buffer, key.byteOffset, key.byteLength));
    return array(this.key, key.length, 4);
  }
}

/** Bytes as signed 16-bit cells; WebAssembly and every browser have the lower byte first. */
export function cellsOf(bytes: Uint8Array): Int16Array {
  return new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
}
