import { beforeAll, describe, expect, it } from "vitest";
import type { Rules } from "../rules/rules";
import { KeptInMemory, firstSummary, summaryOf } from "./kept";
import { LocalRoom } from "./localRoom";
import { isLocal, newTable, rematchOf } from "./newTable";
import { TITLE, testRules } from "./testing";

const PLAYERS = [{ name: "Ann" }, { level: "hard" } as const];
let rules: Rules;

beforeAll(async () => {
  rules = await testRules();
});

describe("a new table", () => {
  it("has its own id and its own secret, and has begun", () => {
    const [one, two] = [newTable({ title: TITLE }, PLAYERS, 5), newTable({ title: TITLE }, PLAYERS, 5)];
    expect(isLocal(one.head.id)).toBe(true);
    expect(isLocal("AbC-local-")).toBe(false);
    expect(one.head.id).not.toBe(two.head.id);
    expect(one.head.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(one.head.seed).not.toBe(two.head.seed);
    expect(LocalRoom.of(rules, one)).toMatchObject({ state: "playing", own: [0], number: 3 });
    expect(one.head.setup).toMatchObject({ seats: 2, bots: { "1": "hard" }, undo: "consent" });
  });

  it("of a rematch keeps the options, and seats the last first", () => {
    const { head } = newTable({ title: TITLE, undo: "off" }, PLAYERS, 5);
    const again = rematchOf(head.setup, PLAYERS, 6, "local-again");
    expect(again.head).toMatchObject({ id: "local-again", created: 6, setup: { undo: "off", bots: { "0": "hard" } } });
  });
});

describe("tables that are kept", () => {
  it("are listed, the one changed last first, until they are removed", async () => {
    const kept = new KeptInMemory();
    const tables = [1, 2, 3].map((at) => newTable({ title: TITLE }, PLAYERS, at));
    for (const table of tables) await kept.begin(table, firstSummary(table));
    const [first, second, third] = tables.map(({ head }) => head.id);
    expect((await kept.list()).map(({ id }) => id)).toEqual([third, second, first]);
    await kept.remove(second ?? "");
    expect((await kept.list()).map(({ id }) => id)).toEqual([third, first]);
    expect(await kept.read(second ?? "")).toBeNull();
  });

  it("have the same summary before and after their rules are loaded, but for whose turn it is", () => {
    const log = newTable({ title: TITLE }, PLAYERS, 5);
    const room = LocalRoom.of(rules, log);
    expect(summaryOf(room)).toEqual({ ...firstSummary(log), waiting: room.match?.waiting });
    expect(summaryOf(room).waiting).toHaveLength(1);
  });

  it("take a line and the table that it opens together, or neither", async () => {
    const kept = new KeptInMemory();
    const [log, next] = [newTable({ title: TITLE }, PLAYERS, 5), newTable({ title: TITLE }, PLAYERS, 6)];
    await kept.begin(log, firstSummary(log));
    const line = { number: 4, at: 6, entry: { kind: "rematched", match: next.head.id } as const };
    const late = { ...line, number: 3 };
    await expect(kept.append(log.head.id, late, firstSummary(log), next)).rejects.toThrow("elsewhere");
    expect(await kept.read(next.head.id)).toBeNull();
    await kept.append(log.head.id, line, firstSummary(log), next);
    expect(await kept.read(next.head.id)).toEqual(next);
  });

  it("take every number once", async () => {
    const kept = new KeptInMemory();
    const log = newTable({ title: TITLE }, PLAYERS, 5);
    await kept.begin(log, firstSummary(log));
    const line = { number: 4, at: 6, entry: { kind: "ended", how: "agreed" } as const };
    await kept.append(log.head.id, line, firstSummary(log));
    await expect(kept.append(log.head.id, line, firstSummary(log))).rejects.toThrow("elsewhere");
    expect((await kept.read(log.head.id))?.lines.at(-1)).toEqual(line);
  });
});
