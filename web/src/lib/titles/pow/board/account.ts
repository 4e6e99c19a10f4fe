/** How the points of POW! came about. */
import type { View } from "$lib/api/types";
import type { Words } from "$lib/i18n/words";
import type { Line } from "$lib/titles/contract";
import { ask } from "$lib/state/questions.svelte";
import { signed, type Table } from "./choice";

/** P10: how many heroes of a seat count, from the bottom of their stack; null while the rules are not here. */
export function countedHeroes(stacks: Table["stacks"][number]): number | null {
  return ask<{ heroes: number }>("pow", "counted", stacks)?.heroes ?? null;
}

/** P11: what a seat's tiles are worth now, where all of them are seen; null elsewhere, and while the rules are not here. */
export function standing({ hero, villain }: Table["stacks"][number]): number | null {
  if (hero.tiles.length < hero.height || villain.tiles.length < villain.height) return null;
  const counted = countedHeroes({ hero, villain });
  return counted === null ? null : sum(hero.tiles.slice(hero.height - counted)) + sum(villain.tiles);
}

/** Heroes that do not count lie on top of their stack; nothing is told until the rules are here. */
export function account(view: View<Table>, seat: number, words: Words): Line[] | null {
  const stacks = view.table.stacks[seat];
  if (!stacks) return [];
  const counted = countedHeroes(stacks);
  if (counted === null) return null;
  const idle = stacks.hero.height - counted;
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
