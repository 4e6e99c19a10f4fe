/** What is being decided, in a sentence, with the moves that can be made by a button. */
import type { Picked, Prompt } from "$lib/titles/contract";
import type { Move } from "$lib/api/types";
import type { Words } from "$lib/i18n/words";
import { aimOf, dangerText, forcedText, type Aim } from "./aim";
import { moveAt, pickedSpot, type Colour, type OrderView, type Table } from "./choice";
import { nameOf } from "./names";
import { bringsNote, noteOf } from "./note";

export function prompt(view: OrderView, moves: Move[], picked: Picked, words: Words): Prompt {
  const aim = aimOf(view, moves, picked);
  const meant = moves.find(({ notation }) => notation === picked.slot);
  if (meant) return promptMeant(aim, meant, words);
  if (moves.some((move) => move.verb === "remove")) return { say: "order-remove" };
  return aim.isHeld ? promptHand(view, aim, picked, words) : promptMarket(view, aim, moves, picked, words);
}

/** A move on the shelves that is asked about once more. */
function promptMeant(aim: Aim, move: Move, words: Words): Prompt {
  const ghost = aim.ghosts.get(move.notation);
  const isDangerous = ghost !== undefined && ghost.danger !== "none";
  const isRemoved = move.verb === "remove";
  return {
    ...(isRemoved ? { say: "order-remove-this" } : askPlace(aim, move.notation, words)),
    warning: isDangerous ? dangerText(ghost, words) : undefined,
    chosen: [{ field: "slot", text: slotText(move, words) }],
    buttons: [{ move, text: words.say(isRemoved ? "order-remove-it" : "order-place-it"), primary: true }],
  };
}

function askPlace({ isForced, ghosts }: Aim, notation: string, words: Words): Pick<Prompt, "say" | "values"> {
  const about = isForced ? bringsNote(ghosts.get(notation)?.gain ?? null, words) : "";
  if (about) return { say: "order-down-for", values: { about } };
  return { say: isForced ? "order-down-this" : "order-place-this" };
}

function slotText({ fields }: Move, words: Words): string {
  const shelf = words.say("order-shelf", { colour: fields.shelf as Colour });
  return fields.end ? `${shelf}, ${words.say(`order-slot-${String(fields.end)}`)}` : shelf;
}

function turned(picked: Picked, words: Words): { field: string; text: string }[] {
  return picked.verb === "down" ? [{ field: "verb", text: words.say("order-turned") }] : [];
}

function promptHand(view: OrderView, aim: Aim, picked: Picked, words: Words): Prompt {
  if (aim.isForced) return { say: "order-forced-this", values: { why: forcedText(aim, words) } };
  const about = noteOf(view, aim, null, words);
  const values = { about: about && `${about} ` };
  if (picked.verb === "down")
    return { say: about ? "order-take-down" : "order-down", values, chosen: turned(picked, words) };
  if (about) return { say: "order-take-this", values };
  return { say: aim.mayTurn ? "order-place-or-turn" : "order-place" };
}

/** A card is looked at: what it asks for, and what taking it brings about. */
function promptMarket(view: OrderView, aim: Aim, moves: Move[], picked: Picked, words: Words): Prompt {
  const spot = pickedSpot(picked);
  const move = spot && moveAt(moves, spot);
  if (!aim.card || !move) return { say: askedOf(view.table, moves) };
  if (aim.isForced) return promptForced(aim, move, picked, words);
  const verb = move.verb === "discard" ? "discard" : "take";
  const about = noteOf(view, aim, move, words);
  return {
    say: picked.verb === "down" ? "order-take-down" : `order-${verb}-this`,
    values: { about: about && `${about} ` },
    chosen: picked.verb ? turned(picked, words) : [{ field: "spot", text: nameOf(aim.card, words) }],
    buttons: [{ move, text: words.say(`order-${verb}-it`), primary: true }],
  };
}

/** O5: it fits in no other way than with its back: why, and then whether that is meant. */
function promptForced(aim: Aim, move: Move, { slot }: Picked, words: Words): Prompt {
  const spot = { field: "spot", text: nameOf(aim.card!, words) };
  const why = { say: "order-forced-this", values: { why: forcedText(aim, words) } };
  return {
    ...(typeof slot === "string" ? askPlace(aim, slot, words) : why),
    chosen: [slot ? { field: "slot", text: words.say("order-turned") } : spot],
    buttons: [{ move, text: words.say(slot ? "order-place-it" : "order-take-it"), primary: true }],
  };
}

function askedOf({ phase, is_bonus }: Table, moves: Move[]): string {
  if (moves.some((move) => move.verb === "discard")) return "order-discard";
  if (phase === "market") return is_bonus ? "order-take-bonus" : "order-take";
  return is_bonus ? "order-pick-bonus" : `order-pick-${phase}`;
}
