/** What happened at a table, as each pair of our eyes was told it. */
import type { Schemas, Told } from "./types";

type Happened = Schemas["Happened"];
type Eyes = Schemas["Eyes"];

/** A line of the log: something at the table, or an event of the game as a seat knows it. */
export type LogLine = { key: string; at: number | null } & ({ happened: Happened } | { told: Told });

interface Entry {
  number: number;
  happened: Happened[];
  told: Map<number | null, Told[]>;
}

export class TableLog {
  entries = $state.raw<Entry[]>([]);
  /** The seats whose moves stand, in their order. */
  made = $state.raw<number[]>([]);
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
    this.made = [];
  }

  private keep(number: number, happened: Happened[], eyes: Eyes[]): void {
    const told = new Map(eyes.map((eye) => [eye.seat, eye.events as unknown[] as Told[]]));
    this.entries = [...this.entries, { number, happened, told }];
    this.made = happened.reduce(madeAfter, this.made);
  }

  /** What was said, in order. */
  get chat(): Happened[] {
    return this.entries.flatMap((entry) => entry.happened.filter((line) => line.kind === "said"));
  }

  /** The log as one seat may read it. */
  lines(seat: number | null): LogLine[] {
    return this.entries.flatMap((entry) => linesOf(entry, seat));
  }

  /** What the last entry told a seat. */
  news(seat: number | null): Told[] {
    return this.entries.at(-1)?.told.get(seat) ?? [];
  }
}

function madeAfter(made: number[], { kind, seat, to }: Happened): number[] {
  if (kind === "moved" && seat != null) return [...made, seat];
  return kind === "undone" && to != null ? made.slice(0, to) : made;
}

const SILENT = ["moved", "said", "readied"];

function linesOf({ number, happened, told }: Entry, seat: number | null): LogLine[] {
  const shown = happened.filter((line) => !SILENT.includes(line.kind));
  const at = happened.at(-1)?.at ?? null;
  return [
    ...shown.map((line) => ({ key: `h${line.number}`, at: line.at, happened: line })),
    ...(told.get(seat) ?? []).map((event, i) => ({ key: `e${number}.${i}`, at, told: event })),
  ];
}
