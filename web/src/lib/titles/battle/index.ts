/** Superhero Battle on the table page. */
import type { Title } from "$lib/titles/contract";
import { account } from "./board/account";
import Board from "./board/Board.svelte";
import type { Table } from "./board/choice";
import { prompt } from "./board/prompt";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

export default {
  Board,
  texts: { en, ru },
  prompt,
  account,
  loud: ["left", "won", "goal", "showdown"],
} satisfies Title<Table>;
