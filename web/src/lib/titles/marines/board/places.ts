/** Columns and rows as the board prints them: those of the seat at its lower edge, for both armies and in the log too. */
import type { Schemas, Value, View } from "$lib/api/types";
import type { Places } from "$lib/titles/contract";
import { constants } from "../../../../../../src/herotable/rules_wasm/marines.json";

/** Counted from 1. */
export const COLUMNS = Array.from({ length: constants.columns }, (_, i) => i + 1);

/** A column of one seat as the other counts it. */
export function across(column: number): number {
  return COLUMNS.length + 1 - column;
}

/** A row of one seat as the other counts it; `half` is the option `rows`. */
export function fromAfar(row: number, half: number): number {
  return 2 * half + 1 - row;
}

type Reader = View<Schemas["MarinesTable"]>;

/** Fields of a move or an event of a seat, with the places as the reader's board prints them. */
function reread<Fields extends Record<string, Value>>(fields: Fields, by: number, { seat, options }: Reader): Fields {
  if (by === (seat ?? 0)) return fields;
  const read = { ...fields } as Record<string, Value>;
  for (const name of ["column", "target"]) if (typeof read[name] === "number") read[name] = across(read[name]);
  if (typeof read.row === "number") read.row = fromAfar(read.row, Number(options.rows));
  return read as Fields;
}

export const places: Places<Schemas["MarinesTable"]> = {
  event: (event, view) => (typeof event.seat === "number" ? reread(event, event.seat, view) : event),
  move: (move, by, view) => ({ ...move, fields: reread(move.fields, by, view) }),
};
