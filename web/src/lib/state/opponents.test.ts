import { expect, test } from "vitest";
import { opponentsAt } from "./opponents";

test.each([
  [[2, 3, 4, 5], 3, 3],
  [[2, 3, 4, 5], 8, 4],
  [[2], 3, 1],
  [[3, 4], 1, 2],
  [[1, 2, 3], 2, 2],
  [[1], 2, 1],
])("at seats %j, %i opponents wanted: %i", (seats, wanted, count) => {
  expect(opponentsAt(seats, wanted)).toBe(count);
});
