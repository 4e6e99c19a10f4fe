import type { Title } from "../../board";
import { account } from "./account";
import Board from "./Board.svelte";
import { prompt, type Table } from "./choice";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

const order: Title<Table> = { Board, texts: { en, ru }, prompt, account };
export default order;
