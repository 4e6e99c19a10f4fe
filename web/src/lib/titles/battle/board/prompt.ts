/** What is being decided, in a sentence, with the moves that can be made by a button. */
import type { Picked, Prompt } from "$lib/titles/contract";
import type { Move } from "$lib/api/types";
import type { Words } from "$lib/i18n/words";
import { PICKS, pickOf, stacks, STAGES, whole, type BattleView, type Fighter, type Table } from "./choice";
import { consequences } from "./consequence";
import { riskText } from "./risks";
import { ruleText } from "./texts";

const ABILITIES = ["ability", "copy", "silence"];

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
  const { phase, target, seats } = view.table;
  if (phase === "trap") return { say: "label-turning", values: { tactic: words.word(String(target)) } };
  if (phase === "take") return { say: "label-taking", values: { name: words.names[Number(target)] ?? "" } };
  if (picked.verb && has(moves, picked.verb, "rival")) return { say: `battle-whom-${picked.verb}` };
  if (picked.verb && has(moves, picked.verb, "tactic")) return { say: `battle-where-${picked.verb}` };
  if (picked.verb === "stun") return { say: "battle-name" };
  const choice = seats[view.seat ?? 0]?.choice;
  if (phase === "heroes" && choice) return { say: "label-hero-chosen", values: { hero: words.word(choice) } };
  if (phase === "choose" && choice) return { say: "label-chosen", values: { card: words.word(choice) } };
  if (phase === "choose")
    return picked.card ? questionCard(view, String(picked.card), words) : questionLay(view, words);
  if (phase === "draft") return { say: "battle-draft", values: { place: pickOf(view.table), picks: PICKS } };
  if (phase === "act") return questionAct(view, moves, words);
  return { say: `battle-${phase}` };
}

/** B3.2: one of two actions; what the ability can do that may come before. */
function questionAct({ table, seat }: BattleView, moves: Move[], words: Words): Pick<Prompt, "say" | "values"> {
  const { power = null, amount = 0 } = table.seats[seat ?? 0] ?? {};
  const card = words.word(String(table.acting));
  const isOffered = moves.some(({ verb }) => ABILITIES.includes(verb));
  if (!power || !isOffered) return { say: "battle-act", values: { card } };
  return { say: "battle-act-able", values: { card, power: ruleText("power", power, amount ?? 0, words) } };
}

/** B3.1, B5.1: which card of the round it is, and what its number must be. */
function questionLay({ table, seat }: BattleView, words: Words): Pick<Prompt, "say" | "values"> {
  const own = table.seats[seat ?? 0];
  const last = own?.sequence.at(-1);
  const values = {
    place: table.stage + 1,
    stages: STAGES,
    last: (last && table.tactics[last]?.number) || 0,
    order: own?.power === "slack" ? "slack" : (table.battlefield?.effect ?? "up"),
    knockouts: lying(table, own, "knockout", words),
    traps: lying(table, own, "trap", words),
  };
  return { say: "battle-choose", values };
}

/** B4.1, B4.2: the cards of one's hand on whose tactics something lies. */
function lying({ tactics }: Table, own: Fighter | undefined, what: "trap" | "knockout", words: Words): string {
  const met = stacks(own?.hand ?? []).filter(({ card }) => tactics[card]?.[what]);
  return met.map(({ card }) => words.word(card)).join(", ") || "none";
}

/** B3.2, B4: a card that was chosen, and what it would meet. */
function questionCard(view: BattleView, card: string, words: Words): Pick<Prompt, "say" | "values"> {
  const told = consequences(view)?.get(`lay ${card}`);
  const own = view.table.seats[view.seat ?? 0]?.energy ?? 0;
  const meets = told?.trap ? (told.energy < own ? "trap" : "harmless") : told?.knockout ? "knockout" : "nothing";
  return { say: "battle-lay", values: { card: words.word(card), meets, energy: told?.energy ?? 0 } };
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
