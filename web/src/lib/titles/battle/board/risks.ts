/** What the rules warn of before a move is made, in one sentence: one's own hero would leave the battle. */
import type { Words } from "$lib/i18n/words";
import type { Danger } from "$lib/state/consequences";
import { paragraphs } from "../paragraphs";
import type { BattleView } from "./choice";
import { consequences, type Consequence } from "./consequence";

export interface Risk {
  danger: Danger;
  text: string;
}

/** By the notation of the move; none while the rules are not here. */
export type Risks = ReadonlyMap<string, Risk>;

const CARD_VERBS = ["lay", "swap"];

export function risksOf(view: BattleView, words: Words): Risks {
  const told = [...(consequences(view) ?? [])].filter(([, { danger }]) => danger !== "none");
  return new Map(told.map(([notation, one]) => [notation, { danger: one.danger, text: riskText(view, one, words) }]));
}

/** Of a card of the hand that may be laid, or swapped in. */
export function riskOfCard(risks: Risks, card: string): Risk | null {
  return CARD_VERBS.map((verb) => risks.get(`${verb} ${card}`)).find((risk) => risk !== undefined) ?? null;
}

/** B5.1: why the hero would leave, with the numbers of this very case. */
export function riskText(view: BattleView, one: Consequence, words: Words): string {
  const rule = String(paragraphs.left);
  const card = one.card ? words.word(one.card) : "";
  const number = numberOf(view, one.card);
  const isOpen = one.danger === "possible" ? "yes" : "no";
  if (one.order) return words.say("battle-risk-order", { card, number, last: numberOf(view, one.order), isOpen, rule });
  if (!one.card) return words.say("battle-risk-energy", { rule });
  return words.say(one.reason === "knockout" ? "battle-risk-knockout" : "battle-risk-trap", { card, isOpen, rule });
}

function numberOf({ table }: BattleView, card: string | null): number {
  return (card && table.tactics[card]?.number) || 0;
}
