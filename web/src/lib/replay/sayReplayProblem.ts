/** Why there is no replay, in words: those of a save file name the move at which it is wrong. */
import { Problem } from "$lib/api/client";
import { say, sayProblem } from "$lib/i18n/say.svelte";

export function sayReplayProblem(problem: unknown): string {
  if (problem instanceof Problem && problem.code === "no-server") return say("ui-alone-replay");
  if (!(problem instanceof Problem) || !problem.code.startsWith("file-")) return sayProblem(problem);
  return say(`ui-${problem.code}`, { move: Number(problem.message) || 0 });
}
