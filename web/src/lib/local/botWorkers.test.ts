import { beforeAll, describe, expect, it } from "vitest";
import { think } from "../rules/bots";
import { RulesMatch } from "../rules/match";
import type { Rules } from "../rules/rules";
import { BotWorkers } from "./botWorkers";
import type { RulesFiles } from "./fetchFiles";
import { SearchHost, type FromSearch } from "./searchHost";
import { SearchWorkerHere, testFiles, testRules, thinkersHere } from "./testing";

let files: RulesFiles;
let rules: Rules;

beforeAll(async () => {
  [files, rules] = await Promise.all([testFiles(), testRules()]);
});

/** Something to think about. */
function thought(level: string, trees = 1) {
  const match = new RulesMatch(rules, { seats: 2, seed: "a seed" });
  const seat = match.waiting[0] ?? 0;
  match.play(seat, match.legal(seat)[0] ?? 0);
  return think(rules, match.table, match.waiting[0] ?? 0, level, "s", trees);
}

function pool(cores = 8) {
  const workers: SearchWorkerHere[] = [];
  const spawn = () => {
    const worker = new SearchWorkerHere();
    workers.push(worker);
    return worker;
  };
  return { workers, bots: new BotWorkers(files, spawn, cores) };
}

describe("bots in workers", () => {
  it("choose what they would choose in this thread, with a worker for each tree", async () => {
    const { bots, workers } = pool();
    const wanted = await thinkersHere(rules).choose(thought("hard", 3));
    expect(await bots.choose(thought("hard", 3))).toBe(wanted);
    expect(await bots.choose(thought("hard", 3))).toBe(wanted);
    expect(workers).toHaveLength(3);
  });

  it("grow several trees only for the highest level, and leave a core to the page", () => {
    expect(pool(4).bots.trees("master")).toBe(3);
    expect(pool(64).bots.trees("master")).toBe(4);
    expect(pool(1).bots.trees("master")).toBe(1);
    expect(pool(64).bots.trees("hard")).toBe(1);
  });

  it("need no worker where there is no choice", async () => {
    const { bots, workers } = pool();
    expect(await bots.choose({ legal: [5], searches: [], choice: 5 })).toBe(5);
    expect(workers).toHaveLength(0);
  });

  it("give up when they are stopped, and think again in new workers", async () => {
    const { bots, workers } = pool();
    const choice = bots.choose(thought("hard"));
    bots.stop();
    expect(await choice).toBeNull();
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
    expect(await bots.choose(thought("easy"))).toBeTypeOf("number");
    expect(workers).toHaveLength(2);
  });

  it("tell new workers too that nobody looks", async () => {
    const { bots, workers } = pool();
    bots.pause(true);
    const choice = bots.choose(thought("easy"));
    expect(workers[0]?.received.map(({ type }) => type)).toEqual(["rules", "pause", "search"]);
    bots.pause(false);
    expect(await choice).toBeTypeOf("number");
  });
});

describe("a search in a worker", () => {
  it("waits while it is paused, and goes on to the same end", async () => {
    const [task] = thought("hard").searches;
    let time = 0;
    const found: FromSearch[] = [];
    const host = new SearchHost(
      (message) => found.push(message),
      () => Promise.resolve(),
      () => (time += 100),
    );
    await host.receive({ type: "rules", ...files });
    await host.receive({ type: "pause", isPaused: true });
    const searched = host.receive({ type: "search", id: 1, task: task! });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(found).toEqual([]);
    await host.receive({ type: "pause", isPaused: false });
    await searched;
    expect(found).toMatchObject([{ type: "found", id: 1 }]);
  });

  it("tells of its failure", async () => {
    const found: FromSearch[] = [];
    const host = new SearchHost((message) => found.push(message));
    await host.receive({ type: "search", id: 7, task: thought("easy").searches[0]! });
    expect(found).toMatchObject([{ type: "failed", id: 7 }]);
  });
});
