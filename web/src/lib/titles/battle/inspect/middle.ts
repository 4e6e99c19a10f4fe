/** What lies between the players: tactics, traps, Knockouts, deck and discard. */
import type { Explanation } from "$lib/titles/contract";
import { namedNumbers } from "$lib/ui/inspect/numbers";
import { lit, stacks } from "../board/choice";
import { consequences } from "../board/consequence";
import type { BattleScene } from "./cards";

/** The tactic of a move: its number, trap and Knockout. */
export function tactic([name]: string[], scene: BattleScene): Explanation | null {
  const { words, view } = scene;
  const lying = name ? view?.table.tactics[name] : undefined;
  if (!name || (view && !lying) || !words.has(`word-${name}`)) return null;
  const called = words.word(name);
  const said = [
    lying?.knockout && words.say("battle-now-knockout", { card: called }),
    lying?.trap && words.say("battle-now-trap", { card: called }),
    lying && !lying.knockout && !lying.trap && words.say("battle-now-clear"),
    asTarget(name, scene),
  ];
  return {
    name: words.say("battle-tactic-name", { card: called }),
    text: words.say("battle-about-tactic", { card: called }),
    numbers: namedNumbers([words.say("battle-number-number"), lying?.number]),
    now: said.filter((sentence) => typeof sentence === "string"),
    rule: "B4.2",
  };
}

/** B4.1, B4.2: what a tap would leave on it, or why it cannot be chosen. */
function asTarget(name: string, { words, view, moves, picked }: BattleScene): string | null {
  const { tactics } = lit(moves, picked);
  if (!view || !tactics.size) return null;
  if (!tactics.has(name))
    return words.say(view.table.target === name ? "battle-not-now-same" : "battle-not-now-tactic");
  const meant = moves.find(({ verb, fields }) => fields.tactic === name && (!picked.verb || verb === picked.verb));
  const turned = (meant && consequences(view)?.get(meant.notation)?.deeds[0]?.tactic) ?? null;
  if (!turned) return null;
  return words.say("battle-now-turned", { trap: turned.trap ? "yes" : "no", knockout: turned.knockout ? "yes" : "no" });
}

const plain = (name: string, rule: string) =>
  function plainly(_: string[], { words }: BattleScene): Explanation {
    return { name: words.say(`battle-${name}-name`), text: words.say(`battle-about-${name}`), rule };
  };

export const trap = plain("trap", "B4.3");
export const knockout = plain("knockout", "B4.1");
export const frozen = plain("frozen", "B9");

/** Where the battle stands. */
export function round(_: string[], { words, view }: BattleScene): Explanation {
  const numbers = namedNumbers(
    [words.say("battle-number-battle"), view?.table.battle],
    [words.say("battle-number-round"), view?.table.round || null],
    [words.say("battle-number-goal"), view?.table.goal],
  );
  return { name: words.say("battle-round-name"), text: words.say("battle-about-round"), numbers, rule: "B3.4" };
}

export function deck(_: string[], { words, view }: BattleScene): Explanation {
  const numbers = namedNumbers([words.say("battle-number-cards"), view?.table.deck]);
  return { name: words.say("battle-deck-name"), text: words.say("battle-about-deck"), numbers, rule: "B2.3" };
}

/** All may look through it. */
export function discard(_: string[], { words, view }: BattleScene): Explanation {
  const numberOf = (card: string) => view?.table.tactics[card]?.number ?? "";
  const lying = stacks(view?.table.discard ?? []).map(
    ({ card, count }) => `${numberOf(card)} ${words.word(card)} ×${count}`,
  );
  const now = lying.length ? [lying.join(", ")] : [];
  return { name: words.say("battle-discard-name"), text: words.say("battle-about-discard"), now, rule: "B6.8" };
}
