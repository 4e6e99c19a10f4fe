import { describe, expect, test } from "vitest";
import type { GameEvent } from "$lib/api/types";
import { candidatesOf, choosePanels, leadOf, leadShares, scoringMoves, type Standings } from "./panels";

const take = (seat: number): GameEvent => ({ event: "take", seat });
const steal = (seat: number): GameEvent => ({ event: "steal", seat });
const EPISODES = [
  { of: ["steal"], weight: 3 },
  { of: ["take"], weight: 1 },
];
/** Ann takes, Ben takes much, Ann takes, Ann comes into the lead, Ben takes, Ann takes last, then Ben. */
const CHRONICLE = [[], [take(0)], [take(1)], [take(0)], [take(0)], [take(1)], [take(0)], [take(1)]];
const STANDINGS: Standings = new Map([
  [0, [0, 0]],
  [1, [1, 0]],
  [2, [1, 5]],
  [3, [2, 5]],
  [4, [9, 5]],
  [5, [9, 6]],
  [6, [10, 6]],
  [7, [10, 7]],
]);
const chosen = (chronicle = CHRONICLE, winners = [0], standings = STANDINGS) =>
  choosePanels(candidatesOf(chronicle, EPISODES, standings), winners);

describe("the panels of a story", () => {
  test("end with the winner's last deed, and turn where the winner came into the lead", () => {
    expect(chosen().map(({ part, move }) => [part, move])).toEqual([
      ["beginning", 1],
      ["turn", 4],
      ["end", 6],
    ]);
  });

  test("begin with what weighs most in the opening", () => {
    const chronicle = [[], [take(0)], [steal(1)], ...CHRONICLE.slice(3)];
    expect(chosen(chronicle)[0]).toMatchObject({ move: 2, event: { event: "steal" } });
  });

  test("a theft weighs more than a small change of the lead", () => {
    const flat: Standings = new Map([[0, [0, 0]]]);
    const chronicle = [[], [take(0)], [take(1)], [take(0)], [take(1)], [steal(1)], [take(0)]];
    expect(chosen(chronicle, [0], flat)[1]).toMatchObject({ move: 5, event: { event: "steal" } });
  });

  test("what sets the winner back is no turning point, whatever it weighs", () => {
    const heavy = [{ of: ["steal"], weight: 9 }, EPISODES[1]!];
    const chronicle = [[], [take(0)], [take(0)], [take(0)], [steal(1)], [take(0)], [take(0)]];
    const points = [0, 1, 2, 6, 6, 7, 8].map((own, move): [number, number[]] => [move, [own, move > 3 ? 1 : 0]]);
    const panels = choosePanels(candidatesOf(chronicle, heavy, new Map(points)), [0]);
    expect(panels[1]).toMatchObject({ move: 3, event: { event: "take" } });
  });

  test("a match that was broken off is told of whoever led", () => {
    expect(chosen(CHRONICLE, []).at(-1)).toMatchObject({ part: "end", event: { seat: 0 } });
  });

  test("too little makes fewer panels", () => {
    expect(chosen([[], [take(0)], [take(1)]]).map(({ part }) => part)).toEqual(["beginning", "end"]);
    expect(chosen([[]])).toEqual([]);
  });

  test("events that may stand in one part only do", () => {
    const only = [
      { of: ["take"], weight: 1 },
      { of: ["steal"], weight: 9, only: ["beginning" as const] },
    ];
    const chronicle = [[], [take(0)], [take(1)], [take(0)], [take(1)], [steal(0)], [take(0)]];
    const panels = choosePanels(candidatesOf(chronicle, only, STANDINGS), [0]);
    expect(panels.map(({ event }) => event.event)).toEqual(["take", "take", "take"]);
  });
});

test("who comes into the lead, stays there, or neither", () => {
  const lead = (before: number[], after: number[]) => leadOf({ event: take(0), before, after });
  expect(lead([0, 0], [1, 0])).toBe("takes");
  expect(lead([2, 0], [3, 0])).toBe("keeps");
  expect(lead([0, 5], [1, 5])).toBe("none");
  expect(lead([0, 5], [5, 5])).toBe("none");
});

test("the share of the match in front counts only who is there alone", () => {
  expect(leadShares(STANDINGS, 10, 2)).toEqual([70, 20]);
  expect(leadShares(new Map([[0, [0, 0]]]), 0, 2)).toEqual([0, 0]);
});

test("points stand otherwise only after some events", () => {
  expect(scoringMoves(CHRONICLE, ["steal"])).toEqual([]);
  expect(scoringMoves(CHRONICLE, ["take"])).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
