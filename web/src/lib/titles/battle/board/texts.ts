/** Abilities and battlefields in words. */
import type { Words } from "$lib/i18n/words";
import { ACTIONS } from "./choice";

/** B9, B10: what a power or an effect does, with its number or its card. */
export function ruleText(kind: "power" | "effect", said: string, amount: number, words: Words): string {
  const dash = said.indexOf("-");
  const card = said.slice(dash + 1);
  if (dash > 0 && card in ACTIONS)
    return words.say(`${kind}-${said.slice(0, dash)}`, { card: words.word(card), amount });
  return words.say(`${kind}-${said}`, { amount });
}

/** Cards in words, one after another. */
export function listed(cards: readonly string[], words: Words): string {
  return cards.map((card) => words.word(card)).join(", ");
}
