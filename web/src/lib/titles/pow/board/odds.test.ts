import { beforeAll, describe, expect, it } from "vitest";
import type { View } from "$lib/api/types";
import { loadRules } from "$lib/titles/testing";
import type { Face, Table } from "./choice";
import { rollKeeping } from "./consequence";
import rolled from "../fixtures/rolled.json";
import { percent } from "./odds";

const view = rolled as unknown as View<Table>;
const box = (sides: string[]) => ({ die: [{ sides }] });
const BOX = box(["shield", "shield", "skull", "skull", "blue", "orange"]);
const chances = (keep: Face[], pack = BOX) => rollKeeping({ ...view }, keep, pack)?.chances;

describe("odds", () => {
  beforeAll(() => loadRules("pow"));

  it("are asked for what is seen and picked", () => {
    const told = chances(["shield", "shield"]);
    expect(told?.of).toBe(6 ** 3);
    expect(told?.hero.places).toEqual([0, 64, 96, 48, 8]);
  });
  it("tell the place that the kept dice open by themselves", () => {
    expect(chances(["shield", "shield"])?.hero.pointed).toBe(2);
    expect(chances(["orange"])?.villain.pointed).toBeNull();
  });
  it("follow the dice of the pack, and are absent without it", () => {
    const told = chances(["shield"], box(Array<string>(6).fill("skull")));
    expect(told?.villain.places[3]).toBe(told?.of);
    expect(rollKeeping(view, ["shield"], {})).toBeNull();
    expect(chances([])).toBeUndefined();
  });
  it("are read as whole per cent, but never as certain when they are not", () => {
    expect([0, 0.001, 0.304, 0.999, 1].map(percent)).toEqual(["0", "<1", "30", ">99", "100"]);
  });
});
