/** M3: heroes in the opponent's half, by seat, as the rules count them; null while they are not here. */
import { ask } from "$lib/state/questions.svelte";
import type { MarinesView } from "./choice";

export function through({ table, options }: Pick<MarinesView, "table" | "options">): number[] | null {
  return ask<{ through: number[] }>("marines", "through", { rows: options.rows, field: table.field })?.through ?? null;
}
