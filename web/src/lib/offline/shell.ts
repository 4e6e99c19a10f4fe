/** One version of the pages in its cache: whole or not used. */
import { keep, keepFile, storeOf, type OfflineList } from "./stores";

const LIST = "_app/offline.json";
const AT_ONCE = 6; // files fetched side by side

export class Shell {
  readonly store: string;

  /** `scope` is the address of the home page; `files` are those of web/static. */
  constructor(
    version: string,
    private scope: string,
    private files: string[],
  ) {
    this.store = storeOf(version, scope);
  }

  /** Fetch what the home page needs; fails, and leaves the former version in place, if anything is missing. */
  async install(): Promise<void> {
    const list = await this.fetchList();
    await this.keepAll(list.shell);
    const page = await fetch(this.scope, { cache: "no-cache" });
    if (!page.ok) throw new Error(`the page: ${page.status}`);
    const text = await page.clone().text();
    if (!isOfVersion(text, list)) throw new Error("the page is of another version");
    await (await caches.open(this.store)).put(this.scope, withoutRedirect(page));
  }

  /** Fetch everything else, one file after another; the next call goes on where this one was interrupted. */
  async keepRest(): Promise<void> {
    const list = await this.list();
    for (const file of [...(list?.rest ?? []), ...this.files]) await this.keepAll([file]);
  }

  /** Fetch content that this version does not have yet: that of an older one may not fit. */
  async keepContent(url: string): Promise<void> {
    if (await (await caches.open(this.store)).match(url)) return;
    await fetch(url)
      .then((answer) => keep(this.store, url, answer))
      .catch(() => undefined); // when it is asked for, it is tried again
  }

  /** The page, if all that it needs is there: browsers may delete files. */
  async page(): Promise<Response | undefined> {
    const cache = await caches.open(this.store);
    const [list, kept] = await Promise.all([this.list(), cache.keys()]);
    const urls = new Set(kept.map(({ url }) => url));
    return list?.shell.every((file) => urls.has(this.scope + file)) ? cache.match(this.scope) : undefined;
  }

  /** What is kept with this version, or with an older one that a page still uses. */
  async kept(request: Request): Promise<Response | undefined> {
    const own = await (await caches.open(this.store)).match(request, { ignoreVary: true });
    return own ?? caches.match(request, { ignoreVary: true });
  }

  private async list(): Promise<OfflineList | null> {
    const kept = await (await caches.open(this.store)).match(this.scope + LIST);
    return kept ? ((await kept.json()) as OfflineList) : null;
  }

  private async fetchList(): Promise<OfflineList> {
    const answer = await fetch(this.scope + LIST, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${LIST}: ${answer.status}`);
    await (await caches.open(this.store)).put(this.scope + LIST, answer.clone());
    return (await answer.json()) as OfflineList;
  }

  private async keepAll(files: string[]): Promise<void> {
    for (let i = 0; i < files.length; i += AT_ONCE) {
      await Promise.all(files.slice(i, i + AT_ONCE).map((file) => keepFile(this.store, this.scope + file)));
    }
  }
}

/** Does the page start with scripts of this version? A server may be renewed while we fetch. */
function isOfVersion(page: string, list: OfflineList): boolean {
  const entries = list.shell.filter((file) => file.includes("/entry/"));
  return entries.length > 0 && entries.every((file) => page.includes(file));
}

/** Browsers refuse to open a page with an answer that was redirected. */
function withoutRedirect(answer: Response): Response {
  if (!answer.redirected) return answer;
  const { status, statusText, headers } = answer;
  return new Response(answer.body, { status, statusText, headers });
}
