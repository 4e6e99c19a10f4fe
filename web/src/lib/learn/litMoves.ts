/** Which moves light up in a lesson: the right ones, but in a riddle all that are legal until one asks to be shown. */
import type { Move, Schemas } from "$lib/api/types";

export function litMoves(legal: Move[], step: Schemas["Step"], isShown: boolean): Move[] {
  const right = step.right ?? [];
  if (!right.length || (step.riddle && !isShown)) return legal;
  return legal.filter((move) => right.includes(move.notation));
}
