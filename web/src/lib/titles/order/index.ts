/** Full Order on the table page. */
import type { Title } from "$lib/titles/contract";
import { account } from "./board/account";
import Board from "./board/Board.svelte";
import { prompt, type Table } from "./board/choice";
import { paragraphs } from "./paragraphs";
import { reveal } from "./reveal";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

export default { Board, texts: { en, ru }, prompt, account, paragraphs, reveal } satisfies Title<Table>;
