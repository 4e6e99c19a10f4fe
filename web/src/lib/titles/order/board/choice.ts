/** What is lit, picked and asked on the table of Full Order, from the moves on offer and what was picked of them. */
import type { Picked, Prompt } from "$lib/titles/contract";
import { agrees } from "$lib/api/notation";
import type { Move, Schemas, View } from "$lib/api/types";
import type { Words } from "$lib/i18n/words";

export type Table = Schemas["OrderTable"];
export type Card = Schemas["OrderCard"];
export type Shelf = Schemas["OrderShelf"];
export type Colour = Card["colour"];
export type End = Shelf["closed"][number];

export const COLOURS: Colour[] = ["violet", "orange", "blue"];
export const ENDS: End[] = ["left", "right"];

/** A card within sight: where it lies in the market, or in the pool as row 0. */
export interface Spot {
  row: number;
  place: string | number;
}

// ---------------------------------------------------------------- the market

/** How a card of a row is named: by its end, in a bonus turn always by its number. */
export function spotOf(table: Table, row: number, i: number): Spot {
  const last = (table.rows[row - 1]?.length ?? 0) - 1;
  if (table.is_bonus || (i > 0 && i < last)) return { row, place: String(i + 1) };
  return { row, place: i === 0 ? "left" : "right" };
}

export function inPool(i: number): Spot {
  return { row: 0, place: i + 1 };
}

/** The move that takes or discards the card there, if one is on offer. */
export function moveAt(moves: Move[], { row, place }: Spot): Move | undefined {
  if (!row) return moves.find((move) => agrees(move, { verb: "pick", place }));
  return moves.find((move) => ["take", "discard"].includes(move.verb) && agrees(move, { row, place }));
}

export function takeNotation({ row, place }: Spot): string {
  return row ? `take ${row} ${place}` : `pick ${place}`;
}

export function pickedSpot({ row, place }: Picked): Spot | null {
  if (typeof place !== "string" && typeof place !== "number") return null;
  return { row: Number(row ?? 0), place };
}

/** What is picked when a card is tapped; the row of the pool is not part of a move. */
export function pickSpot({ row, place }: Spot): Picked {
  return row ? { row, place } : { place };
}

export function isSame(one: Spot | null, other: Spot): boolean {
  return one?.row === other.row && one.place === other.place;
}

/** The card that was picked and may be taken. */
export function pickedCard(table: Table, moves: Move[], picked: Picked): Card | null {
  const spot = pickedSpot(picked);
  if (!spot || !moveAt(moves, spot)) return null;
  if (!spot.row) return table.pool[Number(spot.place) - 1] ?? null;
  const row = table.rows[spot.row - 1] ?? [];
  return row.find((_, i) => spotOf(table, spot.row, i).place === spot.place) ?? null;
}

// ---------------------------------------------------------------- shelves

/** Is the card in hand to be turned over? By choice, or because it can be placed in no other way. */
export function isDown(moves: Move[], picked: Picked): boolean {
  return picked.verb === "down" || (canTurn(moves) && !canShow(moves));
}

export function canTurn(moves: Move[]): boolean {
  return moves.some((move) => move.verb === "down");
}

export function canShow(moves: Move[]): boolean {
  return moves.some((move) => move.verb === "place" || move.verb === "start");
}

/** The ends of a shelf where a card can lie; an empty shelf has one place. */
export function slots(shelf: Shelf): End[] {
  return shelf.cards.length ? ENDS.filter((end) => !shelf.closed.includes(end)) : ["left"];
}

/** A shelf in a few signs: how many cards it has, and which end is closed. */
export function shortOf({ cards, closed }: Shelf): string {
  return `${closed.includes("left") ? "[" : ""}${cards.length}${closed.includes("right") ? "]" : ""}`;
}

export function slotNotation(shelf: Shelf, colour: Colour, end: End, down: boolean): string {
  if (down) return `down ${end} ${colour}`;
  return shelf.cards.length ? `place ${end} ${colour}` : `start ${colour}`;
}

export function isOffered(moves: Move[], notation: string): boolean {
  return moves.some((move) => move.notation === notation);
}

/** The move that returns a card of a shelf to the box, if it is on offer; a lone card lies at both ends. */
export function removeNotation(moves: Move[], colour: Colour, i: number, count: number): string | null {
  const ends = ENDS.filter((end) => i === (end === "left" ? 0 : count - 1));
  const found = ends.map((end) => `remove ${end} ${colour}`).find((notation) => isOffered(moves, notation));
  return found ?? null;
}

// ---------------------------------------------------------------- what is asked

export function prompt(view: View<Table>, moves: Move[], picked: Picked, words: Words): Prompt {
  const { table } = view;
  if (moves.some((move) => move.verb === "remove")) return { say: "order-remove" };
  return table.hand ? promptHand(moves, picked, words) : promptMarket(table, moves, picked, words);
}

function promptHand(moves: Move[], picked: Picked, words: Words): Prompt {
  if (picked.verb === "down") {
    return { say: "order-down", chosen: [{ field: "verb", text: words.word("down") }] };
  }
  if (!canShow(moves)) return { say: "order-only-down" };
  return { say: canTurn(moves) ? "order-place-or-turn" : "order-place" };
}

function promptMarket(table: Table, moves: Move[], picked: Picked, words: Words): Prompt {
  const card = pickedCard(table, moves, picked);
  const spot = pickedSpot(picked);
  const move = spot && moveAt(moves, spot);
  if (!card || !move) return { say: askedOf(table, moves) };
  const text = words.say(move.verb === "discard" ? "order-discard-it" : "order-take-it");
  return {
    say: move.verb === "discard" ? "order-discard-this" : "order-take-this",
    chosen: [{ field: spot.row ? "row" : "place", text: nameOf(card, words) }],
    buttons: [{ move, text, primary: true }],
  };
}

function askedOf(table: Table, moves: Move[]): string {
  if (moves.some((move) => move.verb === "discard")) return "order-discard";
  if (table.phase !== "market") return table.is_bonus ? "order-pick-bonus" : "order-pick";
  return table.is_bonus ? "order-take-bonus" : "order-take";
}

// ---------------------------------------------------------------- cards in words

/** The toy, or which edge it is. */
export function nameOf(card: Card, words: Words): string {
  return words.say(words.has(`order-face-${card.face}`) ? `order-face-${card.face}` : `word-${card.face}`);
}

/** What the card asks for or gives, in short and as a sentence. */
export function markOf(card: Card, words: Words): string {
  if (card.bonus) return `+${words.say(card.bonus === "general" ? "face-general" : `word-${card.bonus}`)}`;
  return card.property === "none" ? "" : words.say(`mark-${card.property}`);
}

export function helpOf(card: Card, words: Words): string {
  const toy = words.word(card.bonus ?? "general");
  if (card.bonus) return words.say("order-help-bonus", { toy });
  return card.property === "none" ? "" : words.say(`order-help-${card.property}`);
}

/** A card as a screen reader names it. */
export function labelOf(card: Card | null, words: Words): string {
  if (!card) return words.say("face-down");
  const said = words.say("order-card", {
    name: nameOf(card, words),
    colour: words.word(card.colour),
    points: card.points,
  });
  return card.property === "none" && !card.bonus ? said : `${said}; ${helpOf(card, words)}`;
}
