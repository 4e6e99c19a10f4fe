/** How the points of POW! came about. */
import type { View } from "$lib/api/types";
import type { Words } from "$lib/i18n/words";
import { signed, type Table } from "./choice";

/** Heroes without a villain lie on top of their stack and count nothing; all villains count. */
export function account(view: View<Table>, seat: number, words: Words): { text: string; points: number }[] {
  const stacks = view.table.stacks[seat];
  if (!stacks) return [];
  const idle = Math.max(0, stacks.hero.height - stacks.villain.height);
  const lone = stacks.hero.tiles.slice(0, idle);
  const heroes = stacks.hero.tiles.slice(idle);
  const lines = [
    { text: words.say("pow-account-hero", said(heroes)), points: sum(heroes) },
    { text: words.say("pow-account-villain", said(stacks.villain.tiles)), points: sum(stacks.villain.tiles) },
  ];
  return idle ? [...lines, { text: words.say("pow-account-lone", said(lone)), points: 0 }] : lines;
}

function said(tiles: number[]) {
  return { count: tiles.length, tiles: tiles.map(signed).join(", ") };
}

function sum(tiles: number[]): number {
  return tiles.reduce((total, points) => total + points, 0);
}
