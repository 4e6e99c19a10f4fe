/** What each legal move of Space Marine Heroes would do, as the rules tell it on what this seat sees. */
import { consequencesOf, type Chance, type Consequences, type Danger } from "$lib/state/consequences";
import type { MarinesView } from "./choice";

/** M12: a hero of the seat; rows count from its own edge, from 1. A hero that is placed starts where it stands. */
export interface Step {
  column: number;
  hero: string;
  start: number;
  row: number;
  /** Into the opponent's half. */
  crosses: boolean;
}

/** M13, M14: a hero that would be hit, with columns and rows as its own seat counts them. */
export interface Hit {
  seat: number;
  column: number;
  hero: string;
  row: number;
  /** Its row then, unless it is saved. */
  retreat: number;
  /** Out of the other half. */
  crosses: boolean;
  saved: Chance;
}

export interface Consequence {
  /** Of a bust, or of a hit on one's own heroes; `rule` is the paragraph. */
  danger: Danger;
  rule: string | null;
  steps: Step[];
  /** Columns of heroes whose Priority Voice may hand a step over. */
  asks: number[];
  hits: Hit[];
  /** Of this roll; after `set` of a roll of all dice left. */
  bust: Chance | null;
  /** Not set aside then. */
  dice: number;
  /** After `set`: how many actions this combination would pay for, as the heroes stand now. */
  actions: number;
  all_out: boolean;
  /** The turn ends with this move; `again`: another one of the same seat follows. */
  ends: boolean;
  again: boolean;
  /** Would a turn that ends right after this move win the battle, however the saves fall? */
  wins: Danger;
  /** Would it bring the battle to its turn limit? */
  limit: boolean;
  /** By seat, after the steps: heroes in the opponent's half, and the score. */
  through: number[];
  running: number[];
}

/** By the notation of the move; null while the rules are not here. */
export function consequences(view: MarinesView): Consequences<Consequence> | null {
  return consequencesOf<Consequence>("marines", view);
}
