/** How the points of Full Order came about: the collection, colour by colour. */
import type { View } from "$lib/api/types";
import type { Words } from "$lib/i18n/words";
import { COLOURS, nameOf, type Card, type Table } from "./choice";

export function account(view: View<Table>, seat: number, words: Words): { text: string; points: number }[] {
  const cards = view.table.collections[seat]?.cards ?? [];
  const lines = COLOURS.map((colour) =>
    line(
      colour,
      cards.filter((card) => card.colour === colour),
      words,
    ),
  );
  return lines.filter((each) => each !== null);
}

function line(colour: string, cards: Card[], words: Words): { text: string; points: number } | null {
  if (!cards.length) return null;
  const names = cards.map((card) => `${nameOf(card, words)} ${card.points}`).join(", ");
  const text = words.say("order-account", { colour, count: cards.length, cards: names });
  return { text, points: cards.reduce((total, card) => total + card.points, 0) };
}
