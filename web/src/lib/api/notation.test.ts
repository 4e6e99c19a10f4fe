import { describe, expect, it } from "vitest";
import { agrees, readMove } from "./notation";
import type { Grammar } from "./types";

const spelled = (...words: string[]) => Object.fromEntries(words.map((word) => [word, word]));
const grammar: Grammar = {
  title: "toy",
  moves: {
    roll: [{ name: "keep", kind: "handful", spelled: spelled("shield", "skull") }],
    steal: [
      { name: "kind", kind: "word", spelled: spelled("hero", "villain") },
      { name: "rival", kind: "seat", spelled: { A: "0", B: "1" } },
      { name: "depth", kind: "number", spelled: spelled("1", "2") },
    ],
    smite: [
      { name: "column", kind: "number", spelled: spelled("1", "2") },
      { name: "pays", kind: "word", spelled: { six: "six", "run 1 3": "run-1-3" } },
    ],
  },
  events: {},
  view: { kind: "struct", width: 0, name: "ToyTable", fields: {} },
};

describe("notation", () => {
  it("reads words, seats and numbers", () => {
    expect(readMove(grammar, "steal hero B 2").fields).toEqual({ kind: "hero", rival: 1, depth: 2 });
  });
  it("reads handfuls, which are left out when empty", () => {
    expect(readMove(grammar, "roll").fields).toEqual({ keep: [] });
    expect(readMove(grammar, "roll keep skull shield skull").fields).toEqual({ keep: ["skull", "shield", "skull"] });
  });
  it("reads words that are spelled in several", () => {
    expect(readMove(grammar, "smite 2 run 1 3").fields).toEqual({ column: 2, pays: "run-1-3" });
  });
  it("refuses what the grammar does not know", () => {
    expect(() => readMove(grammar, "fly")).toThrow("no such move");
    expect(() => readMove(grammar, "steal hero Z 1")).toThrow("rival");
    expect(() => readMove(grammar, "steal hero A 1 1")).toThrow("too much");
  });
});

describe("agrees", () => {
  const move = readMove(grammar, "roll keep skull shield");
  it("compares what was picked, handfuls as bags", () => {
    expect(agrees(move, { verb: "roll" })).toBe(true);
    expect(agrees(move, { keep: ["shield", "skull"] })).toBe(true);
    expect(agrees(move, { keep: ["shield"] })).toBe(false);
    expect(agrees(move, { verb: "steal" })).toBe(false);
  });
});
