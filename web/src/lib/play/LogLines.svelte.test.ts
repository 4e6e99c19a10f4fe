import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import powGrammar from "$lib/titles/pow/fixtures/grammar.json";
import pow from "$lib/titles/pow";
import { wordsOf } from "$lib/titles/testing";
import type { Grammar } from "$lib/api/types";
import type { GameState } from "./gameState.svelte";
import LogLines from "./LogLines.svelte";

test("the newest line is in sight when the log is opened", () => {
  const table = { room: null, log: { lines: () => [] } };
  const props = $state({ game: { table, seat: 0, words: null, view: null } as unknown as GameState, isOpen: false });
  const shown = mount(LogLines, { target: document.body, props });
  flushSync();
  const log = document.querySelector<HTMLElement>(".log")!;
  Object.defineProperty(log, "scrollHeight", { value: 500 });
  log.scrollTop = 0;
  props.isOpen = true;
  flushSync();
  expect(log.scrollTop).toBe(500);
  void unmount(shown);
});

test("the link to a paragraph is a word, and its code is told to those who ask", () => {
  const line = { key: "1", isUndone: false, event: { event: "begun", seat: 1 } };
  const table = { room: { setup: { title: "pow" } }, log: { lines: () => [line] } };
  const words = wordsOf(powGrammar as unknown as Grammar, "en");
  const game = { table, seat: 0, words, loaded: { title: pow }, view: null } as unknown as GameState;
  const shown = mount(LogLines, { target: document.body, props: { game, isOpen: true } });
  flushSync();
  const link = document.querySelector<HTMLAnchorElement>(".log a")!;
  expect(link.textContent!.trim()).toBe("rule");
  expect(link.getAttribute("aria-label")).toMatch(/^Rule P\d/);
  expect(link.getAttribute("href")).toMatch(/\/rules\/pow#P\d/);
  void unmount(shown);
});
