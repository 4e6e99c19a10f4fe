import { beforeAll, describe, expect, it } from "vitest";
import type { Grammar } from "$lib/api/types";
import { loadRules } from "$lib/titles/testing";
import grammar from "../fixtures/grammar.json";
import { diceOf } from "./combinations";
import { rollOdds, setOdds } from "./odds";

const [field] = (grammar as unknown as Grammar).moves.set ?? [];
const combinations = Object.values(field?.spelled ?? {});

describe("the odds of a bust", () => {
  it("are absent until the rules are there", () => {
    expect(rollOdds(6, [])).toBeNull();
    expect(setOdds({ rolled: ["6"], lying: [] })).toBeNull();
  });

  describe("with the rules", () => {
    beforeAll(() => loadRules("marines"));

    it("are shares of all ways", () => {
      expect(rollOdds(6, [])).toBe(1710 / 6 ** 6);
      expect(rollOdds(3, ["1", "2"])).toBe(4 / 6);
    });
    it("come with every combination that may be set aside", () => {
      expect(setOdds({ rolled: ["6", "6"], lying: ["1"] })).toEqual({ six: { bust: 25 / 36 }, sixes: { bust: 5 / 6 } });
      expect(setOdds({ rolled: ["6"], lying: [] })).toEqual({ six: { bust: null } });
    });
  });
});

describe("the dice drawn for a combination", () => {
  beforeAll(() => loadRules("marines"));

  it("are those that the rules take for it, and all of them", () => {
    expect(combinations.length).toBe(13);
    for (const combination of combinations) {
      const sets = setOdds({ rolled: diceOf(combination).map(String) as "1"[], lying: [] });
      expect(sets?.[combination]).toEqual({ bust: null });
    }
  });
});
