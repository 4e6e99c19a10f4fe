import { describe, expect, it } from "vitest";
import { RulesMatch } from "../rules/match";
import { rulesOf } from "../rules/node/load";
import { TestTable, testRules } from "./testing";
import { isHarmless } from "./undoSafety";

const FOLDER = "../src/herotable/rules_wasm";

describe("moves are taken back freely", () => {
  it("not when dice have taught something", async () => {
    const table = await TestTable.begin(await testRules(), [{ name: "Ann" }, { name: "Bob" }], { undo: "free" });
    const seat = table.room.deciding[0] ?? 0;
    await table.act(table.anyMove(seat));
    expect(await table.act({ do: "undo", seat, to: 0 })).toMatchObject({ type: "refused", code: "learned" });
  });

  it("when the choice was a secret one", async () => {
    const match = new RulesMatch(await rulesOf(FOLDER, "battle"), { seats: 2, seed: "a seed" });
    const before = match.fingerprint;
    match.play(0, match.legal(0)[0] ?? 0);
    expect(isHarmless(match, 0)).toBe(true);
    expect(match.fingerprint).not.toBe(before);
    expect(match.rows).toHaveLength(1);
  });
});
