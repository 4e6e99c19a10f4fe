/** The dice of each combination, as the rules have them. */
import { constants } from "../../../../../../src/herotable/rules_wasm/marines.json";

export const DICE: Record<string, number[]> = constants.dice;

export function diceOf(combination: string): number[] {
  return DICE[combination] ?? [];
}
