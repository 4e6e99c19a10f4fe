import { expect, test } from "vitest";
import { next } from "./fit";

test("a board takes the room there is", () => {
  expect(next(1, 800, 1000, true)).toBe(1.25);
  expect(next(1, 100, 1000, true)).toBe(1.3);
});

test("a board that is too high becomes smaller, but not tiny", () => {
  expect(next(1, 1250, 1000, false)).toBe(0.95);
  expect(next(1, 1001, 1000, false)).toBe(0.95);
  expect(next(0.5, 9000, 1000, false)).toBe(0.5);
});

test("it does not grow for a little, nor again and again", () => {
  expect(next(1, 940, 1000, true)).toBe(1);
  expect(next(1, 900, 1000, true)).toBe(1.1);
  expect(next(1, 800, 1000, false)).toBe(1);
});
