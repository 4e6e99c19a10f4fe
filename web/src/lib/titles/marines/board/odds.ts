/** How likely the next roll is to end in a bust, as the rules tell it; null while they are not here. */
import { ask } from "$lib/state/questions.svelte";
import type { Table } from "./choice";

interface Chance {
  ways: number;
  of: number;
}

/** M10: after a combination that takes the last dice there is no roll. */
export type SetOdds = Record<string, { bust: number | null }>;

/** M7: may the dice be rolled now? */
export function isRollDue({ phase, rolls, secured }: Pick<Table, "phase" | "rolls" | "secured">): boolean | null {
  return ask<{ due: boolean }>("marines", "roll_due", { phase, rolls, secured })?.due ?? null;
}

/** M8: if these of so many dice are left lying, and all others are rolled. */
export function rollOdds(dice: number, keep: readonly string[]): number | null {
  const told = ask<Chance>("marines", "roll_odds", { dice, keep: [...keep] });
  return told && share(told);
}

/** M7: if all dice left are rolled, for each combination that may be set aside first. */
export function setOdds({ rolled, lying }: Pick<Table, "rolled" | "lying">): SetOdds | null {
  const told = ask<{ sets: Record<string, { bust: Chance | null }> }>("marines", "set_odds", {
    rolled,
    lying,
  });
  if (!told) return null;
  const sets = Object.entries(told.sets).map(([name, { bust }]) => [name, { bust: bust && share(bust) }]);
  return Object.fromEntries(sets) as SetOdds;
}

function share({ ways, of }: Chance): number {
  return ways / of;
}
