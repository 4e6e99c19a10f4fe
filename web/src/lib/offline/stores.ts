/** The caches of the service worker: one for each version of the pages with the content it was used with, one for replays. */

const VERSIONS = "herotable-version-";
export const REPLAYS = "herotable-replays";
const GONE = [404, 410];
export const MOST: Record<string, number> = { [REPLAYS]: 1000 }; // answers of a few kilobytes each

/** Copies in several folders share the caches of their host, so each has stores of its own. */
export const storeOf = (version: string, scope: string) => VERSIONS + version + folderOf(scope);
const folderOf = (scope: string) => new URL(scope).pathname.slice(0, -1); // of the host's root nothing

/** What a built version consists of, as offlineList.ts writes it. */
export interface OfflineList {
  /** What the home page needs. */
  shell: string[];
  rest: string[];
}

/** Keep an answer that is whole and meant for everybody; the oldest ones make room, and what is gone is forgotten. */
export async function keep(store: string, request: Request | string, answer: Response): Promise<void> {
  const cache = await caches.open(store);
  if (GONE.includes(answer.status)) await cache.delete(request, { ignoreVary: true });
  if (!isKeepable(answer)) return;
  await cache.put(request, answer);
  const most = MOST[store];
  if (most !== undefined) await trim(cache, most);
}

export function isKeepable({ ok, type, status, headers }: Response): boolean {
  return ok && status === 200 && type === "basic" && !/no-store|private/.test(headers.get("cache-control") ?? "");
}

async function trim(cache: Cache, most: number): Promise<void> {
  const kept = await cache.keys(); // the oldest first
  for (const request of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(request);
}

/** A file, from an older version if its name changes with its content, else from the network. */
async function fetchFile(url: string): Promise<Response> {
  if (!url.includes("/immutable/")) return fetch(url, { cache: "no-cache" });
  return (await caches.match(url, { ignoreVary: true })) ?? fetch(url);
}

/** Fetch a file into a version; fails where it cannot be had. */
export async function keepFile(store: string, url: string): Promise<void> {
  const cache = await caches.open(store);
  if (await cache.match(url)) return;
  const answer = await fetchFile(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await cache.put(url, answer);
}

/** Forget all versions of a copy but these. */
export async function forgetVersions(used: Set<string>, scope: string): Promise<void> {
  for (const name of await caches.keys()) {
    const [version = ""] = name.slice(VERSIONS.length).split("/");
    if (name === storeOf(version, scope) && !used.has(version)) await caches.delete(name);
  }
}
