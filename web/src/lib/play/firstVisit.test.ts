import { beforeEach, expect, test } from "vitest";
import type { Room } from "$lib/api/types";
import { preferences } from "$lib/state/preferences.svelte";
import { awaitsFirstVisit, isFirstVisit } from "./firstVisit";
import type { GameState } from "./gameState.svelte";

const room = (mine = true, state = "playing") =>
  ({
    state,
    setup: { title: "pow" },
    seats: [
      { seat: 0, mine },
      { seat: 1, mine: false },
    ],
  }) as unknown as Room;
const game = (made: number[] = [], hasGoal = true) =>
  ({ table: { log: { made } }, words: { has: () => hasGoal } }) as unknown as GameState;

beforeEach(() => preferences.set({ met: [] }));

test("once on this device, before my first move, though bots have moved", () => {
  expect(isFirstVisit(game([1, 1]), room())).toBe(true);
  preferences.meet("pow");
  expect(isFirstVisit(game(), room())).toBe(false);
  expect(JSON.parse(localStorage.getItem("herotable") ?? "{}")).toMatchObject({ met: ["pow"] });
});

test("not in the middle of a game, mine or one that friends have begun on another device", () => {
  expect(isFirstVisit(game([1, 0]), room())).toBe(false);
  expect(isFirstVisit(game([-1]), room())).toBe(false);
});

test("the game waits for the words that tell the goal, on a first visit alone", () => {
  const wordless = { ...game(), words: null } as GameState;
  expect(awaitsFirstVisit(wordless, room())).toBe(true);
  expect(awaitsFirstVisit(game(), room())).toBe(false);
  expect(awaitsFirstVisit(wordless, room(false))).toBe(false);
  preferences.meet("pow");
  expect(awaitsFirstVisit(wordless, room())).toBe(false);
});

test("not to those who look on, not in the lobby, and not where a title does not say its goal", () => {
  expect(isFirstVisit(game(), room(false))).toBe(false);
  expect(isFirstVisit(game(), room(true, "lobby"))).toBe(false);
  expect(isFirstVisit(game([], false), room())).toBe(false);
});
