import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import Drawer from "./Drawer.svelte";
import type { GameState } from "./gameState.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: true }));

test("a list of tabs holds tabs alone: other buttons stand beside it", () => {
  const log = { chat: [], read: 0, lines: () => [] };
  const table = { id: "local-1", room: null, log, playback: { canShowAgain: () => false } };
  const game = { table, seat: 0, words: null, view: null } as unknown as GameState;
  const props = { game, isOpen: true, close: () => undefined, showAgain: () => undefined };
  const shown = mount(Drawer, { target: document.body, props });
  flushSync();
  const inList = [...document.querySelector("[role=tablist]")!.children].map((one) => one.getAttribute("role"));
  expect(inList).toEqual(["tab"]);
  expect(document.querySelectorAll("aside .tabs button:not([role=tab])")).toHaveLength(2);
  void unmount(shown);
});
