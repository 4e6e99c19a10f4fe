/** The heroes of Space Marine Heroes, drawn and in words. */
import type { Piece, Pieces } from "$lib/titles/contract";
import type { Words } from "$lib/i18n/words";
import { gearText } from "./board/names";
import Face from "./PieceFace.svelte";

/** "smite: sixes, close" is a kind, a price and a range. */
export function gearOf(row: Piece["row"]): string[][] {
  return (row.gear as string[]).map((gear) => gear.split(/: |, /));
}

function label({ row }: Piece, words: Words): string {
  return [words.word(String(row.name)), ...gearOf(row).map((gear) => gearText(gear, words))].join("; ");
}

export default { Face, label, thing: ({ row }) => `hero ${String(row.name)}` } satisfies Pieces;
