/** Superhero Battle on the table page. */
import type { Title } from "$lib/titles/contract";
import { account } from "./board/account";
import Board from "./board/Board.svelte";
import type { Table } from "./board/choice";
import { moments } from "./moments";
import { prompt } from "./board/prompt";
import { paragraphs } from "./paragraphs";
import { reveal } from "./reveal";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

const mentions = {
  card: "card",
  cards: "card",
  hero: "hero",
  battlefield: "field",
  tactic: "tactic",
  action: "action",
};

export default {
  Board,
  texts: { en, ru },
  prompt,
  account,
  paragraphs,
  mentions,
  moments,
  reveal,
} satisfies Title<Table>;
