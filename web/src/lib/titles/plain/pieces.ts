/** Components of a title that the client does not know: their fields, as the pack has them. */
import type { Piece, Pieces } from "$lib/titles/contract";
import type { Words } from "$lib/i18n/words";
import Face from "./PieceFace.svelte";

/** The fields of a row in words; what has no words stays as it is. */
export function fieldsOf({ row }: Piece, words: Words): [name: string, value: string][] {
  const inWords = (value: unknown) => (words.has(`word-${String(value)}`) ? words.word(String(value)) : String(value));
  const all = Object.entries(row).filter(([name]) => name !== "source");
  return all.map(([name, value]) => [name, Array.isArray(value) ? value.map(inWords).join(", ") : inWords(value)]);
}

function label(piece: Piece, words: Words): string {
  return [piece.kind, ...fieldsOf(piece, words).map(([name, value]) => `${name}: ${value}`)].join("; ");
}

export default { Face, label } satisfies Pieces;
