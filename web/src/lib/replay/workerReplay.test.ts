import { beforeEach, expect, test, vi } from "vitest";
import { KeptInMemory, firstSummary } from "$lib/local/kept";
import { newTable } from "$lib/local/newTable";
import { unkept } from "$lib/local/tables";
import { testFiles, testRules } from "$lib/local/testing";
import type { Schemas } from "$lib/api/types";
import { RulesMatch } from "$lib/rules/match";
import { replayOfSave } from "./hereReplay";
import { openedFile } from "./openedFile";
import { ReplayHost, type FromReplay, type ToReplay } from "./replayHost";
import { type ReplayWorker, WorkerReplay, sourceOf } from "./workerReplay";

const rules = { pow: { description: "", code: "" } };
const kept = new KeptInMemory();

/** A worker that works in this thread. */
class WorkerHere implements ReplayWorker {
  onmessage: ReplayWorker["onmessage"] = null;
  onerror: ReplayWorker["onerror"] = null;
  terminate = vi.fn();
  private host = new ReplayHost({ kept, fetchFiles: testFiles });

  postMessage(message: ToReplay): void {
    void this.host.answer(message).then((data) => this.onmessage?.({ data } as MessageEvent<FromReplay>));
  }
}

beforeEach(async () => {
  const log = newTable({ title: "pow" }, [{ name: "Ann" }, { level: "easy" }], 100, "local-a");
  await kept.begin(log, firstSummary(log));
});

function replayOf(table: string, worker: ReplayWorker = new WorkerHere()): WorkerReplay {
  return new WorkerReplay({ ask: "table", table, unkept: null, rules }, () => worker);
}

test("a table of this device is looked at through one's own eyes while it is played", async () => {
  const source = replayOf("local-a");
  const replay = await source.replay();
  expect(replay).toMatchObject({ ended: "running", eyes: [0, null], seed: "", moves: [] });
  expect(replay.players.map(({ name, bot }) => name || bot)).toEqual(["Ann", "easy"]);
  expect((await source.moment(0, 0, false)).eyes.seat).toBe(0);
  await expect(source.moment(0, 1, false)).rejects.toMatchObject({ code: "not-over" });
  await expect(source.save()).rejects.toMatchObject({ code: "not-over" });
});

test("questions may overlap, each gets its own answer", async () => {
  const source = replayOf("local-a");
  await source.replay();
  const seats = [0, null, 0].map((seat) => source.moment(0, seat, false));
  expect((await Promise.all(seats)).map(({ eyes }) => eyes.seat)).toEqual([0, null, 0]);
});

test("what is not there is a problem, and so is a worker that breaks", async () => {
  await expect(replayOf("local-b").replay()).rejects.toMatchObject({ code: "no-such-match" });
  const worker = new WorkerHere();
  worker.postMessage = () => worker.onerror?.({ message: "broken" } as ErrorEvent);
  await expect(replayOf("local-a", worker).replay()).rejects.toMatchObject({ code: "failed" });
});

test("the worker ends with the replay", async () => {
  const worker = new WorkerHere();
  const source = replayOf("local-a", worker);
  await source.replay();
  source.close();
  expect(worker.terminate).toHaveBeenCalled();
});

test("a table that only the page keeps is looked at as the page has it", async () => {
  const log = newTable({ title: "pow" }, [{ name: "Eve" }, { level: "easy" }], 100, "local-c");
  await unkept.begin(log, firstSummary(log));
  const worker = new WorkerHere();
  const asked = vi.spyOn(worker, "postMessage");
  vi.stubGlobal("Worker", function () {
    return worker;
  });
  void sourceOf("local-c").replay();
  vi.unstubAllGlobals();
  const [message] = asked.mock.calls[0]!;
  expect(message).toMatchObject({ ask: "table", unkept: { head: { id: "local-c" } } });
  const answer = await new ReplayHost({ kept, fetchFiles: testFiles }).answer({ ...message, rules } as ToReplay);
  expect(answer).toMatchObject({ answer: { players: [{ name: "Eve" }, { bot: "easy" }] } });
});

/** A match as a server tells it when it is over: a few moves, then broken off. */
async function finishedMatch(): Promise<Schemas["MatchReplay"]> {
  const match = new RulesMatch(await testRules(), { seats: 2, seed: "a secret" });
  for (let i = 0; i < 5; i++) match.play(match.waiting[0]!, match.legal(match.waiting[0]!)[0]!);
  const { eyes: _eyes, ...told } = replayOfSave(match, "5f3a");
  return told as Schemas["MatchReplay"];
}

test("a match of a server is played again by the rules here, with all that happened", async () => {
  const match = await finishedMatch();
  const source = new WorkerReplay({ ask: "match", match, blank: null, rules }, () => new WorkerHere());
  expect(await source.replay()).toMatchObject({ id: "5f3a", ended: "agreed", eyes: [null, 0, 1, "all"] });
  const chronicle = await source.chronicle();
  expect(chronicle).toHaveLength(6);
  expect(chronicle[1]!.map(({ event }) => event)).toEqual(["rolled"]);
  expect((await source.moment(5, null, true)).eyes.events).toEqual(chronicle.flat());
});

test("what these rules would not have led to is not told", async () => {
  const match = await finishedMatch();
  const ask = (given: object) =>
    new WorkerReplay(
      { ask: "match", match: { ...match, ...given }, blank: null, rules },
      () => new WorkerHere(),
    ).replay();
  await expect(ask({ rules_version: 99 })).rejects.toMatchObject({ code: "other-rules" });
  await expect(ask({ moves: [{ ...match.moves[0]!, seat: 1 }] })).rejects.toMatchObject({ code: "other-rules" });
  await expect(ask({ players: match.players.map((one) => ({ ...one, won: true })) })).rejects.toMatchObject({
    code: "other-rules",
  });
});

test("while a game is played nobody is told all that happened", async () => {
  const source = replayOf("local-a");
  await source.replay();
  await expect(source.chronicle()).rejects.toMatchObject({ code: "not-over" });
});

test("the address says where a replay comes from", () => {
  expect(sourceOf("local-a").isShared).toBe(false);
  expect(sourceOf("file").isShared).toBe(false);
  expect(sourceOf("5f3a").isShared).toBe(true);
});

test("a file stays open when the page is loaded anew", () => {
  openedFile.keep("a save");
  expect(openedFile.read()).toBe("a save");
  expect(Object.values(sessionStorage)).toContain("a save");
});
