import { beforeAll, describe, expect, it } from "vitest";
import type { Rules } from "../rules/rules";
import { load, readSave } from "../rules/load";
import { save } from "../rules/save";
import { KeptInMemory } from "./kept";
import { LocalRoom } from "./localRoom";
import { TestTable, testRules, thinkersHere } from "./testing";

const ANN = { name: "Ann" };
const BOB = { name: "Bob" };
const EASY = { level: "easy" } as const;
let rules: Rules;

beforeAll(async () => {
  rules = await testRules();
});

describe("a game on this device", () => {
  it("is played to its end with bots, kept line by line, and its save is a good one", async () => {
    const table = await TestTable.begin(rules, [ANN, EASY, { level: "random" }]);
    await table.table.open();
    for (let i = 0; i < 500 && (await table.playAny()); i++);
    expect(table.room.state).toBe("over");
    const log = await table.kept.read(table.room.head.id);
    expect(log?.lines).toEqual(table.room.lines);
    expect(load(rules, readSave(save(table.room.match!))).winners).toEqual(table.room.match!.winners);
    const [summary] = await table.kept.list();
    expect(summary).toMatchObject({ state: "over", id: table.room.head.id });
    expect(summary?.players.some(({ won }) => won)).toBe(true);
  });

  it("goes on where the page was closed, while a bot was thinking", async () => {
    const whole = await TestTable.begin(rules, [ANN, EASY]);
    await whole.table.open();
    for (let i = 0; i < 12; i++) await whole.playAny();
    const { head, lines } = whole.room;
    const bot = lines.findLastIndex(({ entry }) => entry.kind === "moved" && entry.by === "bot");
    const cut = new TestTable(LocalRoom.of(rules, { head, lines: lines.slice(0, bot) }), new KeptInMemory(), rules);
    await cut.begin();
    await cut.table.open();
    const rows = cut.room.match!.rows;
    expect(rows.length).toBeGreaterThanOrEqual(bot + 1 - 3);
    expect(rows).toEqual(whole.room.match!.rows.slice(0, rows.length));
  });

  it("answers every request, after the update", async () => {
    const table = await TestTable.begin(rules, [ANN, BOB]);
    await table.table.open();
    const seat = table.room.deciding[0] ?? 0;
    const answer = await table.act(table.anyMove(seat));
    expect(table.sent.map(({ type }) => type)).toEqual(["snapshot", "update", "done"]);
    expect(answer).toEqual({ type: "done", id: 1, number: table.room.number });
  });

  it("does a repeated move once", async () => {
    const table = await TestTable.begin(rules, [ANN, BOB]);
    const move = table.anyMove(table.room.deciding[0] ?? 0);
    const [first, second] = [await table.act(move), await table.act(move)];
    expect(first).toMatchObject({ type: "done", number: 4 });
    expect(second).toMatchObject({ type: "done", number: 4 });
    expect(table.room.match!.rows).toHaveLength(1);
  });

  it("refuses by the server's codes, and names the paragraph", async () => {
    const table = await TestTable.begin(rules, [ANN, BOB, EASY], { undo: "off" });
    await table.table.open(); // the bots move until it is our turn
    const seat = table.room.deciding[0] ?? 0;
    const move = table.anyMove(seat);
    const made = table.room.match!.rows.length;
    const code = async (action: object) => table.act(action);
    expect(await code({ ...move, move: "dance" })).toMatchObject({ type: "refused", code: "unreadable" });
    expect(await code({ ...move, seat: 2 })).toMatchObject({ code: "not-your-seat" });
    expect(await code({ ...move, seat: 7 })).toMatchObject({ code: "no-such-seat" });
    expect(await code({ ...move, request: 1 })).toMatchObject({ code: "former-request" });
    expect(await code({ do: "undo", seat, to: made })).toMatchObject({ code: "nothing-to-undo" });
    expect(await code({ do: "say", text: "hello" })).toMatchObject({ code: "not-here" });
    expect(await code({ do: "rematch" })).toMatchObject({ code: "not-over" });
    const forbidden = rules.description.moves.find((_, i) => table.room.match!.whyNot(seat, i)) ?? "";
    const refused = await code({ ...move, move: forbidden });
    expect(refused).toMatchObject({ code: "not-allowed", rule: expect.stringMatching(/^P\d/) });
    expect(table.room.match!.rows).toHaveLength(made);
    await code(move);
    expect(await code({ do: "undo", seat, to: 0 })).toMatchObject({ code: "no-undo" });
  });

  it("takes moves back for whoever plays alone, once for a repeated request", async () => {
    const table = await TestTable.begin(rules, [ANN, EASY]);
    await table.table.open();
    for (let i = 0; i < 8; i++) await table.playAny();
    expect(new Set(table.room.match!.rows.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    const undo = { do: "undo", seat: 0, to: 0, after: table.room.number };
    const answers = [await table.act(undo), await table.act(undo)];
    expect(answers[0]).toMatchObject({ type: "done", number: undo.after + 1 });
    expect(answers[1]).toMatchObject({ type: "done", number: undo.after + 1 });
    const update = table.sent.find((message) => message.type === "update" && message.happened.kind === "undone");
    expect(update).toMatchObject({ happened: { to: 0 }, eyes: [{ view: { number: 0 } }] });
  });

  it("keeps the table when the player leaves, and ends it on demand", async () => {
    const table = await TestTable.begin(rules, [ANN, EASY]);
    await table.playAny();
    const before = table.room.number;
    expect(await table.act({ do: "leave", seat: 0, after: before })).toMatchObject({ type: "done", number: before });
    expect(table.room.state).toBe("playing");
    await table.act({ do: "offer", seat: 0, after: before });
    expect(table.room).toMatchObject({ state: "over", ended: "agreed" });
  });

  it("opens no rematch that its own log does not tell of", async () => {
    const kept = new KeptInMemory();
    const table = await TestTable.begin(rules, [ANN, BOB], {}, kept);
    await table.act({ do: "offer", seat: 0 });
    kept.append = () => Promise.reject(new Error("full"));
    expect(await table.act({ do: "rematch" })).toMatchObject({ code: "not-kept" });
    expect(await kept.list()).toHaveLength(1);
  });

  it("has one rematch, with everybody one seat further", async () => {
    const table = await TestTable.begin(rules, [ANN, BOB, EASY]);
    await table.act({ do: "offer", seat: 0 });
    const [first, second] = [await table.act({ do: "rematch" }), await table.act({ do: "rematch" })];
    expect(second).toMatchObject({ type: "done", number: (first as { number: number }).number });
    const log = await table.kept.read(table.room.rematch ?? "");
    expect(LocalRoom.of(rules, log!).players).toEqual([EASY, ANN, BOB]);
    expect(log?.head.seed).not.toBe(table.room.head.seed);
  });
});

describe("two pages with the same table", () => {
  it("learn from what is kept that the other has played on", async () => {
    const kept = new KeptInMemory();
    const here = await TestTable.begin(rules, [ANN, BOB], {}, kept);
    const move = here.anyMove(here.room.deciding[0] ?? 0);
    const line = { number: 4, at: 1, entry: { kind: "moved", by: "person", ...move } as const };
    await kept.append(here.room.head.id, line, (await kept.list())[0]!);
    expect(await here.act({ ...move })).toMatchObject({ type: "refused", code: "try-again" });
    expect(here.sent[0]).toMatchObject({ type: "snapshot", number: 4, missed: [{ number: 4, kind: "moved" }] });
    expect(await here.act({ ...move })).toMatchObject({ type: "done", number: 4 });
  });
});

describe("a browser that keeps nothing more", () => {
  it("refuses the move and goes back to what is kept", async () => {
    const kept = new KeptInMemory();
    const table = await TestTable.begin(rules, [ANN, BOB], {}, kept);
    kept.append = () => Promise.reject(new Error("full"));
    expect(await table.act(table.anyMove(table.room.deciding[0] ?? 0))).toMatchObject({ code: "not-kept" });
    expect(table.sent[0]).toMatchObject({ type: "snapshot", number: 3, missed: [] });
  });

  it("does not let a bot try for ever", async () => {
    const kept = new KeptInMemory();
    const table = await TestTable.begin(rules, [EASY, EASY], {}, kept);
    kept.append = () => Promise.reject(new Error("full"));
    await expect(table.table.open()).rejects.toMatchObject({ code: "not-kept" });
  });
});

describe("bots", () => {
  it("wait while something is read before the game, and go on afterwards", async () => {
    const table = await TestTable.begin(rules, [EASY, ANN]);
    await table.table.hold(true);
    await table.table.open();
    while (await table.playAny());
    const ofBot = () => table.room.match!.rows.filter(({ seat }) => seat === 0).length;
    expect([table.room.deciding, ofBot()]).toEqual([[0], 0]);
    await table.table.hold(false);
    expect(table.room.deciding).toEqual([1]);
    expect(ofBot()).toBeGreaterThan(0);
  });

  it("stop when the page is left", async () => {
    let isStopped = false;
    const thinkers = { ...thinkersHere(rules), stop: () => (isStopped = true), choose: () => Promise.resolve(null) };
    const table = await TestTable.begin(rules, [EASY, ANN], {}, new KeptInMemory(), thinkers);
    await table.table.close();
    await table.table.open();
    expect(isStopped).toBe(true);
    expect(table.room.match!.rows).toHaveLength(0);
  });

  it("choose the same from the same seed", async () => {
    const games = [await TestTable.begin(rules, [EASY, EASY]), await TestTable.begin(rules, [EASY, EASY])];
    for (const { table } of games) await table.open();
    const [one, two] = games.map(({ room }) => room.match!.rows);
    expect(one).toEqual(two);
    expect(games[0]?.room.state).toBe("over");
  });
});
