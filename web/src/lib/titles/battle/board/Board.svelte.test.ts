/** The board while a move is told in parts. */
import { flushSync, mount } from "svelte";
import { expect, it } from "vitest";
import type { GameEvent, Grammar } from "$lib/api/types";
import { wordsOf } from "$lib/titles/testing";
import Board from "./Board.svelte";
import { moments } from "../moments";
import type { BattleView } from "./choice";

const fixtures = import.meta.glob<BattleView>("../fixtures/*.json", { eager: true, import: "default" });
const grammar = fixtures["../fixtures/grammar.json"] as unknown as Grammar;

it("goes on with what is told, although the view is still the one before the move", () => {
  const view = fixtures["../fixtures/choosing.json"]!;
  let news = $state.raw<GameEvent[]>([]);
  let isHeld = $state(true);
  const common = { words: wordsOf(grammar, "en"), seat: view.seat, moves: [], picked: {}, pack: {} };
  const [pick, play] = [() => undefined, () => undefined];
  const props = {
    ...common,
    view,
    pick,
    play,
    get news() {
      return news;
    },
    get moment() {
      return { kind: moments.find(({ name }) => name === "won")!, event: news[0]!, events: news, isHeld };
    },
  };
  mount(Board, { target: document.body, props });
  flushSync();
  const rival = document.querySelector('[data-moment-at="seat-1"] .rival')!;
  expect(rival.classList).not.toContain("out");
  news = [
    { event: "revealed", seat: 1, card: "shot" },
    { event: "left", seat: 1, reason: "knockout" },
    { event: "won", seat: 2, wins: 1 },
  ];
  flushSync();
  expect(rival.classList).toContain("out");
  isHeld = false; // the view is the one after the move
  flushSync();
  expect(rival.classList).not.toContain("out");
  const told = document.querySelector(".panel-beat.last")?.textContent ?? "";
  for (const part of ["Ben is out!", "Cleo wins the battle"]) expect(told).toContain(part);
});
