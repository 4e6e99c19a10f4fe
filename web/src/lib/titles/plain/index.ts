/** A title without a board of its own: its moves as buttons, its table as the server tells it. */
import type { Title } from "$lib/titles/contract";
import Board from "./board/Board.svelte";
import { revealSeats } from "$lib/titles/reveal";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

const plain: Title = {
  Board,
  texts: { en, ru },
  prompt(_view, moves, _picked, words) {
    const buttons = moves.map((move, i) => ({ move, text: words.move(move), primary: i === 0 }));
    return { say: moves.length ? "plain-choose" : "plain-wait", buttons };
  },
  account: (view, seat, words) => [{ text: words.say("plain-score"), points: view.scores?.[seat] ?? 0 }],
  reveal: revealSeats(() => ({})),
};

export default plain;
