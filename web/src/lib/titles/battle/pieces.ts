/** The cards of Superhero Battle, drawn and in words. */
import type { Piece, Pieces } from "$lib/titles/contract";
import type { Words } from "$lib/i18n/words";
import { ruleText } from "./board/texts";
import Face from "./PieceFace.svelte";

/** The box holds seven copies of each move; the pack names each move once. */
export const COPIES = { move: 7 };

function label({ kind, row }: Piece, words: Words): string {
  const name = words.word(String(row.name));
  if (kind === "move") return `${String(row.number)}. ${name}`;
  const [rule, text] = kind === "hero" ? (["power", row.power] as const) : (["effect", row.effect] as const);
  return `${name}: ${ruleText(rule, String(text), Number(row.amount), words)}`;
}

const THINGS: Record<string, string> = { move: "card", hero: "hero", battlefield: "field" };

function thing({ kind, row }: Piece): string {
  return `${THINGS[kind]} ${String(row.name)}`;
}

export default { Face, label, thing, copies: COPIES } satisfies Pieces;
