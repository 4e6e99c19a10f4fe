/** M4, M5: where the points of a seat come from. */
import type { Words } from "$lib/i18n/words";
import type { MarinesView } from "./choice";

export function account({ table }: MarinesView, seat: number, words: Words): { text: string; points: number }[] {
  const earlier = table.written.slice(0, table.battle - 1).map((points, battle) => ({
    text: words.say("marines-account-battle", { battle: battle + 1 }),
    points: points[seat] ?? 0,
  }));
  const heroes = (table.field[seat] ?? []).filter((there) => there !== null);
  const last = heroes.map(({ hero, advanced }) => {
    const isDouble = table.heroes[hero]?.some(([kind]) => kind === "inspiration") ?? false;
    const text = words.say(isDouble ? "marines-account-double" : "marines-account-hero", {
      hero: words.word(hero),
      spaces: advanced,
    });
    return { text, points: isDouble ? 2 * advanced : advanced };
  });
  return [...earlier, ...last];
}
