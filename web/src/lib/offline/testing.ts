/** Caches and a host in memory. */
import { vi } from "vitest";

class MemoryCache {
  kept = new Map<string, Response>();
  put = (key: Request | string, answer: Response) => Promise.resolve(void this.kept.set(urlOf(key), answer));
  match = (key: Request | string) => Promise.resolve(this.kept.get(urlOf(key))?.clone());
  delete = (key: Request | string) => Promise.resolve(this.kept.delete(urlOf(key)));
  keys = () => Promise.resolve([...this.kept.keys()].map((url) => ({ url }) as Request));
}

const urlOf = (key: Request | string) => (typeof key === "string" ? key : key.url);

/** Put `caches` and `fetch` in place; files that are not on the host are answered by 404. */
export function pretend(host: Map<string, string>): { stores: Map<string, MemoryCache>; fetched: string[] } {
  const stores = new Map<string, MemoryCache>();
  const fetched: string[] = [];
  vi.stubGlobal("caches", {
    open: (name: string) => Promise.resolve(stores.get(name) ?? stores.set(name, new MemoryCache()).get(name)),
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    match: async (key: string) => {
      for (const store of stores.values()) if (store.kept.has(urlOf(key))) return store.match(key);
    },
  });
  vi.stubGlobal("fetch", (url: string) => {
    fetched.push(url);
    const text = host.get(url);
    const answer = new Response(text ?? "", { status: text === undefined ? 404 : 200 });
    return Promise.resolve(Object.defineProperty(answer, "type", { value: "basic" }));
  });
  return { stores, fetched };
}
