import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Grammar } from "$lib/api/types";
import { Words } from "$lib/i18n/words";
import type { Picked } from "$lib/titles/contract";
import { loadRules, movesOf } from "$lib/titles/testing";
import { actions, goalOf, point, type MarinesView } from "./choice";
import { lit } from "./lit";
import { prompt } from "./prompt";
import en from "../words.en.ftl?raw";

const fixtures = import.meta.glob<MarinesView>("../fixtures/*.json", { eager: true, import: "default" });
const grammar = fixtures["../fixtures/grammar.json"] as unknown as Grammar;
const server = readFileSync("../src/herotable/games/marines/words.en.ftl", "utf-8");
const words = new Words("en", grammar, ["Ann", "Bob"], server + en);
beforeAll(() => loadRules("marines"));

function at(name: string) {
  const view = fixtures[`../fixtures/${name}.json`]!;
  const moves = movesOf(grammar, view);
  return { view, moves, all: actions(view, moves), lit: (picked = {}) => lit(view, moves, picked) };
}

describe("ghosts of actions", () => {
  it("stand where a run would take its heroes, and one tap on any of them makes the move", () => {
    const { all, lit } = at("acting");
    const { goals } = lit({ pays: "run-1-3" });
    expect([...goals.values()].map(({ hero, column, row }) => [hero, column, row])).toEqual([
      ["phaello", 2, 2], // the others of the run are blocked
    ]);
    for (const goal of goals.keys()) {
      expect(point(all, { pays: "run-1-3" }, "goal", goal)?.play).toBe("advance run 1 3");
    }
  });

  it("show two steps of a triple", () => {
    const { all, lit } = at("mowing");
    const [goal] = lit({ column: 4 }).goals.values();
    expect(goal).toMatchObject({ hero: "sanictus", column: 4, row: 3 });
    expect(point(all, { column: 4 }, "goal", goalOf(goal!))?.play).toBe("march 4");
  });

  it("tell who may be hit, where it would go, and what a save may still stop", () => {
    const { lit } = at("acting");
    expect(lit({ column: 4 }).hits).toEqual([
      { isOwn: false, column: 4, row: 4, retreat: 5, saved: { ways: 3, of: 6 }, verb: "shoot" },
    ]);
  });

  it("are asked for in words that speak only of what is lit", () => {
    const { view, moves, lit } = at("acting");
    const asked = (picked: Picked) => prompt(view, moves, picked, words);
    expect([lit({ column: 3 }).goals.size, asked({ column: 3 }).say]).toEqual([1, "marines-act-where"]);
    expect([lit({ pays: "six" }).goals.size, asked({ pays: "six" }).say]).toEqual([0, "marines-act-who"]);
    expect(asked({ column: 4 })).toMatchObject({ say: "marines-confirm-strike", values: { chance: "50%" } });
    expect(words.say(asked({ column: 4 }).say, asked({ column: 4 }).values)).toContain("retreats with a chance of 50%");
  });

  it("ask nothing more when two actions cost and do the same", () => {
    const { all } = at("acting");
    expect(point(all, { column: 3 }, "target", 3)?.play).toBe("attack 3");
  });

  it("are not shown before something is picked, where there are many", () => {
    expect(at("acting").lit().goals.size).toBe(0);
    expect(at("mowing").lit().goals.size).toBe(1);
  });

  it("lead everybody who may make a move that was handed over", () => {
    const { lit } = at("handing");
    expect([...lit().goals.values()].map(({ column }) => column)).toEqual([1, 2, 3, 4, 5]);
  });
});
