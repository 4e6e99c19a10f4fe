import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import battle from "$lib/titles/battle";
import read from "$lib/titles/battle/fixtures/grammar.json";
import { wordsOf } from "$lib/titles/testing";
import { TableLog } from "$lib/state/log.svelte";
import type { Grammar, Schemas } from "$lib/api/types";
import type { Words } from "$lib/i18n/words";
import Announcements from "./Announcements.svelte";
import type { GameState } from "./gameState.svelte";

const REVEALED = { event: "revealed", seat: 1, card: "melee" };
const LEFT = { event: "left", seat: 1, reason: "order" };
const WON = { event: "won", seat: 0, wins: 1 };

let log: TableLog;
let words: Words;
let shown: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  log = new TableLog();
  words = wordsOf(read as unknown as Grammar, "en"); // they remember what they said of each line
});
afterEach(() => {
  void unmount(shown);
  vi.useRealTimers();
});

function show(isCrowded = false) {
  const table = { room: { setup: { title: "battle" } }, log };
  const game = { table, seat: 0, words, loaded: { title: battle }, isMine: false };
  shown = mount(Announcements, { target: document.body, props: { game: game as unknown as GameState, isCrowded } });
  flushSync();
}

/** An entry of the log with all it told. */
function happens(number: number, ...events: object[]) {
  const happened = { number, kind: "moved", at: 0, seat: 0 } as unknown as Schemas["Happened"];
  const eyes = { seat: 0, events, entries: events.map(() => number) } as unknown as Schemas["Eyes"];
  log.add(happened, [eyes]);
  flushSync();
}

const loud = () => [...document.querySelectorAll(".loud span")].map((line) => line.textContent);
const quiet = () => document.querySelector("p.news")?.textContent ?? null;

test("what nobody should miss stays, however much comes with it and after it", () => {
  show();
  happens(1, LEFT, WON, REVEALED);
  expect(loud()).toEqual([words.event(WON)]); // the table has stopped at the one before: there is room for one
  happens(2, REVEALED);
  expect(loud()).toEqual([words.event(WON)]);
  expect(quiet()).toBeNull();
});

test("it goes after some seconds, and the last line is there again", () => {
  show();
  happens(1, LEFT, REVEALED);
  vi.advanceTimersByTime(6000);
  flushSync();
  expect(loud()).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  flushSync();
  expect(loud()).toEqual([]);
  expect(quiet()).toBe(words.event(REVEALED));
});

test("a tap takes it away", () => {
  show();
  happens(1, WON);
  document.querySelector<HTMLElement>(".loud")?.click();
  flushSync();
  expect(loud()).toEqual([]);
});

test("other events are a line among others, and where there is no room there is none", () => {
  show();
  happens(1, REVEALED);
  expect(loud()).toEqual([]);
  expect(quiet()).toBe(words.event(REVEALED));
  void unmount(shown);
  show(true);
  happens(2, LEFT);
  expect([loud(), quiet()]).toEqual([[], null]);
});
