/** What every legal move of a view would do, told by the rules on what the seat sees. */
import type { View } from "$lib/api/types";
import { ask } from "./questions.svelte";

/** As far as the seat can know. */
export type Danger = "none" | "possible" | "sure";

/** In how many of all the equally likely ways something happens. */
export interface Chance {
  ways: number;
  of: number;
}

/** By the notation of the move. */
export type Consequences<One> = ReadonlyMap<string, One>;

const told = new WeakMap<object, Consequences<unknown>>(); // a view is asked about once

/** Null while the rules are not here; `beside` is what a title needs that a view does not tell. */
export function consequencesOf<One>(title: string, view: View<unknown>, beside: object = {}): Consequences<One> | null {
  if (view.seat === null || !view.legal.length) return new Map<string, One>();
  const known = told.get(view) as Consequences<One> | undefined;
  if (known) return known;
  const answer = ask<{ moves: One[] }>(title, "consequence", { ...view, ...beside });
  if (!answer) return null;
  const moves = new Map(answer.moves.map((one, i) => [view.legal[i] ?? "", one]));
  told.set(view, moves);
  return moves;
}
