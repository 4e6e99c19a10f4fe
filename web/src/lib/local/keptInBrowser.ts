/** The tables of this device in IndexedDB: a record for each table, and one for each line of its log. */
import type { DeepPartial, Head, Line, RulesUsed, TableLog } from "./entries";
import { type Kept, type Summary, firstSummary } from "./kept";

const DATABASE = "herotable";
const VERSION = 1;
const TABLES = "tables";
const LINES = "lines";

interface Record {
  id: string;
  head: Head;
  summary: Summary;
  rules?: RulesUsed;
}

export class KeptInBrowser implements Kept {
  private opened: Promise<IDBDatabase> | null = null;

  async begin(table: TableLog, summary: Summary): Promise<void> {
    await this.write((tables, log) => add(tables, log, table, summary));
  }

  async append(id: string, line: Line, summary: Summary, opened?: TableLog): Promise<void> {
    await this.write((tables, log) => {
      log.add({ id, ...line }); // fails where the number is taken
      change(tables, id, { summary });
      if (opened) add(tables, log, opened, firstSummary(opened));
    });
  }

  async noteRules(id: string, rules: RulesUsed, summary: Summary): Promise<void> {
    await this.write((tables) => change(tables, id, { rules, summary }));
  }

  async read(id: string): Promise<TableLog | null> {
    const transaction = (await this.database()).transaction([TABLES, LINES]);
    const table = answer<Record | undefined>(transaction.objectStore(TABLES).get(id));
    const lines = answer<Line[]>(transaction.objectStore(LINES).getAll(linesOf(id)));
    const [found, all] = await Promise.all([table, lines]);
    return found ? logOf(found, all) : null;
  }

  async list(): Promise<Summary[]> {
    const transaction = (await this.database()).transaction(TABLES);
    const all = await answer<Record[]>(transaction.objectStore(TABLES).getAll());
    return all.map(summaryIn).sort((a, b) => b.changed - a.changed);
  }

  async remove(id: string): Promise<void> {
    await this.write((tables, log) => {
      tables.delete(id);
      log.delete(linesOf(id));
    });
  }

  /** Change both stores, and wait until that is durable. */
  private async write(change: (tables: IDBObjectStore, log: IDBObjectStore) => void): Promise<void> {
    const transaction = (await this.database()).transaction([TABLES, LINES], "readwrite", { durability: "strict" });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("not written"));
    });
    change(transaction.objectStore(TABLES), transaction.objectStore(LINES));
    await done;
  }

  private database(): Promise<IDBDatabase> {
    this.opened ??= open(() => (this.opened = null)).catch((error: unknown) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }
}

/** `closed` hears that the browser has closed the database, as when its data are cleared. */
async function open(closed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES, { keyPath: "id" });
    request.result.createObjectStore(LINES, { keyPath: ["id", "number"] });
  };
  const database = await answer(request);
  database.onclose = closed;
  return database;
}

function add(tables: IDBObjectStore, log: IDBObjectStore, { head, lines, rules }: TableLog, summary: Summary): void {
  tables.put({ id: head.id, head, summary, ...(rules ? { rules } : {}) } satisfies Record);
  for (const line of lines) log.add({ id: head.id, ...line });
}

/** The summary of a record; of a spoiled one so much that it can be shown, and deleted. */
function summaryIn({ id, head, summary }: DeepPartial<Record> & { id: string }): Summary {
  const isWhole = summary?.id === id && Number.isFinite(summary.changed) && Array.isArray(summary.players);
  if (isWhole) return summary as Summary;
  return { id, title: head?.setup?.title ?? "", state: "playing", created: 0, changed: 0, players: [] };
}

function logOf({ head, rules }: Record, lines: Line[]): TableLog {
  const plain = lines.map(({ number, at, entry, table }) => ({ number, at, entry, ...(table ? { table } : {}) }));
  return { head, lines: plain, ...(rules ? { rules } : {}) };
}

function change(tables: IDBObjectStore, id: string, changes: Partial<Record>): void {
  const found = tables.get(id);
  found.onsuccess = () => tables.put({ ...(found.result as Record), ...changes });
}

/** The places of a table's lines. */
function linesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

function answer<Thing>(request: IDBRequest<Thing>): Promise<Thing> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}
