/** The log of a table on this device: entries as those of the server (`rooms/entries.py`), those that can happen here. */
import type { Level, Schemas } from "../api/types";
import type { Options } from "../rules/description";

export type Setup = Schemas["Setup"];
/** Everybody on this device is one person to the table, on seats with names of their own. */
export const PERSON = "local";

export type Entry =
  | { kind: "joined"; seat: number; person: string; name: string }
  | { kind: "seated"; seat: number; level: Level }
  | { kind: "started" }
  | { kind: "moved"; seat: number; move: string; request: number; by: "person" | "bot" }
  | { kind: "undone"; seat: number; to: number }
  | { kind: "ended"; how: "agreed" }
  | { kind: "rematched"; match: string };

export type Moved = Extract<Entry, { kind: "moved" }>;

export interface Line {
  number: number;
  /** Seconds since 1970. */
  at: number;
  entry: Entry;
  /** The fingerprint of the table after a move. */
  table?: string;
}

/** What a table is before its log. */
export interface Head {
  id: string;
  setup: Setup;
  seed: string;
  created: number;
  /** The players' words, of a game that was begun elsewhere. */
  words?: string[];
}

/** The rules by which a table is played, and what they say of its beginning. */
export interface RulesUsed {
  version: number;
  /** SHA-256 of the code. */
  wasm: string;
  /** The digest of the pack. */
  pack: string;
  options: Options;
  /** The fingerprint of the table after its set-up. */
  start: string;
}

/** What may be left of something that was kept. */
export type DeepPartial<Thing> = Thing extends object ? { [Key in keyof Thing]?: DeepPartial<Thing[Key]> } : Thing;

/** Everything that is kept of a table. */
export interface TableLog {
  head: Head;
  lines: Line[];
  /** Noted when the table is first opened. */
  rules?: RulesUsed;
}
