/** The dice that are tapped, and the moves that they mean. */
import type { Move } from "$lib/api/types";
import type { Picked } from "$lib/titles/contract";
import { diceOf } from "./combinations";

/** The combinations on offer: those made of just the dice picked, or all when none are. */
export function sets(moves: Move[], keep: readonly string[]): Move[] {
  const all = moves.filter((move) => move.verb === "set");
  if (!keep.length) return all;
  const dice = bag(keep);
  return all.filter((move) => diceOf(String(move.fields.combination)).join("") === dice);
}

/** The roll that leaves just these dice lying. */
export function rollKeeping(moves: Move[], keep: readonly string[]): Move | undefined {
  const dice = bag(keep);
  return moves.find((move) => move.verb === "roll" && bag(move.fields.keep as string[]) === dice);
}

export function kept(picked: Picked): readonly string[] {
  return Array.isArray(picked.keep) ? picked.keep : [];
}

/** The same for the same dice in any order. */
export function bag(faces: readonly string[]): string {
  return [...faces].sort().join("");
}

/** The first places where these faces lie. */
export function firstOf(faces: readonly string[], dice: readonly { face: string }[]): number[] {
  const left = [...faces];
  return dice.flatMap(({ face }, i) => (left.includes(face) ? (left.splice(left.indexOf(face), 1), [i]) : []));
}
