import { describe, expect, it } from "vitest";
import { bustChance } from "./odds";

describe("the chance of a bust", () => {
  it.each([
    [6, [], 1710],
    [5, [], 870],
    [4, [], 336],
    [3, [], 102],
    [2, [], 25],
    [1, [], 5],
  ])("M7: of %i dice alone", (rolling, lying, ways) => {
    expect(bustChance(rolling, lying)).toBeCloseTo(ways / 6 ** rolling, 10);
  });

  it("M8: dice left lying help only together with a die just rolled", () => {
    expect(bustChance(3, [6])).toBe(bustChance(3));
    expect(bustChance(1, [1, 2])).toBeCloseTo(4 / 6, 10);
    expect(bustChance(2, [3, 3])).toBeCloseTo(10 / 36, 10);
    expect(bustChance(4, [3, 2])).toBeCloseTo(12 / 6 ** 4, 10);
    expect(bustChance(1, [4, 4, 6])).toBeCloseTo(4 / 6, 10);
  });
});
