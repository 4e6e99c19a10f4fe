/** Where the tables of this device are kept, line by line. */
import type { Schemas } from "../api/types";
import type { Head, Line, RulesUsed, TableLog } from "./entries";
import type { LocalRoom } from "./localRoom";

export type Summary = Schemas["MatchSummary"] & {
  /** The seats that have to decide; not known of a table that was never opened. */
  waiting?: number[];
};

/** The lines of tables. */
export interface Lines {
  /** Add a line for good, and with it the table that it opens; fails if there is a line of this number, as when another
   * tab plays on. */
  append(id: string, line: Line, summary: Summary, opened?: TableLog): Promise<void>;
  /** Note by which rules a table is played, and how it stands by them. */
  noteRules(id: string, rules: RulesUsed, summary: Summary): Promise<void>;
  read(id: string): Promise<TableLog | null>;
}

export interface Kept extends Lines {
  /** Keep a new table. */
  begin(table: TableLog, summary: Summary): Promise<void>;
  /** The tables, those changed last first. */
  list(): Promise<Summary[]>;
  remove(id: string): Promise<void>;
}

/** The line of a table in a list of matches. */
export function summaryOf({ head, lines, state, match, players, deciding }: LocalRoom): Summary {
  const isOver = match?.over ?? false;
  return {
    ...basics(head),
    state,
    waiting: deciding,
    changed: lines.at(-1)?.at ?? head.created,
    players: players.map((player, seat) => ({
      seat,
      name: player && "name" in player ? player.name : "",
      guest: false,
      bot: player && "level" in player ? player.level : null,
      score: isOver ? (match?.scores[seat] ?? null) : null,
      won: match?.winners.includes(seat) ?? false,
    })),
  };
}

/** The summary of a table that has just been made. */
export function firstSummary({ head, lines }: TableLog): Summary {
  const players = lines.flatMap(({ entry }) => {
    if (entry.kind !== "joined" && entry.kind !== "seated") return [];
    const { seat } = entry;
    const [name, bot] = entry.kind === "joined" ? [entry.name, null] : ["", entry.level];
    return [{ seat, name, guest: false, bot, score: null, won: false }];
  });
  return { ...basics(head), state: "playing", changed: head.created, players };
}

function basics({ id, setup, created }: Head): Pick<Summary, "id" | "title" | "created"> {
  return { id, title: setup.title, created };
}

/** Tables in memory: for tests, and for browsers that let us keep nothing. */
export class KeptInMemory implements Kept {
  private tables = new Map<string, { log: TableLog; summary: Summary }>();

  /** `changed` hears of each table that has changed, as it is then. */
  constructor(private changed: (log: TableLog, summary: Summary) => void = () => undefined) {}

  begin(log: TableLog, summary: Summary): Promise<void> {
    this.put(log, summary);
    return Promise.resolve();
  }

  /** Keep a table as it is. */
  put(log: TableLog, summary: Summary): void {
    this.tables.set(log.head.id, structuredClone({ log, summary }));
    this.changed(log, summary);
  }

  find(id: string): { log: TableLog; summary: Summary } | null {
    return structuredClone(this.tables.get(id) ?? null);
  }

  append(id: string, line: Line, summary: Summary, opened?: TableLog): Promise<void> {
    const table = this.tables.get(id);
    if (!table || table.log.lines.length !== line.number - 1) return Promise.reject(new Error("written elsewhere"));
    table.log.lines.push(structuredClone(line));
    table.summary = summary;
    this.changed(table.log, summary);
    if (opened) this.put(opened, firstSummary(opened));
    return Promise.resolve();
  }

  noteRules(id: string, rules: RulesUsed, summary: Summary): Promise<void> {
    const table = this.tables.get(id);
    if (table) this.put({ ...table.log, rules }, summary);
    return Promise.resolve();
  }

  read(id: string): Promise<TableLog | null> {
    return Promise.resolve(this.find(id)?.log ?? null);
  }

  list(): Promise<Summary[]> {
    const all = [...this.tables.values()].map(({ summary }) => summary);
    return Promise.resolve(all.sort((a, b) => b.changed - a.changed));
  }

  remove(id: string): Promise<void> {
    this.tables.delete(id);
    return Promise.resolve();
  }
}
