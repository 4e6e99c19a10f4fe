/** What a report can be about. */
import type { Schemas } from "$lib/api/types";

export const WHYS: Schemas["NewReport"]["why"][] = ["chat", "name", "stalling", "cheating", "other"];
