/** What the worker of a table does: finds the table among those kept, loads its rules, and lets it answer the page. */
import type { Schemas } from "../api/types";
import { Rules } from "../rules/rules";
import { BotWorkers, type SearchWorker } from "./botWorkers";
import type { DeepPartial, TableLog } from "./entries";
import type { RulesAddress, RulesFiles } from "./fetchFiles";
import { type Kept, KeptInMemory, type Lines, type Summary, summaryOf } from "./kept";
import { KeptWhilePossible } from "./keptWhilePossible";
import { LiveTable } from "./liveTable";
import { LocalRoom, OtherRules } from "./localRoom";

export type ToTable =
  | { type: "open"; id: string; since: number; rules: Record<string, RulesAddress>; unkept: Unkept | null }
  | { type: "request"; text: string }
  | { type: "hidden"; isHidden: boolean }
  | { type: "hold"; isHeld: boolean }
  | { type: "close" };
export type FromTable =
  | { type: "message"; text: string }
  | ({ type: "unkept" } & Unkept) // as it is now
  | { type: "closed"; code: number; reason: string };
/** A table that the browser does not keep: only its page does. */
export interface Unkept {
  log: TableLog;
  summary: Summary;
}

/** Close codes: those of a WebSocket that the server refuses are 4000 and the HTTP status. */
const BROKEN = 1011;
const NOT_FOUND = 4404;
const OTHER_RULES = 4409;
const SPOILED = 4422;

export interface Surroundings {
  kept: Kept;
  fetchFiles: (address: RulesAddress) => Promise<RulesFiles>;
  spawn: () => SearchWorker;
  cores: number;
  /** Tell the other pages of this browser that a table has changed. */
  announce?: (id: string) => void;
}

type Opening = Extract<ToTable, { type: "open" }>;

export class TableHost {
  private table: LiveTable | null = null;
  private id: string | null = null;
  private bots: BotWorkers | null = null;
  private isHidden = false;
  private isHeld = false;

  constructor(
    private around: Surroundings,
    private post: (message: FromTable) => void,
  ) {}

  /** Do what the page asks; a failure hangs up, and the page dials again. */
  async receive(message: ToTable): Promise<void> {
    try {
      if (message.type === "open") await this.open(message);
      else if (message.type === "request") await this.request(message.text);
      else if (message.type === "hidden") this.hide(message.isHidden);
      else if (message.type === "hold") await this.hold(message.isHeld);
      else await this.close();
    } catch (error) {
      this.hangUp(BROKEN, String(error));
    }
  }

  /** Another page of this browser has changed a table. */
  async hear(id: string): Promise<void> {
    if (id === this.id) await this.table?.catchUp().catch((error: unknown) => this.hangUp(BROKEN, String(error)));
  }

  private async open({ id, since, rules, unkept }: Opening): Promise<void> {
    const log = unkept ? unkept.log : await this.around.kept.read(id);
    if (!log) return this.hangUp(NOT_FOUND, "");
    if (!isWhole(log)) return this.hangUp(SPOILED, "");
    const address = rules[log.head.setup.title];
    if (!address) return this.hangUp(OTHER_RULES, "");
    const files = await this.around.fetchFiles(address);
    const room = roomOf(await Rules.load(files.description, files.code), log);
    if (typeof room === "number") return this.hangUp(room, "");
    const kept = this.keeping(log, unkept);
    if (log.rules?.wasm !== files.description.wasm) await kept.noteRules(id, room.rulesUsed, summaryOf(room));
    this.id = id;
    this.bots = new BotWorkers(files, this.around.spawn, this.around.cores);
    this.bots.pause(this.isHidden);
    this.table = new LiveTable(room, kept, this.bots, (message) => this.send(id, message));
    if (this.isHeld) await this.table.hold(true);
    await this.table.open(since);
  }

  private send(id: string, message: Schemas["AnyMessage"]): void {
    this.post({ type: "message", text: JSON.stringify(message) });
    if (message.type === "update") this.around.announce?.(id);
  }

  /** In the browser, or in the page, which hears of every change then. */
  private keeping(log: TableLog, unkept: Unkept | null): Lines {
    const tell = (log: TableLog, summary: Summary) => this.post({ type: "unkept", log, summary });
    if (!unkept) return new KeptWhilePossible(this.around.kept, log, tell);
    const kept = new KeptInMemory(tell);
    kept.put(log, unkept.summary);
    return kept;
  }

  private async request(text: string): Promise<void> {
    await this.table?.receive(JSON.parse(text) as Schemas["Request"]);
  }

  private hide(isHidden: boolean): void {
    this.isHidden = isHidden;
    this.bots?.pause(isHidden);
  }

  private async hold(isHeld: boolean): Promise<void> {
    this.isHeld = isHeld;
    await this.table?.hold(isHeld);
  }

  private async close(): Promise<void> {
    await this.table?.close();
    this.bots?.close();
  }

  private hangUp(code: number, reason: string): void {
    this.bots?.close();
    this.post({ type: "closed", code, reason });
  }
}

/** Does a log have all its lines, and what else is needed to read it? */
function isWhole({ head, lines }: DeepPartial<TableLog>): boolean {
  return !!head?.setup?.title && !!lines?.every((line, i) => line?.number === i + 1 && line.entry?.kind);
}

/** The room of a log, or the close code: these rules lead to another game, since they or the log were changed. */
function roomOf(rules: Rules, log: TableLog): LocalRoom | number {
  try {
    return LocalRoom.of(rules, log);
  } catch (error) {
    const isByOthers = log.rules?.wasm !== rules.description.wasm;
    return error instanceof OtherRules && isByOthers ? OTHER_RULES : SPOILED;
  }
}
