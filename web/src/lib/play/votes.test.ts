import { expect, test } from "vitest";
import type { Room } from "$lib/api/types";
import { isClaimable, PATIENCE, questionsAt, replaceableAt, voterOf } from "./votes";

const seats = [
  { seat: 0, mine: true, replaced: false },
  { seat: 1, mine: false, replaced: false },
];
const room = (asker: number, yes: number[] = []) =>
  ({ seats, undo: { seat: asker, yes, to: 3 }, end: null }) as unknown as Room;

test("who is asked answers with the seat they play", () => {
  expect(voterOf(room(1))).toBe(0);
  expect(questionsAt(room(1)).map(({ kind, asksMe }) => [kind, asksMe])).toEqual([["undo", true]]);
});

test("who has asked, or has answered, only reads it", () => {
  expect(questionsAt(room(0))[0]?.asksMe).toBe(false);
  expect(questionsAt(room(1, [0]))[0]?.asksMe).toBe(false);
});

const others = (clock: object | null) =>
  ({
    setup: { clock },
    seats: [
      { seat: 0, kind: "person", mine: true, replaced: false, here: true },
      { seat: 1, kind: "person", mine: false, replaced: false, here: true },
      { seat: 2, kind: "person", mine: false, replaced: false, here: false },
      { seat: 3, kind: "person", mine: false, replaced: true, here: false },
    ],
  }) as unknown as Room;
const replaceable = (waiting: number[], waited: number, clock: object | null = null) =>
  replaceableAt(others(clock), waiting, waited).map(({ seat }) => seat);

test("a bot may play for who is away, and for who has decided nothing for long", () => {
  expect(replaceable([1], PATIENCE - 1)).toEqual([2]);
  expect(replaceable([1], PATIENCE + 1)).toEqual([1, 2]);
  expect(replaceable([0], PATIENCE + 1)).toEqual([2]);
  expect(replaceable([1], PATIENCE + 1, { per_move: 86400 })).toEqual([2]);
});

test("the win may be claimed when all other people are gone or silent, and never over bots alone", () => {
  const claimable = (room: Room, waited = PATIENCE + 1) => isClaimable(room, [1], waited);
  expect(claimable(others(null))).toBe(true);
  expect(claimable(others(null), PATIENCE - 1)).toBe(false);
  expect(claimable(others({ per_move: 86400 }))).toBe(false);
  const back = { seats: [{ seat: 0, kind: "person", mine: false, replaced: true, here: true }], setup: {} };
  expect(claimable(back as unknown as Room)).toBe(false);
  const bots = { seats: [{ seat: 0, kind: "bot", mine: false, replaced: false, here: false }], setup: {} };
  expect(claimable(bots as unknown as Room)).toBe(false);
});

test("a pause is asked for", () => {
  const asked = { seats, undo: null, end: null, pause: { seat: 1, yes: [] } } as unknown as Room;
  expect(questionsAt(asked).map(({ kind, asksMe }) => [kind, asksMe])).toEqual([["pause", true]]);
});
