import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "./pace";

let seen: number[] = [];
let pace: Pace<number>;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  pace = new Pace((n) => seen.push(n));
});
afterEach(() => void vi.useRealTimers());

test("the first is shown at once, the next ones in turn", () => {
  pace.add(1, true, true);
  pace.add(2, true, true);
  pace.add(3, true, true);
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(701);
  expect(seen).toEqual([1, 2]);
  vi.advanceTimersByTime(701);
  expect(seen).toEqual([1, 2, 3]);
});

test("what does not wait is shown at once, but never before what came earlier", () => {
  pace.add(1, true, true);
  pace.add(2, false, true);
  expect(seen).toEqual([1, 2]);
  pace.add(3, true, true);
  pace.add(4, false, false);
  expect(seen).toEqual([1, 2]);
  vi.advanceTimersByTime(701);
  vi.advanceTimersByTime(701);
  expect(seen).toEqual([1, 2, 3, 4]);
});

test("a tap shows everything", () => {
  for (const n of [1, 2, 3]) pace.add(n, true, true);
  pace.hurry();
  expect(seen).toEqual([1, 2, 3]);
  expect(pace.isBehind).toBe(false);
});
