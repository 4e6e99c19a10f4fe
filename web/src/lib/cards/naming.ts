/** Rows of a pack as the boards know their cards, and each in words. */
import { labelOf, type Card } from "$lib/titles/order/board/choice";
import { gearText } from "$lib/titles/marines/board/names";
import { ruleText } from "$lib/titles/battle/board/texts";
import { say } from "$lib/i18n/say.svelte";
import type { Words } from "$lib/i18n/words";
import type { Piece, Row } from "./pieces";

/** "smite: sixes, close" is a kind, a price and a range. */
export function gearOf(row: Row): string[][] {
  return (row.gear as string[]).map((gear) => gear.split(/: |, /));
}

export function orderCard(row: Row): Card {
  const bonus = row.bonus === undefined || row.bonus === "none" ? null : (row.bonus as Card["bonus"]);
  return {
    card: 0,
    colour: row.colour as Card["colour"],
    face: (row.toy ?? `${String(row.side)}_edge`) as Card["face"],
    points: Number(row.points),
    property: row.property as Card["property"],
    bonus,
  };
}

/** What a piece says, for those who do not see it. */
export function named(title: string, { kind, row }: Piece, words: Words): string {
  if (title === "order") return labelOf(orderCard(row), words);
  if (title === "pow") return namedTile(kind, row, words);
  const name = words.word(String(row.name));
  if (title === "marines") return [name, ...gearOf(row).map((gear) => gearText(gear, words))].join("; ");
  if (kind === "move") return `${String(row.number)}. ${name}`;
  const [rule, said] = kind === "hero" ? (["power", row.power] as const) : (["effect", row.effect] as const);
  return `${name}: ${ruleText(rule, String(said), Number(row.amount), words)}`;
}

function namedTile(kind: string, row: Row, words: Words): string {
  if (kind === "die") return (row.sides as string[]).map((side) => words.word(side)).join(", ");
  return say("ui-card-tile", { kind: words.word(kind), points: Number(row.points) });
}
