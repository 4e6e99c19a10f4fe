/** What is being decided, in a sentence, with the moves that can be made by a button. */
import type { Picked, Prompt } from "$lib/titles/contract";
import type { Move } from "$lib/api/types";
import type { Words } from "$lib/i18n/words";
import { PICKS, pickOf, STAGES, whole, type BattleView } from "./choice";
import { consequences } from "./consequence";
import { riskText } from "./risks";

/** Moves that are offered in the bubble as soon as they may be made. */
const BUTTONS = ["ability", "stay", "done"];

export function prompt(view: BattleView, moves: Move[], picked: Picked, words: Words): Prompt {
  if (view.over) return { say: "battle-over" };
  if (!moves.length) return { say: "battle-waiting" };
  const move = whole(moves, picked);
  const confirm = move ? [{ move, text: inShort(view, move, words), primary: true }] : [];
  const others = moves
    .filter(({ verb, notation }) => BUTTONS.includes(verb) && !picked.verb && notation !== move?.notation)
    .map((one) => ({ move: one, text: words.move(one, view.table.numbers), primary: false }));
  return {
    ...question(view, moves, picked, words),
    warning: warning(view, move, words),
    chosen: chosen(picked, words),
    buttons: [...confirm, ...others],
  };
}

/** B5.1: the move that is chosen, or keeping the card that lies, would put one's own hero out. */
function warning(view: BattleView, move: Move | undefined, words: Words): string | undefined {
  const told = consequences(view)?.get(move?.notation ?? "stay");
  return told && told.danger !== "none" ? riskText(view, told, words) : undefined;
}

/** What was picked stands beside the button, so the verb alone will do. */
function inShort(view: BattleView, move: Move, words: Words): string {
  const id = `battle-it-${move.verb}`;
  return words.has(id) ? words.say(id) : words.move(move, view.table.numbers);
}

function question(view: BattleView, moves: Move[], picked: Picked, words: Words): Pick<Prompt, "say" | "values"> {
  const { phase, target, acting, seats } = view.table;
  if (phase === "trap") return { say: "label-turning", values: { tactic: words.word(String(target)) } };
  if (phase === "take") return { say: "label-taking", values: { name: words.names[Number(target)] ?? "" } };
  if (picked.verb && has(moves, picked.verb, "rival")) return { say: `battle-whom-${picked.verb}` };
  if (picked.verb && has(moves, picked.verb, "tactic")) return { say: `battle-where-${picked.verb}` };
  if (picked.verb === "stun") return { say: "battle-name" };
  const choice = seats[view.seat ?? 0]?.choice;
  if (phase === "heroes" && choice) return { say: "label-hero-chosen", values: { hero: words.word(choice) } };
  if (phase === "choose" && choice) return { say: "label-chosen", values: { card: words.word(choice) } };
  if (phase === "choose") return questionLay(view, picked, words);
  if (phase === "draft") return { say: "battle-draft", values: { place: pickOf(view.table), picks: PICKS } };
  if (phase === "act") return { say: "battle-act", values: { card: words.word(String(acting)) } };
  return { say: `battle-${phase}` };
}

/** B3.1, B5.1: which card of the round it is, and what its number must be. */
function questionLay({ table, seat }: BattleView, picked: Picked, words: Words): Pick<Prompt, "say" | "values"> {
  if (picked.card) return { say: "battle-lay", values: { card: words.word(String(picked.card)) } };
  const own = table.seats[seat ?? 0];
  const last = own?.sequence.at(-1);
  const values = {
    place: table.stage + 1,
    stages: STAGES,
    last: (last && table.tactics[last]?.number) || 0,
    order: own?.power === "slack" ? "slack" : (table.battlefield?.effect ?? "up"),
  };
  return { say: "battle-choose", values };
}

function has(moves: Move[], verb: Picked[string], field: string): boolean {
  return moves.some((move) => move.verb === verb && move.fields[field] !== undefined);
}

/** The first step stays visible: the card, the hero or the action chosen. */
function chosen(picked: Picked, words: Words): { field: string; text: string }[] {
  if (picked.card) return [{ field: "card", text: words.word(String(picked.card)) }];
  if (picked.hero) return [{ field: "hero", text: words.word(String(picked.hero)) }];
  return picked.verb ? [{ field: "verb", text: words.say(`verb-${picked.verb}`) }] : [];
}
