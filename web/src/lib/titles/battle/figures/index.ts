import type { Figures } from "$lib/titles/contract";
import Draft from "./Draft.svelte";
import Knockout from "./Knockout.svelte";
import Sequence from "./Sequence.svelte";
import Stance from "./Stance.svelte";
import Trap from "./Trap.svelte";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

export const captions = { en, ru };

const figures: Figures = {
  "B2.4": { name: "draft", Drawing: Draft },
  "B3.2": { name: "sequence", Drawing: Sequence },
  "B4.1": { name: "knockout", Drawing: Knockout },
  "B4.2": { name: "trap", Drawing: Trap },
  "B6.5": { name: "stance", Drawing: Stance },
};
export default figures;
