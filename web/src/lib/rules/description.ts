/** What lies beside the WebAssembly of a title: `herotable build wasm` writes it. */
import type { Grammar, Level, Schemas } from "../api/types";

/** A part of a record of signed 16-bit cells, as the grammar of the API has it. */
export type ViewPart = Schemas["ViewPart"];
export type Choice = string | number | boolean;
export type Options = Record<string, Choice>;

export interface OptionDescription {
  name: string;
  choices: Choice[];
  default: Choice;
  /** For each choice the numbers of seats it can be played with. */
  fits: number[][];
  /** Its place among the options of a table, in bytes. */
  at: number;
}

export interface EventDescription {
  name: string;
  fields: Record<string, ViewPart>;
  /** The fields that are told only to some seats. */
  secrets: string[];
}

/** A question that boards may ask, and what it tells: records of signed 32-bit cells. */
export interface QuestionDescription {
  /** The bytes of the record that the rules try on; it begins as zeros. */
  room: number;
  asked: ViewPart;
  told: ViewPart;
}

/** The size of a record in bytes, and where in it each field begins. */
type Places<Field extends string> = Record<"size" | Field, number>;

export interface Records {
  table: Places<"key" | "seats" | "waiting" | "winners" | "quiet" | "score" | "option" | "tape">;
  tape: Places<"n" | "event"> & { width: number; everyone: number };
  offer: Places<"n" | "card">;
  node: Places<"child" | "sibling" | "move" | "seat" | "visits" | "available" | "value" | "wins">;
  path: number;
}

export interface Description {
  format: number;
  title: string;
  rules_version: number;
  /** Of the sources of the code. */
  digest: string;
  /** SHA-256 of the code. */
  wasm: string;
  /** The digest of the box, whose components lie on the blank table. */
  pack: string;
  seats: number[];
  options: OptionDescription[];
  levels: Record<Level, number>;
  paragraphs: string[];
  grammar: Grammar;
  /** The notation of every move, by its number. */
  moves: string[];
  events: EventDescription[];
  questions: Record<string, QuestionDescription>;
  /** What boards draw by; pages import it with their code. */
  constants: Record<string, unknown>;
  records: Records;
  /** The bytes of a table before its set-up, in base64, without seats and options. */
  blank: string;
}
