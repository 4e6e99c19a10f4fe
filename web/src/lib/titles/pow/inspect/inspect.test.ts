import { beforeAll, describe, expect, it } from "vitest";
import type { AnyView, Grammar } from "$lib/api/types";
import { explain } from "$lib/inspect/explain";
import { boxOf, loadRules, movesOf, wordsOf } from "$lib/titles/testing";
import type { Inspect } from "$lib/titles/contract";
import read from "../fixtures/grammar.json";
import last from "../fixtures/last.json";
import rolled from "../fixtures/rolled.json";
import inspect from "./index";

const grammar = read as unknown as Grammar;
const words = wordsOf(grammar, "en");
const pack = boxOf("pow");

function now(thing: string, table: object): string {
  const view = { ...rolled, table: { ...rolled.table, ...table } } as unknown as AnyView;
  const scene = { view, seat: rolled.seat, moves: movesOf(grammar, view), picked: {}, pack, words };
  return (explain(thing, scene, inspect as unknown as Inspect)?.now ?? []).join(" ").replaceAll("\u00a0", " ");
}

/** My stacks, of so many tiles. */
function mine(heroes: number, villains: number) {
  const stack = (height: number, tile: number) => ({ height, tiles: height ? [tile] : [] });
  const own = { hero: stack(heroes, 5), villain: stack(villains, -1) };
  return { stacks: rolled.table.stacks.map((stacks, seat) => (seat === rolled.seat ? own : stacks)) };
}

describe("the inspector of POW!", () => {
  beforeAll(() => loadRules("pow"));

  it.each([
    [2, 0, "2 heroes of yours wait for villains: with one more villain one of them counts."],
    [2, 1, "1 hero of yours waits for a villain: with one more villain it counts."],
    [1, 1, "No hero of yours waits for a villain: now one only costs points, but your next hero will count."],
    [1, 2, "You have villains to spare already: one more only costs points."],
  ])("says what a villain does for %i heroes with %i villains", (heroes, villains, told) => {
    expect(now("place villain 4", mine(heroes, villains))).toContain(told);
  });
  it("says whether a hero would count at once", () => {
    expect(now("place hero 1", mine(1, 1))).toContain("You have no villain to spare");
    expect(now("place hero 1", mine(1, 3))).toContain(
      "2 villains of yours have no hero: the next hero counts at once.",
    );
  });
  it("tells the points of a seat where all of its tiles are seen, and says why elsewhere", () => {
    expect(now(`seat ${rolled.seat}`, mine(1, 1))).toContain("If the game ended now, the score would be 4.");
    expect(now(`seat ${rolled.seat}`, mine(2, 1))).toContain("The score is told at the end");
  });
  it("counts no rolls after a die that was rolled alone", () => {
    expect(now("rolls", { ...last.table, rolls: 2 })).toBe("No rolls left: a tile has to be taken.");
    expect(now("rolls", { rolls: 2 })).toBe("1 roll left.");
  });
});
