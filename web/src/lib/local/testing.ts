/** What tests of tables on this device share. */
import { readFile } from "node:fs/promises";
import type { Schemas } from "../api/types";
import { type Thought, choose, search } from "../rules/bots";
import { rulesOf } from "../rules/node/load";
import type { Rules } from "../rules/rules";
import type { SearchWorker } from "./botWorkers";
import { type Kept, KeptInMemory, firstSummary } from "./kept";
import { LiveTable, type Thinkers } from "./liveTable";
import { LocalRoom } from "./localRoom";
import type { TableWorker } from "./localSocket";
import { type LocalSetup, type Player, newTable } from "./newTable";
import type { RulesFiles } from "./fetchFiles";
import { type FromSearch, SearchHost, type ToSearch } from "./searchHost";
import { type FromTable, type Surroundings, TableHost, type ToTable } from "./tableHost";

export type Message = Schemas["AnyMessage"];
export const TITLE = "pow";

export function testRules(): Promise<Rules> {
  return rulesOf("../src/herotable/rules_wasm", TITLE);
}

/** Bots that think in this thread. */
export function thinkersHere(rules: Rules): Thinkers & { thoughts: Thought[] } {
  const thoughts: Thought[] = [];
  return {
    thoughts,
    trees: () => 1,
    stop: () => undefined,
    async choose(thought) {
      thoughts.push(thought);
      const trees = []; // one after another: the rules have room for one tree
      for (const task of thought.searches) trees.push(await search(rules, task, () => Promise.resolve()));
      return choose(thought, trees);
    },
  };
}

/** A table with all that it sends, on a clock of its own. */
export class TestTable {
  sent: Message[] = [];
  table: LiveTable;
  private id = 0;

  constructor(
    readonly room: LocalRoom,
    readonly kept: Kept,
    rules: Rules,
    thinkers: Thinkers = thinkersHere(rules),
  ) {
    let at = 1000;
    this.table = new LiveTable(
      room,
      kept,
      thinkers,
      (message) => this.sent.push(structuredClone(message)),
      () => at++,
    );
  }

  /** A new table with a known seed. */
  static async begin(
    rules: Rules,
    players: Player[],
    setup: Partial<LocalSetup> = {},
    kept: Kept = new KeptInMemory(),
    thinkers?: Thinkers,
  ): Promise<TestTable> {
    const log = newTable({ title: TITLE, ...setup }, players, 999);
    log.head.seed = "a secret";
    const table = new TestTable(LocalRoom.of(rules, log), kept, rules, thinkers);
    await table.begin();
    return table;
  }

  /** Keep the table as it is. */
  begin(): Promise<void> {
    const log = { head: this.room.head, lines: this.room.lines };
    return this.kept.begin(log, firstSummary(log));
  }

  /** Do something, and give the answer. */
  async act(action: object): Promise<Message> {
    const id = ++this.id;
    await this.table.receive({ id, action } as Schemas["Request"]);
    const answer = this.sent.find((message) => "id" in message && message.id === id);
    if (!answer) throw new Error("no answer");
    return answer;
  }

  /** A move of a seat of ours that has to decide; false if there is none. */
  async playAny(): Promise<boolean> {
    const seat = this.room.deciding.find((one) => this.room.own.includes(one));
    if (seat === undefined) return false;
    await this.act(this.anyMove(seat));
    return true;
  }

  anyMove(seat: number): { do: string; seat: number; move: string; request: number } {
    const move = this.room.rules.description.moves[this.room.match?.legal(seat)[0] ?? 0] ?? "";
    return { do: "play", seat, move, request: this.room.requests.get(seat) ?? 0 };
  }
}

/** The files of the rules, as a worker gets them. */
export async function testFiles(): Promise<RulesFiles> {
  const folder = "../src/herotable/rules_wasm";
  const description = JSON.parse(await readFile(`${folder}/${TITLE}.json`, "utf-8")) as RulesFiles["description"];
  const code = await readFile(`${folder}/${TITLE}.wasm`);
  return { description, code: code.buffer.slice(code.byteOffset, code.byteOffset + code.length) as ArrayBuffer };
}

/** A worker for searches that works in this thread. */
export class SearchWorkerHere implements SearchWorker {
  onmessage: SearchWorker["onmessage"] = null;
  onerror: SearchWorker["onerror"] = null;
  isTerminated = false;
  received: ToSearch[] = [];
  private host = new SearchHost((data) => {
    if (!this.isTerminated) this.onmessage?.({ data } as MessageEvent<FromSearch>);
  });

  postMessage(message: ToSearch): void {
    this.received.push(message);
    void this.host.receive(structuredClone(message));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

/** A worker of a table that works in this thread. */
export class TableWorkerHere implements TableWorker {
  onmessage: TableWorker["onmessage"] = null;
  onerror: TableWorker["onerror"] = null;
  received: ToTable[] = [];
  private host: TableHost;

  constructor(around: Surroundings) {
    this.host = new TableHost(around, (data) => this.onmessage?.({ data } as MessageEvent<FromTable>));
  }

  /** Another page has changed a table. */
  hear(id: string): Promise<void> {
    return this.host.hear(id);
  }

  postMessage(message: ToTable): void {
    this.received.push(message);
    void this.host.receive(structuredClone(message));
  }
}
