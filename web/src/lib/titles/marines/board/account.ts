/** M4, M5: where the points of a seat come from; nothing is told until the rules are here. */
import type { Words } from "$lib/i18n/words";
import type { Line } from "$lib/titles/contract";
import { ask } from "$lib/state/questions.svelte";
import { THROUGH, type MarinesView } from "./choice";
import { through } from "./through";

export function account(view: MarinesView, seat: number, words: Words): Line[] | null {
  const { table } = view;
  const earlier = table.written.slice(0, table.battle - 1).map((points, battle) => ({
    text: words.say("marines-account-battle", { battle: battle + 1 }),
    points: points[seat] ?? 0,
  }));
  const heroes = (table.field[seat] ?? []).filter((there) => there !== null);
  const last = heroes.flatMap(({ hero, advanced }) => {
    const worth = spaceWorth(table.heroes[hero] ?? []);
    if (worth === null) return [];
    const text = words.say(worth > 1 ? "marines-account-double" : "marines-account-hero", {
      hero: words.word(hero),
      spaces: advanced,
    });
    return [{ text, points: worth * advanced }];
  });
  return last.length === heroes.length ? [...earlier, ...last, ...acrossLine(view, seat, words)] : null;
}

/** M3: nothing is counted for it, but it wins a battle; of a series only the points do. */
function acrossLine(view: MarinesView, seat: number, words: Words): Line[] {
  const count = Number(view.options.series) > 1 ? undefined : through(view)?.[seat];
  return count === undefined
    ? []
    : [{ text: words.say("marines-account-through", { count, need: THROUGH }), points: 0 }];
}

/** M4: what each space of a hero with this gear counts. */
function spaceWorth(gear: string[][]): number | null {
  return ask<{ worth: number }>("marines", "space_worth", { gear })?.worth ?? null;
}
