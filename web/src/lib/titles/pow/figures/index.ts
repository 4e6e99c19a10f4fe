import type { Figures } from "$lib/titles/contract";
import Balance from "./Balance.svelte";
import Gap from "./Gap.svelte";
import Keep from "./Keep.svelte";
import Shields from "./Shields.svelte";
import Steal from "./Steal.svelte";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

export const captions = { en, ru };

const figures: Figures = {
  P4: { name: "keep", Drawing: Keep },
  P5a: { name: "shields", Drawing: Shields },
  P5c: { name: "steal", Drawing: Steal },
  P7: { name: "gap", Drawing: Gap },
  P10: { name: "balance", Drawing: Balance },
};
export default figures;
