import { describe, expect, it } from "vitest";
import { commitmentOf } from "../rules/keys";
import { prove, Random, redrawn, type Draw } from "./proof";
import fixture from "./proof.fixture.json";

const match = { seed: fixture.asked.seed, words: fixture.asked.words, commitment: fixture.commitment };
const draws = fixture.draws as unknown as Draw[][];

describe("the proof of a match that the server played", () => {
  it("recomputes every draw", () => {
    const proof = prove(match, draws);
    expect(proof).toEqual({ isCommitted: true, draws: draws.flat().length, differences: [] });
    expect(proof.draws).toBeGreaterThan(100);
  });

  it("throws away the words that the server throws away", () => {
    const random = new Random(match.seed, match.words, "0");
    const values = Array.from({ length: fixture.wide.count }, () => random.below(fixture.wide.sides));
    expect(values.slice(-3)).toEqual(fixture.wide.last);
  });

  it("finds another seed", () => {
    const proof = prove({ ...match, seed: `${match.seed}.` }, draws);
    expect(proof.isCommitted).toBe(false);
    expect(proof.differences.length).toBeGreaterThan(proof.draws / 2);
  });

  it("finds another seed that was committed to after the fact", () => {
    const seed = "a seed with nicer dice";
    const proof = prove({ ...match, seed, commitment: commitmentOf(seed) }, draws);
    expect(proof.isCommitted).toBe(true);
    expect(proof.differences.length).toBeGreaterThan(0);
  });

  it("finds a changed word of a player", () => {
    expect(prove({ ...match, words: ["", "other"] }, draws).differences.length).toBeGreaterThan(0);
  });

  it("finds a single planted draw and names its place", () => {
    const move = draws.findIndex((drawn) => drawn.length > 0);
    const [[sides, value] = [0, 0], ...rest] = draws[move]!;
    const planted = draws.map((drawn, i): Draw[] => (i === move ? [[sides, (value + 1) % sides], ...rest] : drawn));
    expect(prove(match, planted).differences).toEqual([{ move, sides, drawn: (value + 1) % sides, expected: value }]);
  });

  it("finds a draw that was slipped in", () => {
    const move = draws.findIndex((drawn) => drawn.length > 1);
    const slipped = draws.map((drawn, i) => (i === move ? drawn.slice(1) : drawn));
    expect(redrawn(match.seed, match.words, move, slipped[move]!)).not.toEqual(
      slipped[move]!.map(([, value]) => value),
    );
  });
});
