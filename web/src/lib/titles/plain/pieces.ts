/** Components of a title that the client does not know: their fields, as the pack has them. */
import type { Piece, Pieces } from "$lib/titles/contract";
import type { Words } from "$lib/i18n/words";
import Face from "./PieceFace.svelte";

/** A value in words; what has no words stays as it is, what is absent or a plain yes or no is a sign. */
export function inWords(value: unknown, words: Words): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "✓" : "✗";
  return words.has(`word-${String(value)}`) ? words.word(String(value)) : String(value);
}

/** A field's name as one reads it aloud. */
export const spoken = (name: string) => name.replaceAll("_", " ");

/** The fields of a row in words. */
export function fieldsOf({ row }: Piece, words: Words): [name: string, value: string][] {
  const all = Object.entries(row).filter(([name]) => name !== "source");
  const line = (value: unknown) =>
    (Array.isArray(value) ? value : [value]).map((one) => inWords(one, words)).join(", ");
  return all.map(([name, value]) => [spoken(name), line(value)]);
}

function label(piece: Piece, words: Words): string {
  return [piece.kind, ...fieldsOf(piece, words).map(([name, value]) => `${name}: ${value}`)].join("; ");
}

export default { Face, label } satisfies Pieces;
