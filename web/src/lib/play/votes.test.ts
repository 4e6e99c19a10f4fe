import { expect, test } from "vitest";
import type { Room } from "$lib/api/types";
import { questionsAt, voterOf } from "./votes";

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
