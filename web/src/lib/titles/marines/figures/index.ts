import type { Figures } from "$lib/titles/contract";
import Again from "./Again.svelte";
import Combinations from "./Combinations.svelte";
import Ranges from "./Ranges.svelte";
import Run from "./Run.svelte";
import Winning from "./Winning.svelte";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

export const captions = { en, ru };

const figures: Figures = {
  M4: { name: "winning", Drawing: Winning },
  M6: { name: "combinations", Drawing: Combinations },
  M8: { name: "again", Drawing: Again },
  M15: { name: "march", Drawing: Run },
  M18: { name: "ranges", Drawing: Ranges },
};
export default figures;
