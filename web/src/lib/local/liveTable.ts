/** A table on this device at work: answers the pages' requests as the server does, keeps every line, asks the bots. */
import type { Level, Schemas } from "../api/types";
import { type Thought, think } from "../rules/bots";
import { Refusal, decide, moveEntry } from "./decisions";
import type { Entry, Line, TableLog } from "./entries";
import { type Lines, summaryOf } from "./kept";
import { LocalRoom } from "./localRoom";
import { type Player, newId, rematchOf } from "./newTable";
import { snapshot, update } from "./views";

type Message = Schemas["AnyMessage"];
type Decision = () => number | Entry;

/** Whoever does the searches of bots. */
export interface Thinkers {
  /** How many trees of a level grow side by side. */
  trees(level: Level): number;
  /** The number of a move; null if `stop` came first. */
  choose(thought: Thought): Promise<number | null>;
  stop(): void;
}

export class LiveTable {
  private writing: Promise<unknown> = Promise.resolve();
  private isThinking = false;
  private isClosed = false;
  private isHeld = false;

  constructor(
    private room: LocalRoom,
    private kept: Lines,
    private thinkers: Thinkers,
    private send: (message: Message) => void,
    private now: () => number = () => Date.now() / 1000,
  ) {}

  /** Send the table as it is, with what happened since an entry, and let the bots go on. */
  async open(since = 0): Promise<void> {
    this.send(snapshot(this.room, since));
    await this.askBots();
  }

  /** Let the bots wait, or go on. */
  async hold(isHeld: boolean): Promise<void> {
    this.isHeld = isHeld;
    if (isHeld) this.thinkers.stop();
    else await this.askBots();
  }

  /** Tell nothing more, and let no bot think; what is being written is waited for. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.thinkers.stop();
    await this.writing;
  }

  /** Do the action of a request, answer it, and let the bots go on. */
  async receive({ id, action }: Schemas["Request"]): Promise<void> {
    try {
      const number = await this.write(() => decide(this.room, action, newId));
      this.tell({ type: "done", id, number });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.tell({ type: "refused", id, code: error.code, error: error.code, rule: error.rule });
    }
    await this.askBots();
  }

  private tell(message: Message): void {
    if (!this.isClosed) this.send(message);
  }

  /** Write what is decided, one after another; the number of its entry. */
  private write(decision: Decision): Promise<number> {
    const written = this.writing.then(() => this.writeNow(decision));
    this.writing = written.catch(() => null);
    return written;
  }

  private async writeNow(decision: Decision): Promise<number> {
    const entry = decision();
    if (typeof entry === "number") return entry;
    const before = this.room.number;
    try {
      await this.keep(entry);
    } catch {
      await this.reload(before);
      throw new Refusal(this.room.number > before ? "try-again" : "not-kept");
    }
    this.tell(update(this.room));
    return this.room.number;
  }

  private async keep(entry: Entry): Promise<void> {
    const { room, kept } = this;
    const line = { number: room.number + 1, at: this.now(), entry };
    if (entry.kind !== "moved") this.thinkers.stop(); // what they think about is no more
    room.add(line);
    if (entry.kind === "moved") Object.assign(line, { table: room.match?.fingerprint });
    await kept.append(room.head.id, line, summaryOf(room), this.openedBy(line));
  }

  /** The table that a line opens: both are written as one, or none. */
  private openedBy({ at, entry }: Line): TableLog | undefined {
    if (entry.kind !== "rematched") return undefined;
    const { head, players } = this.room;
    return rematchOf(head.setup, players as Player[], at, entry.match);
  }

  /** Another page may have played on: show what is kept now. */
  async catchUp(): Promise<void> {
    const caughtUp = this.writing.then(async () => {
      const log = await this.kept.read(this.room.head.id);
      if (log && log.lines.length > this.room.number) this.show(log, this.room.number);
    });
    this.writing = caughtUp.catch(() => null);
    await caughtUp;
    await this.askBots();
  }

  /** The table as it is kept: a line was not written, perhaps because another page has played on. */
  private async reload(since: number): Promise<void> {
    const log = await this.kept.read(this.room.head.id);
    if (!log) throw new Error("this table was deleted");
    this.show(log, since);
  }

  private show(log: TableLog, since: number): void {
    this.thinkers.stop(); // what they think about may be no more
    this.room = LocalRoom.of(this.room.rules, log);
    this.tell(snapshot(this.room, Math.min(since, this.room.number)));
  }

  /** Let bots move until none has to. */
  private async askBots(): Promise<void> {
    if (this.isThinking) return;
    this.isThinking = true;
    try {
      while (await this.moveOneBot());
    } finally {
      this.isThinking = false;
    }
  }

  private async moveOneBot(): Promise<boolean> {
    await this.writing;
    const seat = this.room.deciding.find((one) => this.room.botOf(one) !== null);
    if (seat === undefined || this.isClosed || this.isHeld) return false;
    const request = this.room.requests.get(seat) ?? 0;
    const move = await this.thinkers.choose(this.thought(seat));
    if (move === null) return !this.isClosed;
    const notation = this.room.rules.description.moves[move] ?? "";
    const written = this.write(() => moveEntry(this.room, { kind: "moved", seat, move: notation, request, by: "bot" }));
    return written.then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal && error.code !== "not-kept") return true; // the game has gone on without this move
        throw error;
      },
    );
  }

  /** What the bot on a seat has to think about; its seed is that of the match, the seat and the moves before. */
  private thought(seat: number): Thought {
    const { match, rules } = this.room;
    const level = this.room.botOf(seat) ?? "easy";
    const seed = `${this.room.head.seed} bot ${seat} ${match?.rows.length}`;
    return think(rules, match?.table.slice() ?? new Uint8Array(), seat, level, seed, this.thinkers.trees(level));
  }
}
