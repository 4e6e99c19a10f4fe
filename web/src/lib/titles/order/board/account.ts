/** How the points of Full Order came about: the collection, colour by colour; null while the rules are not here. */
import type { Words } from "$lib/i18n/words";
import { ask } from "$lib/state/questions.svelte";
import type { Line } from "$lib/titles/contract";
import { COLOURS, type Card, type Colour, type End, type OrderView } from "./choice";
import { nameOf } from "./names";

export function account(view: OrderView, seat: number, words: Words): Line[] | null {
  const cards = byColour(view.table.collections[seat]?.cards ?? []);
  const lines = COLOURS.filter((colour) => cards[colour].length).map((colour) => line(cards[colour], words));
  return lines.every((each) => each !== null) ? [...lines, ...lostLine(view, words)] : null;
}

function line(cards: Card[], words: Words): Line | null {
  const points = worthOf(cards);
  if (points === null) return null;
  const names = cards.map((card) => `${nameOf(card, words)} ${card.points}`).join(", ");
  const colour = cards[0]?.colour ?? "";
  return { text: words.say("order-account", { colour, count: cards.length, cards: names }), points };
}

/** O13: why a card that lay on a shelf is in no line. */
function lostLine({ over }: OrderView, words: Words): Line[] {
  return over ? [{ text: words.say("order-account-lost"), points: 0 }] : [];
}

/** O13: what cards are worth together. */
function worthOf(cards: Card[]): number | null {
  return cards.length ? (ask<{ points: number }>("order", "worth", { cards })?.points ?? null) : 0;
}

export interface ShownShelf {
  colour: Colour;
  cards: (Card | null)[];
  closed: End[];
  /** What they are worth, when the game is over; null while the rules are not here. */
  sum?: number | null;
}

/** The shelves of a seat; when the game is over what it has collected, as shelves. */
export function shelvesOf(view: OrderView, seat: number): ShownShelf[] {
  const kept = view.over ? view.table.collections[seat]?.cards : null;
  if (!kept) return COLOURS.map((colour) => ({ colour, ...view.table.shelves[seat]![colour] }));
  const cards = byColour(kept);
  return COLOURS.map((colour) => ({ colour, cards: cards[colour], closed: [], sum: worthOf(cards[colour]) }));
}

function byColour(cards: Card[]): Record<Colour, Card[]> {
  const of = (colour: Colour) => cards.filter((card) => card.colour === colour);
  return { violet: of("violet"), orange: of("orange"), blue: of("blue") };
}
