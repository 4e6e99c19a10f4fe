import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { load, readSave } from "../rules/load";
import type { Rules } from "../rules/rules";
import { save } from "../rules/save";
import { KeptInMemory, summaryOf } from "./kept";
import { LocalRoom, OtherRules } from "./localRoom";
import { newTable } from "./newTable";
import { tableOfSave } from "./tableOfSave";
import { saveOfTable } from "./tableSave";
import { TITLE, TestTable, testRules } from "./testing";

// Written by Python: two seats, words beyond ASCII, a bot on the second seat, forty moves.
const SAVE = readFileSync("src/lib/rules/fixtures/save.json", "utf-8");
const nameOf = (seat: number) => `Player ${seat + 1}`;
let rules: Rules;

beforeAll(async () => {
  rules = await testRules();
});

/** A table with some moves, one of them taken back, as it is kept. */
async function played(kept = new KeptInMemory()) {
  const table = await TestTable.begin(rules, [{ name: "Ann" }, { name: "Bob" }], {}, kept);
  await kept.noteRules(table.room.head.id, table.room.rulesUsed, summaryOf(table.room));
  for (let i = 0; i < 5; i++) await table.playAny();
  const seat = table.room.match?.rows.at(-1)?.seat;
  await table.act({ do: "undo", seat, to: 4, after: table.room.number });
  const log = await kept.read(table.room.head.id);
  if (!log) throw new Error("not kept");
  return { table, log };
}

describe("the save of a table", () => {
  it("is that of its match, from the log alone", async () => {
    const { table, log } = await played();
    expect(table.room.match?.rows).toHaveLength(4);
    expect(saveOfTable(log)).toBe(save(table.room.match!));
    expect(load(rules, readSave(saveOfTable(log) ?? "")).rows).toHaveLength(4);
  });

  it("is there only when the table was opened", () => {
    expect(saveOfTable(newTable({ title: TITLE }, [{ name: "Ann" }, { level: "easy" }], 1))).toBeNull();
  });
});

describe("a table of a save", () => {
  it("has its players, its moves and its words, and the same save again", () => {
    const { log, summary } = tableOfSave(rules, readSave(SAVE), nameOf, 7);
    expect(saveOfTable(log)).toBe(SAVE);
    expect(summary).toMatchObject({ state: "playing", players: [{ name: "Player 1" }, { bot: "hard" }] });
    expect(LocalRoom.of(rules, log).own).toEqual([0]);
  });

  it("has people on all seats where the save does not know who played", () => {
    const match = load(rules, readSave(SAVE));
    match.bots = [];
    const { log } = tableOfSave(rules, readSave(save(match)), nameOf, 7);
    expect(LocalRoom.of(rules, log).own).toEqual([0, 1]);
  });

  it("has a bot of a known level where the save names another", () => {
    const match = load(rules, readSave(SAVE));
    match.bots = ["", "toString"];
    const { log } = tableOfSave(rules, readSave(save(match)), nameOf, 7);
    expect(LocalRoom.of(rules, log).botOf(1)).toBe("easy");
  });
});

describe("a table that was played by other rules", () => {
  it("is noticed by a table, by a move and by its beginning", async () => {
    const { log } = await played();
    const [first, ...rest] = log.lines.filter(({ entry }) => entry.kind === "moved");
    if (!first) throw new Error("no move");
    expect(rest.length).toBeGreaterThan(0);
    const changed = (change: object) => ({
      ...log,
      lines: log.lines.map((line) => (line === first ? { ...line, ...change } : line)),
    });
    expect(() => LocalRoom.of(rules, log)).not.toThrow();
    expect(() => LocalRoom.of(rules, changed({ table: "another" }))).toThrow(OtherRules);
    expect(() => LocalRoom.of(rules, changed({ entry: { ...first.entry, move: "dance" } }))).toThrow(OtherRules);
    expect(() => LocalRoom.of(rules, changed({ entry: { ...first.entry, seat: 2 } }))).toThrow(OtherRules);
    expect(() => LocalRoom.of(rules, { ...log, rules: { ...log.rules!, start: "another" } })).toThrow(OtherRules);
  });
});
