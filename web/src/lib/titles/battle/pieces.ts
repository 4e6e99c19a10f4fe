/** The cards of Superhero Battle, drawn and in words. */
import type { Piece, Pieces } from "$lib/titles/contract";
import type { Words } from "$lib/i18n/words";
import { ruleText } from "./board/texts";
import Face from "./PieceFace.svelte";

/** The box holds seven copies of each move; the pack names each move once. */
const COPIES = { move: 7 };

function label({ kind, row }: Piece, words: Words): string {
  const name = words.word(String(row.name));
  if (kind === "move") return `${String(row.number)}. ${name}`;
  const [rule, text] = kind === "hero" ? (["power", row.power] as const) : (["effect", row.effect] as const);
  return `${name}: ${ruleText(rule, String(text), Number(row.amount), words)}`;
}

export default { Face, label, copies: COPIES } satisfies Pieces;
