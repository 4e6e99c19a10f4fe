import { expect, test } from "vitest";
import { distance } from "./distance";

const frame = { top: 100, bottom: 500 };

test("what is in sight stays where it is", () => {
  expect(distance(frame, { top: 120, bottom: 200 })).toBe(0);
  expect(distance(frame, { top: 400, bottom: 700 })).toBe(0);
});

test("what is above or below comes into sight", () => {
  expect(distance(frame, { top: 40, bottom: 90 })).toBe(-68);
  expect(distance(frame, { top: 480, bottom: 700 })).toBe(78);
});
