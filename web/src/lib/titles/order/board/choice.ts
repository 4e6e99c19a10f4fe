/** What is lit and picked on the table of Full Order, from the moves on offer and what was picked of them. */
import type { Picked } from "$lib/titles/contract";
import { agrees } from "$lib/api/notation";
import type { Move, Schemas, View } from "$lib/api/types";
import { ask } from "$lib/state/questions.svelte";

export type Table = Schemas["OrderTable"];
export type OrderView = View<Table>;
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

/** How a card of a row is named: as the moves on offer name it; else as the rules do, which then say why not. */
export function spotOf(table: Table, moves: Move[], row: number, i: number): Spot {
  const { phase, is_bonus } = table;
  const cards = table.rows[row - 1]?.length ?? 0;
  const names = [...(i ? [] : ["left"]), ...(i === cards - 1 ? ["right"] : []), String(i + 1)];
  const offered = names.find((place) => moveAt(moves, { row, place }));
  if (offered) return { row, place: offered };
  const told = ask<{ places: string[] }>("order", "row_places", { phase, is_bonus, cards });
  return { row, place: told?.places[i] ?? String(i + 1) };
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

/** A card that is looked at is picked by its place alone: one step back puts it away. */
export function pickedSpot({ spot }: Picked): Spot | null {
  const [row, place] = typeof spot === "string" ? spot.split(" ") : [];
  return place ? { row: Number(row), place: row === "0" ? Number(place) : place } : null;
}

export function pickSpot({ row, place }: Spot): Picked {
  return { spot: `${row} ${place}` };
}

export function isSame(one: Spot | null, other: Spot): boolean {
  return one?.row === other.row && one.place === other.place;
}

/** The card at a place from which it may be taken now. */
export function cardAt(table: Table, moves: Move[], spot: Spot | null): Card | null {
  if (!spot || !moveAt(moves, spot)) return null;
  if (!spot.row) return table.pool[Number(spot.place) - 1] ?? null;
  const row = table.rows[spot.row - 1] ?? [];
  return row.find((_, i) => spotOf(table, moves, spot.row, i).place === spot.place) ?? null;
}

// ---------------------------------------------------------------- shelves

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
