import { expect, test } from "vitest";
import { doubleTapFilter } from "./doubleTap";

const tap = (timeStamp: number, clientX = 100, detail = 1) => ({ timeStamp, clientX, clientY: 300, detail });

test("a second tap in the same place is not meant", () => {
  const isTwice = doubleTapFilter();
  expect([tap(0), tap(200), tap(400), tap(600)].map(isTwice)).toEqual([false, true, false, true]);
});

test("one elsewhere is, and so is every key", () => {
  const isTwice = doubleTapFilter();
  expect([tap(0), tap(100, 200), tap(150, 200, 0), tap(200, 200, 0)].map(isTwice)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
