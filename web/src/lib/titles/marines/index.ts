/** Space Marine Heroes on the table page. */
import type { Title } from "$lib/titles/contract";
import { account } from "./board/account";
import Board from "./board/Board.svelte";
import type { Table } from "./board/choice";
import { moments } from "./moments";
import { places } from "./board/places";
import { prompt } from "./board/prompt";
import { paragraphs } from "./paragraphs";
import { reveal } from "./reveal";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

const HERO_FIELDS = ["hero", "target", "mover", "first", "second", "third", "fourth", "fifth"];
const mentions = {
  ...Object.fromEntries(HERO_FIELDS.map((field) => [field, "hero"])),
  dice: "die",
  combination: "combination",
};

/** M1: who picks in secret may pick and drop as often as they like; the army is told when both are done. */
const quiet = ["picked", "dropped"];

export default {
  Board,
  texts: { en, ru },
  prompt,
  quiet,
  account,
  paragraphs,
  mentions,
  moments,
  places,
  reveal,
} satisfies Title<Table>;
