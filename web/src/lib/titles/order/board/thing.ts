/** The name of a card for the inspector: what is printed on it, and its number where it lies on a table. */
import type { Card } from "./choice";

export function thingOf({ colour, face, points, property, bonus, card }: Card): string {
  return `card ${colour} ${face} ${points} ${property} ${bonus ?? "none"}${card ? ` ${card}` : ""}`;
}

/** The card of such a name without its kind. */
export function cardNamed([colour, face, points, property, bonus, card]: string[]): Card {
  const given = bonus === "none" ? null : bonus;
  return { colour, face, points: Number(points), property, bonus: given, card: Number(card ?? 0) } as Card;
}
