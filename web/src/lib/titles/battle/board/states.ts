/** What else is to know of a fighter: out, in a team, behind a shield, silenced, doomed. */
import type { Words } from "$lib/i18n/words";
import type { BattleView } from "./choice";

type Fighter = BattleView["table"]["seats"][number];

export function isOutOf(view: BattleView, fighter: Fighter): boolean {
  return view.table.round > 0 && !fighter.fighting && !view.over;
}

export function stateNames(fighter: Fighter, isOut: boolean): string[] {
  const all = [
    isOut && (fighter.contestant ? "out" : "bystander"),
    fighter.team !== null && "team",
    fighter.turned.length > 0 && "stance",
    fighter.silenced && "silenced",
    fighter.doomed && "doomed",
  ];
  return all.filter((state) => state !== false);
}

export function statesOf(fighter: Fighter, isOut: boolean, words: Words): string[] {
  const team = (fighter.team ?? 0) + 1;
  return stateNames(fighter, isOut).map((state) => words.say(`label-${state}`, { team }));
}
