import type { Title } from "$lib/titles/contract";
import { account } from "./board/account";
import Board from "./board/Board.svelte";
import { prompt, type Table } from "./board/choice";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

const pow: Title<Table> = { Board, texts: { en, ru }, prompt, account };
export default pow;
