/** Superhero Battle on the table page. */
import type { Title } from "$lib/board";
import { account } from "./account";
import Board from "./Board.svelte";
import type { Table } from "./choice";
import { prompt } from "./prompt";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

export default {
  Board,
  texts: { en, ru },
  prompt,
  account,
  loud: ["left", "won", "goal", "showdown"],
} satisfies Title<Table>;
