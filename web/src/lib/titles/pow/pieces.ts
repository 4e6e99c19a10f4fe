/** The tiles and dice of POW!, drawn and in words. */
import type { Piece, Pieces } from "$lib/titles/contract";
import type { Words } from "$lib/i18n/words";
import Face from "./PieceFace.svelte";

function label({ kind, row }: Piece, words: Words): string {
  if (kind === "die") return (row.sides as string[]).map((side) => words.word(side)).join(", ");
  return words.say("card-tile", { kind: words.word(kind), points: Number(row.points) });
}

function thing({ kind, row }: Piece): string {
  return kind === "die" ? "dice" : `tile ${kind} ${Number(row.points)}`;
}

export default { Face, label, thing, size: { width: 40, height: 50 } } satisfies Pieces;
