/** Players with what they have left. */
import type { Explanation } from "$lib/titles/contract";
import { namedNumbers } from "$lib/ui/inspect/numbers";
import { lit, MOST_ENERGY, type Fighter } from "../board/choice";
import { hitsOf, hitText } from "../board/ghosts";
import { isOutOf, stateNames } from "../board/states";
import { hero, type BattleScene } from "./cards";

/** Somebody at the table: hero, energy, wins and hand. */
export function seat([number]: string[], scene: BattleScene): Explanation | null {
  const { words, view, seat: own } = scene;
  const at = Number(number);
  const fighter = view?.table.seats[at];
  if (!view || !fighter) return null;
  const played = fighter.hero ? hero([fighter.hero], scene) : null;
  return {
    name: words.names[at] ?? "?",
    face: played?.face,
    text: played ? `${played.name}. ${played.text}` : words.say(at === own ? "battle-about-me" : "battle-about-rival"),
    numbers: fighterNumbers(fighter, view.table.goal, words),
    now: [
      ...stateNames(fighter, isOutOf(view, fighter)).map((state) => words.say(`battle-about-${state}`)),
      ...asTarget(at, scene),
    ],
    rule: played ? "B9" : "B1.2",
    isRowOfRule: played?.isRowOfRule,
    source: played?.source,
  };
}

/** B6.1: what the action that is chosen would leave of it, or that it cannot be aimed there. */
function asTarget(at: number, { words, view, seat: own, moves, picked }: BattleScene): string[] {
  const { rivals } = lit(moves, picked);
  if (!view || !rivals.size || at === own) return [];
  const hit = hitsOf(view, moves, picked).get(at);
  if (rivals.has(at)) return hit ? [hitText(hit, words)] : [];
  return [words.say("battle-not-now-rival")];
}

function fighterNumbers(fighter: Fighter, goal: number, words: BattleScene["words"]) {
  return namedNumbers(
    [words.say("battle-number-energy"), fighter.energy],
    [words.say("battle-number-wins"), `${fighter.wins} / ${goal}`],
    [words.say("battle-number-cards"), fighter.cards],
  );
}

export function energy([left]: string[], { words }: BattleScene): Explanation {
  const numbers = namedNumbers([words.say("battle-number-left"), left], [words.say("battle-number-most"), MOST_ENERGY]);
  return { name: words.say("battle-energy-name"), text: words.say("battle-about-energy"), numbers, rule: "B2.1" };
}

export function wins([won]: string[], { words, view }: BattleScene): Explanation {
  const numbers = namedNumbers(
    [words.say("battle-number-won"), won],
    [words.say("battle-number-goal"), view?.table.goal],
  );
  return { name: words.say("battle-wins-name"), text: words.say("battle-about-wins"), numbers, rule: "B7.1" };
}

/** How many cards somebody holds. */
export function hand([count]: string[], { words }: BattleScene): Explanation {
  const numbers = namedNumbers([words.say("battle-number-cards"), count]);
  return { name: words.say("battle-hand-name"), text: words.say("battle-about-hand"), numbers, rule: "B6.8" };
}

/** The first-player card. */
export function first(_: string[], { words, view }: BattleScene): Explanation {
  const now = view ? [words.about(view.table.first, "battle-now-first")] : [];
  return { name: words.say("battle-first-name"), text: words.say("battle-about-first"), now, rule: "B3.2" };
}
