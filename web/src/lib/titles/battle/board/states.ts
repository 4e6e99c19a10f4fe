/** What else is to know of a fighter: out, in a team, behind a shield, silenced, doomed. */
import type { Words } from "$lib/i18n/words";
import type { BattleView } from "./choice";

type Fighter = BattleView["table"]["seats"][number];

export function isOutOf(view: BattleView, fighter: Fighter): boolean {
  return view.table.round > 0 && !fighter.fighting && !view.over;
}

export function statesOf(fighter: Fighter, isOut: boolean, words: Words): string[] {
  const all = [
    isOut && words.say(fighter.contestant ? "label-out" : "label-bystander"),
    fighter.team !== null && words.say("label-team", { team: fighter.team + 1 }),
    fighter.turned.length > 0 && words.say("label-stance"),
    fighter.silenced && words.say("label-silenced"),
    fighter.doomed && words.say("label-doomed"),
  ];
  return all.filter((state) => state !== false);
}
