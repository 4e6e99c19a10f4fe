/** Cards of Full Order in words. */
import type { Words } from "$lib/i18n/words";
import type { Card, OrderView } from "./choice";

/** The part of the game. */
export function phaseOf({ over, table }: OrderView, words: Words): string {
  return words.say("label-phase", { phase: over ? "over" : table.phase });
}

/** The toy, or which edge it is. */
export function nameOf(card: Card, words: Words): string {
  return words.say(words.has(`order-face-${card.face}`) ? `order-face-${card.face}` : `word-${card.face}`);
}

/** The toy that brings a bonus turn when it joins the card later. */
export function wantedToy({ bonus, property }: Card): Card["bonus"] {
  return bonus ?? (property === "next_to_general" ? "general" : null);
}

/** What the card asks for, or the toy that brings a bonus turn, in short. */
export function markOf(card: Card, words: Words): string {
  const toy = wantedToy(card);
  if (toy) return words.say(toy === "general" ? "face-general" : `word-${toy}`);
  return card.property === "none" ? "" : words.say(`order-mark-${card.property}`);
}

/** The same as a sentence. */
export function helpOf(card: Card, words: Words): string {
  const toy = words.word(card.bonus ?? "general");
  if (card.bonus) return words.say("order-help-bonus", { toy });
  return card.property === "none" ? "" : words.say(`order-help-${card.property}`);
}

/** A card as a screen reader names it. */
export function labelOf(card: Card | null, words: Words): string {
  if (!card) return words.say("face-down");
  const said = words.say("order-card", {
    name: nameOf(card, words),
    colour: words.word(card.colour),
    points: card.points,
  });
  return card.property === "none" && !card.bonus ? said : `${said}; ${helpOf(card, words)}`;
}

/** What begins a line begins with a capital, and has its full stop. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
