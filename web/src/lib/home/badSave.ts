/** What is wrong with a save, in words. */
import { say } from "$lib/i18n/say.svelte";
import type { BadSave } from "$lib/local/openSave";

export function sayBadSave({ code, place }: Pick<BadSave, "code" | "place">): string {
  const { move, line, column, key = "" } = place;
  const problem = say(`ui-save-${code}`, { key });
  if (move !== undefined) return say("ui-save-at-move", { move, problem });
  if (line !== undefined) return say("ui-save-at-line", { line, column: column ?? 1, problem });
  return problem;
}
