/** Saves: a match as JSON, letter for letter as `engine/save.py` writes it. */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Options } from "./description";
import type { RulesMatch } from "./match";

export const FORMAT = 1;
export const LETTERS = "ABCDEFGH";

/** A move of a save: seat, notation (null: kept secret), fingerprint of the table after it. */
export type SavedRow = [seat: string, move: string | null, table: string];

export interface Save {
  herotable: number;
  title: string;
  rules_version: number;
  pack: string;
  seats: number;
  options: Options;
  commitment: string;
  seed: string | null;
  words: string[];
  bots?: string[];
  start: string;
  moves: SavedRow[];
  seal: string;
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** The match as a save; without `reveal` a receipt that keeps the seed and the moves secret, but binds them. */
export function save(match: RulesMatch, reveal = true): string {
  return sealed(dataOf(match, reveal));
}

/** The text of a save, with its seal. */
export function sealed(data: Omit<Save, "seal">): string {
  return layout({ ...data, seal: sealOf(data) });
}

function dataOf(match: RulesMatch, reveal: boolean): Omit<Save, "seal"> {
  const { description } = match.rules;
  const { seats, options, seed, words } = match.setup;
  return {
    herotable: FORMAT,
    title: description.title,
    rules_version: description.rules_version,
    pack: description.pack,
    seats,
    options,
    commitment: match.commitment,
    seed: reveal ? seed : null,
    words: [...words],
    ...(match.bots.length ? { bots: [...match.bots] } : {}),
    start: match.started,
    moves: match.rows.map(({ seat, move, table }) => [
      LETTERS.charAt(seat),
      reveal ? (description.moves[move] ?? "") : null,
      table,
    ]),
  };
}

/** What changes when anything in a save changes. */
export function sealOf(data: Omit<Save, "seal">): string {
  return bytesToHex(blake2b(utf8ToBytes(escaped(dumped(data as unknown as Json, true))), { dkLen: 16 }));
}

/** JSON with a line for each key and each move. */
function layout(data: Save): string {
  const rows = data.moves.map((row) => `    ${dumped(row)}`).join(",\n");
  const moves = rows ? `[\n${rows}\n  ]` : "[]";
  const lines = Object.entries(data).map(([key, value]) => `  "${key}": ${key === "moves" ? moves : dumped(value)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** JSON with the blanks that Python puts into it. */
function dumped(value: Json, sorted = false): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((one: Json) => dumped(one, sorted)).join(", ")}]`;
  const entries = Object.entries(value);
  if (sorted) entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}: ${dumped(one ?? null, sorted)}`).join(", ")}}`;
}

/** Nothing but ASCII. */
function escaped(json: string): string {
  return json.replace(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
