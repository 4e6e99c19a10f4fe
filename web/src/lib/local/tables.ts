/** The tables of this device for pages: in IndexedDB, or in this page's memory where the browser keeps nothing. */
import { SvelteSet } from "svelte/reactivity";
import type { TableLog } from "./entries";
import { KeptInMemory, type Summary, firstSummary } from "./kept";
import { KeptInBrowser } from "./keptInBrowser";

const unkeptIds = new SvelteSet<string>();
/** What the browser does not keep, or not any more; it lasts as long as the page. */
export const unkept = new KeptInMemory((log) => unkeptIds.add(log.head.id));
const kept = new KeptInBrowser();

/** Keep a new table as well as this browser can; its id. */
export async function begin(log: TableLog, summary = firstSummary(log)): Promise<string> {
  await kept.begin(log, summary).catch(() => unkept.begin(log, summary));
  return log.head.id;
}

/** Is what happens at this table lost when the page is closed? Reactive. */
export function isUnkept(id: string): boolean {
  return unkeptIds.has(id);
}

export async function read(id: string): Promise<TableLog | null> {
  return unkept.find(id)?.log ?? (await kept.read(id));
}

/** All tables, those changed last first. */
export async function list(): Promise<Summary[]> {
  const inBrowser = (await kept.list().catch(() => [])).filter(({ id }) => !isUnkept(id));
  return [...(await unkept.list()), ...inBrowser].sort((a, b) => b.changed - a.changed);
}

export async function remove(id: string): Promise<void> {
  const removed = kept.remove(id);
  await (isUnkept(id) ? removed.catch(() => null) : removed); // of such a table the browser may have nothing
  await unkept.remove(id);
  unkeptIds.delete(id);
}
