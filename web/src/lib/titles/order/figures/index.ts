import type { Figures } from "$lib/titles/contract";
import Blue from "./Blue.svelte";
import Complete from "./Complete.svelte";
import Counting from "./Counting.svelte";
import Edges from "./Edges.svelte";
import Ends from "./Ends.svelte";
import Touch from "./Touch.svelte";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

export const captions = { en, ru };

const figures: Figures = {
  O3: { name: "ends", Drawing: Ends },
  O4c: { name: "edges", Drawing: Edges },
  O6: { name: "complete", Drawing: Complete },
  O9b: { name: "blue", Drawing: Blue },
  O9g: { name: "touch", Drawing: Touch },
  O13: { name: "counting", Drawing: Counting },
};
export default figures;
