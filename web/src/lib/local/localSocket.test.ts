import { beforeAll, describe, expect, it, vi } from "vitest";
import { Table } from "$lib/state/table.svelte";
import type { TableLog } from "./entries";
import { KeptInMemory, firstSummary } from "./kept";
import { LocalSocket } from "./localSocket";
import { newTable } from "./newTable";
import { isUnkept, unkept } from "./tables";
import type { RulesFiles } from "./fetchFiles";
import { SearchWorkerHere, TITLE, TableWorkerHere, testFiles } from "./testing";

let files: RulesFiles;

beforeAll(async () => {
  files = await testFiles();
});

/** A page at a table of this device. */
async function atTable(kept = new KeptInMemory()) {
  const log = newTable({ title: TITLE }, [{ name: "Ann" }, { level: "easy" }], 1);
  await kept.begin(log, firstSummary(log));
  const spawn = () => new SearchWorkerHere();
  const around = { kept, spawn, cores: 2, fetchFiles: () => Promise.resolve(files) };
  const workers: TableWorkerHere[] = [];
  const dial = (url: string) => {
    const worker = new TableWorkerHere(around);
    workers.push(worker);
    return new LocalSocket(url, worker);
  };
  return { id: log.head.id, kept, workers, dial };
}

async function live(table: Table): Promise<void> {
  table.open();
  await vi.waitFor(() => expect(table.line).toBe("live"));
}

async function playOne(table: Table): Promise<void> {
  await vi.waitFor(() => {
    table.playback.hurry();
    const [eyes] = table.eyes;
    if (!eyes?.view?.waiting.includes(0)) throw new Error("not our turn yet");
  });
  const [eyes] = table.eyes;
  await table.act({ do: "play", seat: 0, move: eyes?.view?.legal[0] ?? "", request: eyes?.request ?? 0 });
}

describe("a page at a table of this device", () => {
  it("plays as at the server's", async () => {
    const { id, dial, kept } = await atTable();
    const table = new Table(id, false, dial);
    await live(table);
    expect(table.room).toMatchObject({ id, state: "playing", seats: [{ mine: true, owner: true }, { level: "easy" }] });
    for (let i = 0; i < 6; i++) await playOne(table);
    await expect(table.act({ do: "play", seat: 0, move: "dance", request: 1 })).rejects.toMatchObject({
      code: "former-request",
    });
    expect((await kept.read(id))?.lines.length).toBeGreaterThan(9);
    table.close();
  });

  it("lets the bots wait while it is held, also after a new connection", async () => {
    const { id, dial, kept, workers } = await atTable();
    const table = new Table(id, false, dial);
    table.hold(true);
    await live(table);
    expect(workers[0]?.received.map(({ type }) => type)).toEqual(["hidden", "open", "hold"]);
    const made = async () => (await kept.read(id))?.lines.filter(({ entry }) => entry.kind === "moved").length;
    if (table.eyes[0]?.view?.waiting.includes(0)) await playOne(table);
    const before = await made();
    table.reopen();
    await vi.waitFor(() => expect(table.line).toBe("live"));
    expect(await made()).toBe(before);
    table.hold(false);
    await playOne(table);
    table.close();
  });

  it("goes on after it was closed", async () => {
    const { id, dial, kept } = await atTable();
    const before = new Table(id, false, dial);
    await live(before);
    await playOne(before);
    before.close();
    const after = new Table(id, false, dial);
    await live(after);
    await playOne(after);
    const moves = (await kept.read(id))?.lines.filter(({ entry }) => entry.kind === "moved" && entry.seat === 0);
    expect(moves).toHaveLength(2);
    after.close();
  });

  it("learns that there is no such table", async () => {
    const { dial } = await atTable();
    const table = new Table("local-none", false, dial);
    table.open();
    await vi.waitFor(() => expect(table.line).toBe("refused"));
    expect(table.closed).toBe(4404);
  });

  it("tells the worker when it is hidden, and when it is left", async () => {
    const { id, dial, workers } = await atTable();
    const table = new Table(id, false, dial);
    await live(table);
    document.dispatchEvent(new Event("visibilitychange"));
    table.close();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(workers[0]?.received.map(({ type }) => type)).toEqual(["hidden", "open", "hidden", "close"]);
  });
});

describe("a browser that keeps nothing", () => {
  it("plays on in the memory of the page, also after a new connection", async () => {
    const { dial, kept } = await atTable();
    const log = newTable({ title: TITLE }, [{ name: "Ann" }, { level: "easy" }], 1);
    unkept.put(log, firstSummary(log));
    const before = new Table(log.head.id, false, dial);
    await live(before);
    await playOne(before);
    before.close();
    expect(await kept.read(log.head.id)).toBeNull();
    expect(isUnkept(log.head.id)).toBe(true);
    const after = new Table(log.head.id, false, dial);
    await live(after);
    await playOne(after);
    const lines = unkept.find(log.head.id)?.log.lines ?? [];
    expect(lines.filter(({ entry }) => entry.kind === "moved" && entry.seat === 0)).toHaveLength(2);
    after.close();
  });
});

describe("a table that was begun by other rules", () => {
  it("is refused for good", async () => {
    const { id, kept, dial } = await atTable();
    const log = await kept.read(id);
    kept.put(
      { ...log!, rules: { version: 0, wasm: "", pack: "", options: {}, start: "another" } },
      (await kept.list())[0]!,
    );
    const table = new Table(id, false, dial);
    table.open();
    await vi.waitFor(() => expect(table.line).toBe("refused"));
    expect(table.closed).toBe(4409);
  });
});

describe("a table whose record was spoiled", () => {
  const spoilt: [string, (log: TableLog) => unknown][] = [
    ["lacks a line", (log) => ({ ...log, lines: log.lines.slice(1) })],
    ["has a line without an entry", (log) => ({ ...log, lines: [...log.lines, { number: 4, at: 1 }] })],
    ["has another seed", (log) => ({ ...log, head: { ...log.head, seed: "another" } })],
    ["has no head", ({ lines }) => ({ head: undefined, lines })],
  ];
  it.each(spoilt)("is refused for good: it %s", async (_, spoil) => {
    const { id, kept, dial } = await atTable();
    const before = new Table(id, false, dial);
    await live(before); // notes the rules
    before.close();
    const log = spoil((await kept.read(id))!) as TableLog;
    kept.read = () => Promise.resolve(log);
    const table = new Table(id, false, dial);
    table.open();
    await vi.waitFor(() => expect(table.line).toBe("refused"));
    expect(table.closed).toBe(4422);
  });
});

describe("two pages of one browser", () => {
  it("show what the other has played", async () => {
    const { id, dial, workers } = await atTable();
    const [one, two] = [new Table(id, false, dial), new Table(id, false, dial)];
    await live(one);
    await live(two);
    await playOne(one);
    await workers[1]?.hear(id);
    await vi.waitFor(() => {
      two.playback.hurry();
      expect(two.log.made.filter((seat) => seat === 0)).toHaveLength(1);
    });
    one.close();
    two.close();
  });
});
