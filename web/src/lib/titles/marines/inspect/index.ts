/** What can be asked about on the table of Space Marine Heroes. */
import type { Inspect } from "$lib/titles/contract";
import type { Table } from "../board/choice";
import { battle, column, flags, row, score, seat, space } from "./battlefield";
import { combination, dice, die, risk } from "./dice";
import { army, gear, hero } from "./heroes";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

const things = { army, hero, gear, die, dice, combination, seat, flags, score, battle, risk, column, row, space };

export default { things, texts: { en, ru } } satisfies Inspect<Table>;
