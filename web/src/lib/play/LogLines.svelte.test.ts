import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
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
