/** What is called out names the squares that the board prints, as the log does. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import type { AnyView, GameEvent, Grammar } from "$lib/api/types";
import type { ShownMoment } from "$lib/state/moments";
import MomentOverlay from "$lib/ui/stage/MomentOverlay.svelte";
import read from "./marines/fixtures/grammar.json";
import { boardOf } from "./boards";
import { placedEvent } from "./places";
import { wordsOf } from "./testing";

vi.stubGlobal("CSS", { escape: (name: string) => name }); // jsdom has none
const words = wordsOf(read as unknown as Grammar, "en");
const event: GameEvent = { event: "advanced", seat: 1, hero: "ferran", column: 2, row: 4 };
const view = { seat: 0, options: { rows: 3 } } as unknown as AnyView;

it("a callout names the place of an enemy as the reader's board does", async () => {
  const { moments = [], ...title } = await boardOf("marines");
  const kind = moments.find(({ name }) => name === "flag")!;
  const moment: ShownMoment = { kind, event, events: [event], isHeld: false };
  const placed = (one: GameEvent) => placedEvent(one, title, view);
  const overlay = mount(MomentOverlay, { target: document.body, props: { moment, step: null, words, placed } });
  flushSync();
  expect(document.querySelector(".callout .text")?.textContent).toBe(words.event({ ...event, column: 4, row: 3 }));
  void unmount(overlay);
});
