/** A title that the client was not built with: everything of it is plain, and nothing is missing. */
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { Grammar } from "$lib/api/types";
import { Words } from "$lib/i18n/words";
import { boardOf } from "./boards";
import { coverOf } from "./covers";
import { captionsOf, figuresOf } from "./figures";
import { piecesOf } from "./pieces";
import plain from "./plain";
import Cover from "./plain/Cover.svelte";
import { groupsOf } from "./synonyms";
import { show } from "./testing";

const grammar = { title: "plain", moves: { take: [] }, events: {} } as unknown as Grammar;
const words = new Words("en", grammar, [], "word-red = crimson\nmove-take = Take it\n", plain.texts.en);

test("it has the plain board and the plain cover, and no figures", async () => {
  expect(await boardOf("unheard-of")).toBe(plain);
  expect(coverOf("unheard-of")).toBe(Cover);
  expect(await figuresOf("unheard-of")).toEqual({});
  expect((await captionsOf("unheard-of", "ru")).has("figure-x")).toBe(false);
  expect(groupsOf("unheard-of").length).toBeGreaterThan(0);
});

test("its moves are buttons, and its score is what the server says", () => {
  const moves = [{ verb: "take", fields: {}, notation: "take" }];
  const view = { scores: [3, 5] } as never;
  expect(plain.prompt(view, moves, {}, words, {}).buttons?.map(({ text }) => text)).toEqual(["Take it"]);
  expect(plain.account(view, 1, words)).toEqual([{ text: "Points", points: 5 }]);
});

test("its components show their fields, in words where there are any", async () => {
  const { Face, label } = await piecesOf("unheard-of");
  const piece = { kind: "bead", row: { colour: "red", points: 2, source: "own" }, source: "own" as const, count: 1 };
  expect(label(piece, words)).toBe("bead; colour: crimson; points: 2");
  const drawn = mount(Face, { target: document.body, props: { piece, words } });
  flushSync();
  expect(document.body.textContent).toContain("crimson");
  await unmount(drawn);
});

test("its table is shown by names and values, in words where there are any", () => {
  const table = { pile: [7, 4], top_card: "roll", hidden: null, is_last: true, seats: [{ score: 3 }] };
  show(plain.Board, { ...grammar, title: "pow" }, { seat: 0, legal: [], table, waiting: [] });
  const told = [...document.querySelectorAll("dt")].map((name) => name.textContent);
  expect(told).toEqual(["pile", "top card", "hidden", "is last", "seats", "score"]);
  expect(document.querySelector("dd")?.textContent?.trim()).toBe("7, 4");
  expect(document.body.textContent).not.toMatch(/[{}"]/);
});
