/** The dice of each combination, as the rules have them. */
import { constants } from "../../../../../../src/herotable/rules_wasm/marines.json";

export const DICE: Record<string, number[]> = constants.dice;

/** The numbers of its dice, from the first to the last: those of the heroes whom a run or a triple moves. */
export function columnsOf(combination: string): string {
  const faces = diceOf(combination);
  return [...new Set([faces[0], faces.at(-1)])].join("–\u2060");
}

export function diceOf(combination: string): number[] {
  return DICE[combination] ?? [];
}
