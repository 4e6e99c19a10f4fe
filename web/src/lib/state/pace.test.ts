import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Pause } from "./moments";
import { MOST, Pace, PAUSES } from "./pace.svelte";
import { preferences } from "./preferences.svelte";

interface Shown {
  n: number;
  pause: Pause;
  isAgain: boolean;
}
const gap = (n: number): Shown => ({ n, pause: "gap", isAgain: false });
const stop = (n: number): Shown => ({ n, pause: "long", isAgain: false });
const NORMAL = PAUSES.normal;

let seen: number[] = [];
let rests = 0;
let pace: Pace<Shown>;

beforeEach(() => {
  vi.useFakeTimers();
  preferences.speed = "normal";
  [seen, rests] = [[], 0];
  pace = new Pace(
    ({ n }) => seen.push(n),
    () => rests++,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("what others do", () => {
  test("is shown one after another, the first at once", () => {
    for (const n of [1, 2, 3]) pace.add([gap(n)], false);
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(NORMAL.gap - 1);
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([1, 2]);
    vi.advanceTimersByTime(NORMAL.gap);
    expect(seen).toEqual([1, 2, 3]);
  });

  test("stops at a moment until it was seen", () => {
    pace.add([stop(1), gap(2)], false);
    vi.advanceTimersByTime(2499);
    expect([seen, pace.isBehind, pace.isPausing]).toEqual([[1], true, true]);
    vi.advanceTimersByTime(1);
    expect([seen, pace.isBehind]).toEqual([[1, 2], false]);
  });

  test("rests when all was seen", () => {
    pace.add([stop(1)], false);
    expect(rests).toBe(0);
    vi.advanceTimersByTime(NORMAL.long);
    expect([rests, pace.isPausing]).toEqual([1, false]);
  });

  test.each(["calm", "brisk"] as const)("is shown at a %s speed", (speed) => {
    preferences.speed = speed;
    pace.add([stop(1), gap(2)], false);
    vi.advanceTimersByTime(PAUSES[speed].long - 1);
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([1, 2]);
  });

  test("is calmer than normal when it is calm, and brisker when it is brisk", () => {
    for (const pause of ["gap", "short", "long", "stop"] as const) {
      expect(PAUSES.calm[pause]).toBeGreaterThan(NORMAL[pause]);
      expect(PAUSES.brisk[pause]).toBeLessThan(NORMAL[pause]);
    }
  });

  test("does not wait at once, nor on a hidden page", () => {
    preferences.speed = "instant";
    pace.add([stop(1), gap(2)], false);
    expect(seen).toEqual([1, 2]);
    preferences.speed = "normal";
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    pace.add([stop(3), gap(4)], false);
    expect([seen, pace.isBehind]).toEqual([[1, 2, 3, 4], false]);
  });

  test("waits no longer when the page is hidden meanwhile", () => {
    pace.add([gap(1), stop(2), stop(3)], false);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    vi.advanceTimersByTime(NORMAL.gap);
    expect(seen).toEqual([1, 2, 3]);
  });

  test("never falls behind by more than some seconds", () => {
    const many = Array.from({ length: 200 }, (_, n) => stop(n));
    pace.add(many, false);
    vi.advanceTimersByTime(10 * MOST);
    const longest = [...many, ...many];
    pace.add(longest, false);
    let waited = 0;
    while (pace.isBehind && waited < 10 * MOST) {
      vi.advanceTimersByTime(1000);
      waited += 1000;
      if (waited < MOST) pace.add([stop(-1)], false);
    }
    expect(waited).toBeLessThan(6 * MOST);
    expect(seen).toHaveLength(600 + Math.ceil(MOST / 1000) - 1);
  });
});

describe("who looks", () => {
  test("ends a pause by a tap, and only that one", () => {
    pace.add([stop(1), stop(2), stop(3)], false);
    pace.skip();
    expect(seen).toEqual([1, 2]);
    vi.advanceTimersByTime(NORMAL.long - 1);
    expect(seen).toEqual([1, 2]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([1, 2, 3]);
  });

  test("puts away what was shown last by a tap", () => {
    pace.add([stop(1)], false);
    pace.skip();
    expect([rests, pace.isPausing]).toEqual([1, false]);
    vi.advanceTimersByTime(NORMAL.long);
    expect(rests).toBe(1);
  });

  test("sees everything at once if that is wanted", () => {
    for (const n of [1, 2, 3]) pace.add([stop(n)], false);
    pace.skipAll();
    expect([seen, pace.isBehind, pace.isPausing]).toEqual([[1, 2, 3], false, false]);
  });

  test("sees an own move at once, but never before what came earlier", () => {
    pace.add([stop(1)], false);
    pace.add([gap(2)], true);
    expect(seen).toEqual([1, 2]);
    pace.add([gap(3)], false);
    pace.add([gap(4)], true);
    expect(seen).toEqual([1, 2]);
    vi.advanceTimersByTime(NORMAL.gap);
    expect(seen).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(NORMAL.gap);
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  test("sees what is shown again with pauses at any speed, before all that arrives", () => {
    preferences.speed = "instant";
    pace.insert([
      { n: 1, pause: "long", isAgain: true },
      { n: 2, pause: "gap", isAgain: true },
    ]);
    pace.add([gap(3)], false);
    expect(seen).toEqual([1]);
    vi.advanceTimersByTime(NORMAL.long);
    expect(seen).toEqual([1, 2]);
    vi.advanceTimersByTime(NORMAL.gap);
    expect(seen).toEqual([1, 2, 3]);
  });

  test("leaves out what is not wanted any more", () => {
    pace.insert([1, 2, 3].map((n) => ({ n, pause: "long" as const, isAgain: true })));
    pace.add([gap(4)], false);
    pace.drop(({ isAgain }) => isAgain);
    expect(seen).toEqual([1, 4]);
  });
});
