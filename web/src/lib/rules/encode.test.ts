import { describe, expect, it } from "vitest";
import { decode } from "./decode";
import type { ViewPart } from "./description";
import { encode } from "./encode";
import { RulesMatch } from "./match";
import { rulesOf } from "./node/load";

const FOLDER = "../src/herotable/rules_wasm";
const number: ViewPart = { kind: "number", width: 1 };
const word: ViewPart = { kind: "value", width: 1, values: ["hero", "villain"] };

describe("encode", () => {
  it.each(["battle", "marines", "order", "pow"])("gives the cells that a view of %s is decoded from", async (title) => {
    const rules = await rulesOf(FOLDER, title);
    const { view } = rules.description.grammar;
    const match = new RulesMatch(rules, { seats: 2, seed: "cells" });
    for (let move = 0; move < 60 && !match.over; move++) {
      const seat = match.waiting[0] ?? 0;
      const cells = rules.see(match.table, seat);
      expect(encode(view, decode(view, cells))).toEqual([...cells]);
      const legal = match.legal(seat);
      match.play(seat, legal[move % legal.length] ?? 0);
    }
  });

  it("fills up what is not there", () => {
    expect(encode({ kind: "maybe", width: 2, of: number }, null)).toEqual([0, 0]);
    expect(encode({ kind: "list", width: 4, most: 3, of: number }, [7])).toEqual([1, 7, 0, 0]);
    expect(encode({ ...word, kind: "handful", width: 2 }, ["villain", "villain"])).toEqual([0, 2]);
  });

  it("refuses what is none of the values", () => {
    expect(() => encode(word, "wizard")).toThrow("wizard");
    expect(() => encode({ ...word, kind: "handful", width: 2 }, "hero")).toThrow("no list");
  });
});
