import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { choose, levelsOf, search, think } from "./bots";
import { load, readSave } from "./load";
import { RulesMatch } from "./match";
import { rulesOf } from "./node/load";
import type { Rules } from "./rules";

const SAVE = readFileSync("src/lib/rules/fixtures/save.json", "utf-8");
const atOnce = () => Promise.resolve();
let rules: Rules;

beforeAll(async () => {
  rules = await rulesOf("../src/herotable/rules_wasm", "pow");
});

async function choice(match: RulesMatch, seat: number, level: string, seed: string, trees = 1): Promise<number> {
  const thought = think(rules, match.table, seat, level, seed, trees);
  const grown = [];
  for (const task of thought.searches) grown.push(await search(rules, task, atOnce));
  return choose(thought, grown);
}

describe("bots", () => {
  it("choose as Python's do by the same seed", async () => {
    // In the fixture seat A is RandomBot(f"r {n}"), seat B SearchBot("hard", threads=1 + n % 3, seed=f"bot {n}").
    const played = load(rules, readSave(SAVE));
    const match = new RulesMatch(rules, played.setup);
    for (const [n, { seat, move }] of played.rows.entries()) {
      const [level, seed, trees] = seat === 0 ? ["random", `r ${n}`, 1] : ["hard", `bot ${n}`, 1 + (n % 3)];
      expect(await choice(match, seat, String(level), String(seed), Number(trees)), `move ${n}`).toBe(move);
      match.play(seat, move);
    }
  });

  it("share the iterations of their level among the trees", () => {
    const match = new RulesMatch(rules, { seats: 2, seed: "a seed" });
    const begun = match.waiting[0] ?? 0;
    match.play(begun, match.legal(begun)[0] ?? 0);
    const thought = think(rules, match.table, match.waiting[0] ?? 0, "master", "s", 3);
    expect(thought.searches.map(({ iterations }) => iterations)).toEqual([1667, 1667, 1666]);
    expect(new Set(thought.searches.map(({ words }) => words.join())).size).toBe(3);
  });

  it("need no search where there is nothing to choose", () => {
    const match = new RulesMatch(rules, { seats: 2, seed: "a seed" });
    const seat = match.waiting[0] ?? 0;
    expect(match.legal(seat)).toHaveLength(1); // nobody has rolled yet
    expect(think(rules, match.table, seat, "hard", "s")).toMatchObject({ searches: [], choice: match.legal(seat)[0] });
  });

  it("are asked only when they have to decide", () => {
    const match = new RulesMatch(rules, { seats: 2, seed: "a seed" });
    const other = 1 - (match.waiting[0] ?? 0);
    expect(() => think(rules, match.table, other, "random", "s")).toThrow("nothing to decide");
  });

  it("have the levels that the description names", () => {
    expect(levelsOf(rules.description)).toEqual(["random", "easy", "normal", "hard", "master"]);
    const match = new RulesMatch(rules, { seats: 2, seed: "a seed" });
    const seat = match.waiting[0] ?? 0;
    match.play(seat, match.legal(seat)[0] ?? 0);
    expect(() => think(rules, match.table, match.waiting[0] ?? 0, "greedy", "s")).toThrow("greedy");
  });
});
