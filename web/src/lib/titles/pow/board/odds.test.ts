import { describe, expect, it } from "vitest";
import type { Face, Table } from "./choice";
import rolled from "../fixtures/rolled.json";
import { chances, outcomes, percent, sidesOf } from "./odds";

const table = rolled.table as Table;
const sides = sidesOf({});
const near = (chance: number) => expect.closeTo(chance, 9);

describe("odds", () => {
  it("of one die are its faces", () => {
    const ways = outcomes(sides, [], 1);
    expect(ways.map(({ chance }) => chance)).toEqual([near(1 / 3), near(1 / 3), near(1 / 6), near(1 / 6)]);
  });
  it("add up, however many dice", () => {
    for (let dice = 0; dice <= 5; dice++) {
      const sum = outcomes(sides, ["skull"], dice).reduce((total, { chance }) => total + chance, 0);
      expect(sum).toBeCloseTo(1, 9);
    }
    expect(outcomes(sides, [], 5)).toHaveLength(56);
  });
  it("of a place are binomial, on top of what is kept", () => {
    const { place } = chances(table, 1, sides, ["shield", "shield"], 3);
    expect(place.hero).toEqual([0, near(8 / 27), near(12 / 27), near(6 / 27), near(1 / 27)]);
    expect(place.villain[0]).toBeCloseTo(12 / 27, 9);
  });
  it("of a place that the row does not have are left out", () => {
    const short = { ...table, rows: { hero: [5], villain: [] } };
    const found = chances(short, 1, sides, [], 5);
    expect(found.place.hero).toHaveLength(1);
    expect(found.place.villain).toEqual([]);
    expect(found.nothing).toBeCloseTo(1 - 5 * (1 / 3) * (2 / 3) ** 4, 9);
  });
  it("of a call need a rival with a tile", () => {
    expect(chances(table, 1, sides, ["blue", "blue"], 3).steal.hero).toBe(0);
    const rich = { ...table, stacks: table.stacks.map((stacks) => ({ ...stacks, hero: { height: 2, tiles: [3] } })) };
    expect(chances(rich, 1, sides, ["blue", "blue"], 3).steal.hero).toBeCloseTo(1 - (5 / 6) ** 3, 9);
  });
  it("follow the dice of the pack", () => {
    const all: Face[] = Array(6).fill("skull");
    expect(chances(table, 1, sidesOf({ die: [{ sides: all }] }), [], 5).place.villain[4]).toBe(1);
  });
  it("are read as whole per cent, but never as certain when they are not", () => {
    expect([0, 0.001, 0.304, 0.999, 1].map(percent)).toEqual(["0", "<1", "30", ">99", "100"]);
  });
});
