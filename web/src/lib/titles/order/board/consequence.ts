/** What each legal move of Full Order would do, as the rules tell it on what this seat sees. */
import type { Schemas, View } from "$lib/api/types";
import { consequencesOf, type Consequences, type Danger } from "$lib/state/consequences";

export type Colour = "violet" | "orange" | "blue";
export type End = "left" | "right";

/** O5, O6, O8: what a card on a shelf brings. */
export interface Gain {
  shelf: Colour;
  /** Ends that were open and are closed then. */
  closes: End[];
  completes: boolean;
  /** What a complete shelf gives to the collection, and what lay face down and goes to the box. */
  cards: number;
  points: number;
  boxed: number;
  /** Bonus turns that are earned. */
  bonus: number;
}

/** One way to place a card that is taken. */
export interface Way {
  how: "start" | "place" | "down";
  end: End | null;
  gain: Gain;
}

export interface Consequence {
  /** A card goes to the box (O10), or the last turns begin (O12). */
  danger: Danger;
  rule: string | null;
  /** Of a placement. */
  gain: Gain | null;
  /** Of a card that is taken. */
  ways: Way[];
  /** The paragraph by which it, or the card that is turned over, could not lie face up anywhere. */
  not_shown: string | null;
  /** Numbers of cards in sight that could be placed face up before and cannot then, and those that can only then. */
  shuts: number[];
  opens: number[];
  /** At the end of this turn: the row that is refilled, the final round, the last turns, the end of the game. */
  refills: number | null;
  final: boolean;
  last: boolean;
  ends: boolean;
}

/** By the notation of the move; null while the rules are not here. */
export function consequences(view: View<Schemas["OrderTable"]>): Consequences<Consequence> | null {
  return consequencesOf<Consequence>("order", view);
}
