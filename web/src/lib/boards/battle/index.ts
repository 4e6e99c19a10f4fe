/** Superhero Battle on the table page. */
import type { Title } from "$lib/board";
import type { Words } from "$lib/words";
import Board from "./Board.svelte";
import type { BattleView, Table } from "./choice";
import { prompt } from "./prompt";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

/** B7.1: a seat's score is the battles it has won. */
function account(view: BattleView, seat: number, words: Words): { text: string; points: number }[] {
  const { wins = 0, hero = null } = view.table.seats[seat] ?? {};
  return [
    {
      text: words.say("battle-account", { hero: hero ? words.word(hero) : "", battles: view.table.battle }),
      points: wins,
    },
  ];
}

export default { Board, texts: { en, ru }, prompt, account } satisfies Title<Table>;
