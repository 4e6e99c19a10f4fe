/** The cards of Full Order, drawn and in words. */
import type { Piece, Pieces } from "$lib/titles/contract";
import type { Card } from "./board/choice";
import { labelOf } from "./board/names";
import { thingOf } from "./board/thing";
import Face from "./PieceFace.svelte";

/** A row of the pack as the board knows its card. */
export function cardOf(row: Piece["row"]): Card {
  const bonus = row.bonus === undefined || row.bonus === "none" ? null : (row.bonus as Card["bonus"]);
  return {
    card: 0,
    colour: row.colour as Card["colour"],
    face: (row.toy ?? `${String(row.side)}_edge`) as Card["face"],
    points: Number(row.points),
    property: row.property as Card["property"],
    bonus,
  };
}

export default {
  Face,
  label: ({ row }, words) => labelOf(cardOf(row), words),
  thing: ({ row }) => thingOf(cardOf(row)),
} satisfies Pieces;
