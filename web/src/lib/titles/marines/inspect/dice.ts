/** Dice and what they pay for. */
import type { Explanation } from "$lib/titles/contract";
import { namedNumbers } from "$lib/ui/inspect/numbers";
import { actions, fitting } from "../board/choice";
import { diceOf } from "../board/combinations";
import { consequences } from "../board/consequence";
import Die from "../board/Die.svelte";
import { percent } from "../board/prompt";
import { deeds, type MarinesScene } from "./heroes";

const SQUARE = { width: 1, height: 1 };
const FACES = ["1", "2", "3", "4", "5", "6"];

export function die([face = ""]: string[], { words, view }: MarinesScene): Explanation | null {
  if (!FACES.includes(face)) return dice([], { words, view } as MarinesScene);
  const shown = view?.table.rolls ? count([...view.table.rolled, ...view.table.lying], face) : null;
  return {
    name: words.say("marines-die-name", { face: Number(face) }),
    face: { Face: Die, props: { face: Number(face) }, size: SQUARE },
    text: words.say(face === "6" ? "marines-about-six" : "marines-about-die", { face: Number(face) }),
    numbers: namedNumbers([words.say("marines-number-shown"), shown]),
    rule: "M6",
  };
}

function count(all: readonly string[], face: string): number {
  return all.filter((other) => String(other) === face).length;
}

/** The dice that are in the hand. */
export function dice(_: string[], { words, view }: MarinesScene): Explanation {
  const numbers = namedNumbers([words.say("marines-number-left"), view?.table.dice]);
  return { name: words.say("marines-tray"), text: words.say("marines-about-dice"), numbers, rule: "M7" };
}

/** What a combination pays for. */
export function combination([name = ""]: string[], { words, view, moves }: MarinesScene): Explanation | null {
  const faces = diceOf(name);
  if (!faces.length) return null;
  const kind = name.split("-")[0]!;
  return {
    name: words.word(name),
    face: { Face: Die, props: { face: faces[0] }, size: SQUARE },
    text: words.say(`marines-about-pays-${kind}`, { columns: [...new Set(faces)].join(", ") }),
    numbers: namedNumbers([words.say("marines-number-dice"), faces.join(" ")]),
    now: view && moves.length ? payNow(name, view, moves, words) : [],
    rule: "M15",
  };
}

/** What it pays for as the heroes stand, and how risky the roll after it is. */
function payNow(
  name: string,
  view: NonNullable<MarinesScene["view"]>,
  moves: MarinesScene["moves"],
  words: MarinesScene["words"],
): string[] {
  if (view.table.phase === "acting") return deeds(fitting(actions(view, moves), { pays: name }), view, words);
  const setting = moves.find(({ verb, fields }) => verb === "set" && fields.combination === name);
  const told = setting && consequences(view)?.get(setting.notation);
  if (!told) return [];
  const risk = told.bust && words.say("marines-now-risk", { chance: percent(told.bust.ways / told.bust.of, words) });
  return [words.say("marines-now-pays", { count: told.actions }), ...(risk ? [risk] : [])];
}

/** How likely the next roll is to be a bust. */
export function risk(_: string[], { words }: MarinesScene): Explanation {
  return { name: words.say("marines-odds"), text: words.say("marines-about-risk"), rule: "M7" };
}
