import { beforeAll, expect, test } from "vitest";
import type { View } from "$lib/api/types";
import { loadRules } from "$lib/titles/testing";
import type { Table } from "../board/choice";
import over from "../fixtures/over.json";
import story from ".";

const view = over as unknown as View<Table>;
beforeAll(() => loadRules("marines"));

test("a retreat is a hit of whoever struck, and one's own stray shot is none", () => {
  const shot = { event: "shot", seat: 0, hero: "aramus", target: "ferran" };
  const retreated = (seat: number) => ({ event: "retreated", seat, hero: "ferran", die: 1, spaces: 2 });
  expect(story.derive([shot, retreated(1)])).toEqual([{ event: "hit", seat: 0 }]);
  expect(story.derive([shot, retreated(0)])).toEqual([]);
});

test("the rules count who is across the line, and the foremost stands on the cover", () => {
  expect(story.atEnd.through(view)).toEqual([4, 0]);
  expect(story.hero(view.table, 0)).toEqual({ kind: "hero", name: "dirael" });
});
