/** The bots' levels, from the weakest to the strongest. */
import type { Level } from "$lib/api/types";

export const LEVELS: Level[] = ["random", "greedy", "easy", "normal", "hard", "master"];
