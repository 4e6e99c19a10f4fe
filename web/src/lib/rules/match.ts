/** A match played by the rules in this page: a seed and a list of moves, as in `engine/match.py`. */
import type { GameEvent } from "../api/types";
import { type Data, decode, decodeFields } from "./decode";
import type { Options } from "./description";
import { commitmentOf, keyOf, placeOf, printKeyOf } from "./keys";
import { type Rules, cellsOf } from "./rules";

/** One move of the log, and the fingerprint of the table after it. */
export interface Row {
  seat: number;
  move: number;
  table: string;
}

/** An event as the table tells it: the seats that may see all of it, its kind and its values. */
export interface Told {
  to: number;
  kind: number;
  values: Int16Array;
}

export interface MatchSetup {
  seats: number;
  seed: string;
  words?: readonly string[];
  options?: Options;
  /** The table of other components than those of the box, as `Description.blank` has it. */
  blank?: string | null;
}

/** A move that the rules forbid. */
export class Forbidden extends Error {
  constructor(readonly paragraph: string) {
    super(`forbidden by ${paragraph}`);
  }
}

export class RulesMatch {
  readonly rules: Rules;
  readonly setup: Required<MatchSetup>;
  readonly rows: Row[] = [];
  readonly started: string;
  /** Who plays the seats, for a save to tell: "" is a person; unknown when empty. */
  bots: readonly string[] = [];
  table: Uint8Array;
  /** Every event since the beginning, for `read`. */
  readonly told: Told[] = [];
  private beginning: { table: Uint8Array; told: number };

  constructor(rules: Rules, setup: MatchSetup) {
    const defaults = Object.fromEntries(rules.description.options.map((option) => [option.name, option.default]));
    this.rules = rules;
    this.setup = { words: [], blank: null, ...setup, options: { ...defaults, ...setup.options } };
    this.table = rules.blank(setup.seats, this.setup.options, this.setup.blank);
    rules.begin(this.table, this.key(0));
    this.noteTold();
    this.started = this.fingerprint;
    this.beginning = { table: this.table.slice(), told: this.told.length };
  }

  /** SHA-256 of the secret seed: told at the start, so that the seed cannot change later. */
  get commitment(): string {
    return commitmentOf(this.setup.seed);
  }

  get fingerprint(): string {
    return this.rules.fingerprint(this.table, printKeyOf(this.setup.seed));
  }

  get waiting(): number[] {
    return this.seatsAt("waiting");
  }

  get winners(): number[] {
    return this.seatsAt("winners");
  }

  get over(): boolean {
    return this.waiting.length === 0;
  }

  /** The points of each seat; all 0 until the game is over. */
  get scores(): number[] {
    const at = this.rules.description.records.table.score / 2;
    return [...cellsOf(this.table).subarray(at, at + this.setup.seats)];
  }

  /** The number of a move by its notation, or null if there is no such move. */
  find(notation: string): number | null {
    const found = this.rules.description.moves.indexOf(notation);
    return found < 0 ? null : found;
  }

  /** The numbers of what a seat may do now. */
  legal(seat: number): number[] {
    return this.rules.legal(this.table, seat);
  }

  /** The paragraph that forbids a move, or null. */
  whyNot(seat: number, move: number): string | null {
    return this.rules.description.paragraphs[this.rules.whyNot(this.table, seat, move)] || null;
  }

  /** Make a move. */
  play(seat: number, move: number): void {
    const forbidden = this.rules.move(this.table, this.key(this.rows.length + 1), seat, move);
    if (forbidden) throw new Forbidden(this.rules.description.paragraphs[forbidden] ?? "");
    this.noteTold();
    this.rows.push({ seat, move, table: this.fingerprint });
  }

  /** Take back the last moves. */
  undo(moves = 1): void {
    if (moves < 0 || moves > this.rows.length) throw new RangeError(`${this.rows.length} moves can be taken back`);
    const kept = this.rows.slice(0, this.rows.length - moves);
    this.rows.length = 0;
    this.told.length = this.beginning.told;
    this.table = this.beginning.table.slice();
    for (const { seat, move } of kept) this.play(seat, move);
  }

  /** The same match, free to go its own way; with another seed its dice and cards to come are others. */
  copy(seed = this.setup.seed): RulesMatch {
    const other = Object.create(RulesMatch.prototype) as RulesMatch;
    const setup = { ...this.setup, seed };
    return Object.assign(other, this, { setup, rows: [...this.rows], told: [...this.told], table: this.table.slice() });
  }

  /** All that a seat (null: a spectator) may see. */
  view(seat: number | null): Record<string, Data> {
    const { description } = this.rules;
    return {
      title: description.title,
      seat,
      seats: this.setup.seats,
      options: { ...this.setup.options },
      number: this.rows.length,
      waiting: this.waiting,
      over: this.over,
      scores: this.over ? this.scores : null,
      winners: this.winners,
      table: decode(description.grammar.view, this.rules.see(this.table, seat ?? -1)),
      legal: seat === null ? [] : this.legal(seat).map((move) => description.moves[move] ?? ""),
    };
  }

  /** What a seat (null: a spectator) was told, from event number `since` on. */
  events(seat: number | null, since = 0): GameEvent[] {
    return this.told.slice(since).map((told) => this.read(told, seat));
  }

  /** An event as a seat (null: a spectator) may know it. */
  read({ to, kind, values }: Told, seat: number | null): GameEvent {
    const { events, records } = this.rules.description;
    const event = events[kind];
    if (!event) throw new Error(`an event of kind ${kind}`);
    const isWhole = seat === null ? to === records.tape.everyone : ((to >> seat) & 1) === 1;
    const fields = decodeFields(event.fields, values);
    if (!isWhole) for (const name of event.secrets) fields[name] = null;
    return { event: event.name, ...fields } as GameEvent;
  }

  /** Keep the events of the last move. */
  private noteTold(): void {
    const { table, tape } = this.rules.description.records;
    const cells = cellsOf(this.table);
    const width = tape.width + 2;
    for (let i = 0; i < (cells[(table.tape + tape.n) / 2] ?? 0); i++) {
      const at = (table.tape + tape.event) / 2 + i * width;
      const [to = 0, kind = 0] = cells.subarray(at, at + 2);
      this.told.push({ to, kind, values: cells.slice(at + 2, at + width) });
    }
  }

  private key(move: number): Uint32Array {
    return keyOf(this.setup.seed, this.setup.words, placeOf(move));
  }

  private seatsAt(field: "waiting" | "winners"): number[] {
    const bits = cellsOf(this.table)[this.rules.description.records.table[field] / 2] ?? 0;
    return Array.from({ length: 16 }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);
  }
}
