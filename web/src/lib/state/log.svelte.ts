/** What happened at a table, as each pair of our eyes saw it. */
import type { Schemas, GameEvent } from "$lib/api/types";

type Happened = Schemas["Happened"];
type Eyes = Schemas["Eyes"];

/** A line of the log: something at the table, or an event of the game as a seat knows it. */
export type LogLine = { key: string; number: number; at: number | null; isUndone: boolean } & (
  { happened: Happened; /** Of moves taken back. */ count: number } | { event: GameEvent }
);

interface Entry {
  happened: Happened;
  events: Map<number | null, GameEvent[]>;
}

/** A move that stands: whose it is, and the entry it came with. */
interface Made {
  seat: number;
  number: number;
}

const NOBODY = -1; // whose moves before the game came here were is no longer of use: they stay
const ASKING = ["started", "moved", "undone", "resumed"];
const SILENT = ["moved", "said", "readied"];

export class TableLog {
  entries = $state.raw<Entry[]>([]);
  private standing = $state.raw<Made[]>([]);
  /** The numbers of moves taken back, and how many each taking back took. */
  private undone = $state.raw(new Set<number>());
  private counts = new Map<number, number>();
  /** Who sat down last on each seat, by the entry. */
  private sitting = new Map<number, Happened>();
  /** How many lines of the chat have been seen. */
  read = $state(0);

  /** What happened while we were away, each entry with the events that came with it. */
  catchUp(missed: Happened[], eyes: Eyes[]): void {
    for (const happened of missed) this.add(happened, eyes);
  }

  add(happened: Happened, eyes: Eyes[]): void {
    const events = new Map(eyes.map((eye) => [eye.seat, eventsOf(happened.number, eye)]));
    this.entries = [...this.entries, { happened: this.named(happened), events }];
    this.follow(happened);
  }

  /** Who leaves has the name under which they sat down: somebody else may sit there later. */
  private named(happened: Happened): Happened {
    const { kind, seat } = happened;
    return kind === "left" ? { ...happened, name: this.sitting.get(seat ?? -1)?.name ?? null } : happened;
  }

  /** Whoever sits where they sat down goes by the name they have now. */
  private told(happened: Happened): Happened {
    const { kind, seat, number } = happened;
    const isSitting = kind === "joined" && this.sitting.get(seat ?? -1)?.number === number;
    return isSitting ? { ...happened, name: null } : happened;
  }

  forget(): void {
    this.entries = [];
    this.standing = [];
    this.undone = new Set();
    this.sitting.clear();
  }

  /** The seats whose moves stand, in their order. */
  get made(): number[] {
    return this.standing.map(({ seat }) => seat);
  }

  private follow(happened: Happened): void {
    const { kind, seat, to, number } = happened;
    if (kind === "joined" && seat != null) this.sitting.set(seat, happened);
    else if (kind === "left" && seat != null) this.sitting.delete(seat);
    else if (kind === "moved" && seat != null) this.standing = [...this.standing, { seat, number }];
    else if (kind === "undone" && to != null) this.takeBack(number, to);
    else if (kind === "imported") this.standing = Array<Made>(to ?? 0).fill({ seat: NOBODY, number });
  }

  private takeBack(number: number, to: number): void {
    const taken = this.standing.slice(to);
    this.standing = this.standing.slice(0, to);
    this.undone = new Set([...this.undone, ...taken.map((made) => made.number)]);
    this.counts.set(number, taken.length);
  }

  /** What was said, in order; not what the reader may not read, or does not want to. */
  get chat(): Happened[] {
    return this.entries.map(({ happened }) => happened).filter(({ kind, name }) => kind === "said" && name != null);
  }

  /** The log as one seat may read it. */
  lines(seat: number | null): LogLine[] {
    return this.entries.flatMap((entry) => this.linesOf(entry, seat));
  }

  private linesOf({ happened, events: all }: Entry, seat: number | null): LogLine[] {
    const { number, at, kind } = happened;
    const isUndone = this.undone.has(number);
    const count = this.counts.get(number) ?? 0;
    const events = (all.get(seat) ?? []).map((event, i) => ({
      key: `e${number}.${i}`,
      number,
      at,
      isUndone,
      event,
    }));
    return SILENT.includes(kind)
      ? events
      : [{ key: `h${number}`, number, at, isUndone: false, happened: this.told(happened), count }, ...events];
  }

  /** The number of the last entry. */
  get last(): number {
    return this.entries.at(-1)?.happened.number ?? 0;
  }

  /** When somebody was last asked to decide. */
  get askedAt(): number {
    return this.entries.findLast(({ happened }) => ASKING.includes(happened.kind))?.happened.at ?? Infinity;
  }

  /** The events of the last entry, as a seat saw them. */
  news(seat: number | null): GameEvent[] {
    return this.entries.at(-1)?.events.get(seat) ?? [];
  }
}

/** The events that a pair of eyes saw with an entry. */
function eventsOf(number: number, { events, entries }: Eyes): GameEvent[] {
  return (events as unknown[] as GameEvent[]).filter((_, i) => entries[i] === number);
}
