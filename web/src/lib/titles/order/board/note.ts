/** The one thing to know of the card that is looked at or held, in a sentence: the bubble has room for no more. */
import type { Move } from "$lib/api/types";
import type { Words } from "$lib/i18n/words";
import type { Aim } from "./aim";
import type { Card, OrderView } from "./choice";
import { consequences, type Gain } from "./consequence";
import { helpOf, sentence, wantedToy } from "./names";

/** That the final round begins, what the card brings or asks for, or that a row is dealt anew. */
export function noteOf(view: OrderView, aim: Aim, move: Move | null, words: Words): string {
  const told = move && consequences(view)?.get(move.notation);
  if (told?.final) return words.say("order-note-final");
  const about = gainNote(gainsOf(aim), words) || (aim.card && !aim.isDown ? cardNote(view, aim.card, words) : "");
  return about || (told?.refills ? words.say("order-note-refills", { row: told.refills }) : "");
}

/** What one place brings, in words; nothing where that is nothing. */
export function bringsNote(gain: Gain | null, words: Words): string {
  return gainNote(gain?.bonus ? [gain] : [], words);
}

/** O6, O8: what stands in signs on the places where the card would go as it is turned now. */
function gainsOf({ ghosts, isDown }: Aim): Gain[] {
  const lit = [...ghosts].filter(([notation]) => notation.startsWith("down") === isDown);
  return lit.flatMap(([, { gain }]) => (gain?.bonus ? [gain] : []));
}

/** Signs that differ are explained together. */
function gainNote([gain, ...others]: Gain[], words: Words): string {
  if (!gain) return "";
  const isSame = (other: Gain) => other.points === gain.points && other.bonus === gain.bonus;
  if (!others.every(isSame)) return words.say("order-note-gains");
  const { points, bonus, completes } = gain;
  return words.say(completes ? "order-note-completes" : "order-note-bonus", { points, bonus });
}

/** What the card asks for or promises; a promise that comes too late is none. */
function cardNote(view: OrderView, card: Card, words: Words): string {
  const help = helpOf(card, words);
  return lateNote(view, card, words) || (help && sentence(help));
}

/** O9a, O9f: the toy for which the card would give a bonus turn lies on its shelf already; else nothing. */
export function lateNote({ table, seat }: OrderView, card: Card, words: Words): string {
  const lying = seat === null ? [] : (table.shelves[seat]?.[card.colour].cards ?? []);
  const toy = wantedToy(card);
  const isLate = toy !== null && lying.some((other) => other?.face === toy);
  return isLate ? words.say("order-note-late", { toy: words.word(toy) }) : "";
}
