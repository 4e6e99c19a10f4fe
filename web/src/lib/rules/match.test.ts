import { beforeAll, describe, expect, it } from "vitest";
import { Forbidden, RulesMatch } from "./match";
import { rulesOf } from "./node/load";
import type { Rules } from "./rules";
import { Tree, bestMove } from "./search";

const WORDS = [1, 2, 3, 4, 5, 6, 7, 8];
let rules: Rules;

beforeAll(async () => {
  rules = await rulesOf("../src/herotable/rules_wasm", "pow");
});

function match(seed = "a seed"): RulesMatch {
  return new RulesMatch(rules, { seats: 2, seed });
}

describe("a match in WebAssembly", () => {
  it("is played to its end by legal moves", () => {
    const played = match();
    while (!played.over) {
      const seat = played.waiting[0] ?? 0;
      played.play(seat, played.legal(seat)[0] ?? 0);
    }
    expect(played.winners.length).toBeGreaterThan(0);
    expect(played.view(0).scores).toEqual(played.scores);
    expect(played.events(null).at(-1)).toEqual({ event: "ended" });
  });

  it("names the paragraph of a forbidden move, and leaves the table as it was", () => {
    const begun = match();
    const before = begun.fingerprint;
    const seat = begun.waiting[0] ?? 0;
    const forbidden = rules.description.moves.findIndex((_, move) => begun.whyNot(seat, move) !== null);
    expect(() => begun.play(seat, forbidden)).toThrow(Forbidden);
    expect(begun.fingerprint).toBe(before);
    expect(begun.rows).toEqual([]);
  });

  it("goes another way by another seed", () => {
    expect(match("one").table).not.toEqual(match("two").table);
    expect(match("one").table).toEqual(match("one").table);
  });
});

describe("a search", () => {
  it("has as many visits as iterations, and grows the same tree by the same words", () => {
    const begun = match();
    const seat = begun.waiting[0] ?? 0;
    const grown = [1, 2].map(() => {
      const tree = new Tree(rules, begun.table, seat, WORDS, 200);
      tree.grow(100);
      tree.grow(100);
      return tree.branches();
    });
    expect(grown[0]).toEqual(grown[1]);
    expect(grown[0]?.reduce((sum, { visits }) => sum + visits, 0)).toBe(200);
    expect(begun.legal(seat)).toContain(bestMove(grown[0] ?? [], begun.legal(seat)));
  });

  it("does not go on in a tree whose place another one has taken", () => {
    const begun = match();
    const [one, two] = [1, 2].map(() => new Tree(rules, begun.table, begun.waiting[0] ?? 0, WORDS, 200));
    expect(() => one?.grow(10)).toThrow("another tree");
    expect(() => two?.grow(10)).not.toThrow();
  });

  it("prefers the move tried most, then the better one, then the first", () => {
    const branch = { wins: 0, value: 1 };
    const branches = [
      { ...branch, move: 1, visits: 2 },
      { ...branch, move: 2, visits: 3 },
      { ...branch, move: 3, visits: 3, value: 2 },
    ];
    expect(bestMove(branches, [1, 2, 3])).toBe(3);
    expect(bestMove(branches, [1, 2])).toBe(2);
    expect(bestMove([], [7, 5])).toBe(7);
  });
});
