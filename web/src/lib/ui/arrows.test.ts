import { expect, test } from "vitest";
import { distance, isDirection } from "./arrows";

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

test("what lies behind is not in the direction", () => {
  expect(distance(box(50, 0), box(0, 0), "ArrowRight")).toBe(Infinity);
  expect(distance(box(50, 0), box(0, 0), "ArrowLeft")).toBe(50);
});

test("straight ahead comes before nearer but aside", () => {
  const here = box(0, 0);
  expect(distance(here, box(40, 0), "ArrowRight")).toBeLessThan(distance(here, box(20, 20), "ArrowRight"));
});

test("only arrows are directions", () => {
  expect(isDirection("ArrowUp")).toBe(true);
  expect(isDirection("a")).toBe(false);
});
