/** How a seat came by its score. */
import type { Words } from "$lib/i18n/words";
import type { BattleView } from "./choice";

/** B7.1: a seat's score is the battles it has won. */
export function account(view: BattleView, seat: number, words: Words): { text: string; points: number }[] {
  const { wins = 0, hero = null } = view.table.seats[seat] ?? {};
  return [
    {
      text: words.say("battle-account", { hero: hero ? words.word(hero) : "", battles: view.table.battle }),
      points: wins,
    },
  ];
}
