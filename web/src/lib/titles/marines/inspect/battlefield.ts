/** Players, what they have reached, and the battlefield. */
import type { Explanation } from "$lib/titles/contract";
import { namedNumbers } from "$lib/ui/inspect/numbers";
import { ARMY, THROUGH } from "../board/choice";
import type { MarinesScene } from "./heroes";

export function seat([number]: string[], { words, view, seat: own }: MarinesScene): Explanation | null {
  const at = Number(number);
  if (!view || words.names[at] === undefined) return null;
  const { table } = view;
  const picked = table.phase === "picking" ? `${table.reserve[at]?.size ?? 0} / ${ARMY}` : null;
  return {
    name: words.names[at],
    text: words.say(at === own ? "marines-about-me" : "marines-about-rival"),
    numbers: namedNumbers(
      [words.say("marines-score"), picked ? null : table.running[at]],
      [words.say("marines-number-picked"), picked],
    ),
    rule: "M3",
  };
}

/** Heroes across the line. */
export function flags(_: string[], { words }: MarinesScene): Explanation {
  const numbers = namedNumbers([words.say("marines-number-need"), THROUGH]);
  return { name: words.say("marines-flags-name"), text: words.say("marines-about-flags"), numbers, rule: "M3" };
}

export function score(_: string[], { words }: MarinesScene): Explanation {
  return { name: words.say("marines-score"), text: words.say("marines-about-score"), rule: "M4" };
}

/** M5: several battles, and what was written down. */
export function battle(_: string[], { words, view }: MarinesScene): Explanation {
  const numbers = namedNumbers([
    words.say("marines-battle-name"),
    view && `${view.table.battle} / ${String(view.options.series)}`,
  ]);
  return { name: words.say("marines-battle-name"), text: words.say("marines-about-battle"), numbers, rule: "M5" };
}

/** The numbers at the edges. */
export function column([number = ""]: string[], { words }: MarinesScene): Explanation {
  const name = words.say("marines-column-name", { column: Number(number) });
  return { name, text: words.say("marines-about-column", { column: Number(number) }), rule: "M15" };
}

export function row([number = ""]: string[], { words, view }: MarinesScene): Explanation {
  const half = Number(view?.options.rows ?? 0);
  const side = view && Number(number) > half ? "marines-about-row-theirs" : "marines-about-row-own";
  return { name: words.say("marines-row-name", { row: Number(number) }), text: words.say(side), rule: "M12" };
}

/** A square of the battlefield; with a hero, where that one would go. */
export function space([column = "", number = "", name]: string[], scene: MarinesScene): Explanation | null {
  const { words, view } = scene;
  const half = Number(view?.options.rows ?? 0);
  const isStart = Number(number) === 1 || Number(number) === 2 * half;
  const text = isStart ? words.say("marines-about-start") : row([number], scene).text;
  return {
    name: words.say("marines-space-name", { column: Number(column), row: Number(number) }),
    text,
    now: name
      ? [words.say("marines-goal", { hero: words.word(name), column: Number(column), row: Number(number) })]
      : [],
    rule: isStart ? "M2" : "M12",
  };
}
