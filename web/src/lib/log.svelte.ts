/** What happened at a table, as each pair of our eyes was told it. */
import type { Schemas, Told } from "./types";

type Happened = Schemas["Happened"];
type Eyes = Schemas["Eyes"];

/** A line of the log: something at the table, or an event of the game as a seat knows it. */
export type LogLine = { key: string; at: number | null; isUndone: boolean } & (
  { happened: Happened; /** Of moves taken back. */ count: number } | { told: Told }
);

interface Entry {
  number: number;
  happened: Happened[];
  told: Map<number | null, Told[]>;
}

/** A move that stands: whose it is, and the entry it came with. */
interface Made {
  seat: number;
  number: number;
}

const SILENT = ["moved", "said", "readied"];

export class TableLog {
  entries = $state.raw<Entry[]>([]);
  private standing = $state.raw<Made[]>([]);
  /** The numbers of moves taken back, and how many each taking back took. */
  private undone = $state.raw(new Set<number>());
  private counts = new Map<number, number>();
  /** So many lines of the chat have been seen. */
  read = $state(0);

  catchUp(missed: Happened[], eyes: Eyes[]): void {
    const last = missed.at(-1);
    if (last) this.keep(last.number, missed, eyes);
  }

  add(happened: Happened, eyes: Eyes[]): void {
    this.keep(happened.number, [happened], eyes);
  }

  forget(): void {
    this.entries = [];
    this.standing = [];
    this.undone = new Set();
  }

  /** The seats whose moves stand, in their order. */
  get made(): number[] {
    return this.standing.map(({ seat }) => seat);
  }

  private keep(number: number, happened: Happened[], eyes: Eyes[]): void {
    const told = new Map(eyes.map((eye) => [eye.seat, eye.events as unknown[] as Told[]]));
    this.entries = [...this.entries, { number, happened, told }];
    for (const line of happened) this.follow(line);
  }

  private follow({ kind, seat, to, number }: Happened): void {
    if (kind === "moved" && seat != null) this.standing = [...this.standing, { seat, number }];
    else if (kind === "undone" && to != null) this.takeBack(number, to);
  }

  private takeBack(number: number, to: number): void {
    const taken = this.standing.slice(to);
    this.standing = this.standing.slice(0, to);
    this.undone = new Set([...this.undone, ...taken.map((made) => made.number)]);
    this.counts.set(number, taken.length);
  }

  /** What was said, in order. */
  get chat(): Happened[] {
    return this.entries.flatMap((entry) => entry.happened.filter((line) => line.kind === "said"));
  }

  /** The log as one seat may read it. */
  lines(seat: number | null): LogLine[] {
    return this.entries.flatMap((entry) => this.linesOf(entry, seat));
  }

  private linesOf({ number, happened, told }: Entry, seat: number | null): LogLine[] {
    const shown = happened.filter((line) => !SILENT.includes(line.kind));
    const at = happened.at(-1)?.at ?? null;
    const isUndone = this.isUndone(happened);
    const counted = (line: Happened) => ({ happened: line, count: this.counts.get(line.number) ?? 0 });
    return [
      ...shown.map((line) => ({ key: `h${line.number}`, at: line.at, isUndone: false, ...counted(line) })),
      ...(told.get(seat) ?? []).map((event, i) => ({ key: `e${number}.${i}`, at, isUndone, told: event })),
    ];
  }

  /** After an absence many entries come with their events in one heap: it is struck only as a whole. */
  private isUndone(happened: Happened[]): boolean {
    const telling = happened.filter(({ kind }) => kind === "moved" || kind === "started");
    return telling.length > 0 && telling.every((line) => this.undone.has(line.number));
  }

  /** What the last entry told a seat. */
  news(seat: number | null): Told[] {
    return this.entries.at(-1)?.told.get(seat) ?? [];
  }
}
