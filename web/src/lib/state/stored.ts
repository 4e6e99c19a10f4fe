/** Texts that this browser keeps for us; where it keeps nothing or no more, they last as long as the page. */
const unkept = new Map<string, string | null>();

export function readStored(key: string): string | null {
  const text = unkept.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser that keeps nothing does not even let us look
  }
}

/** Keep a text, or with null none. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
}

/** The table of a text in JSON; one that cannot be read is as good as empty. */
export function readTable<Table extends object>(key: string): Partial<Table> {
  try {
    return { ...(JSON.parse(readStored(key) ?? "{}") as Partial<Table>) };
  } catch {
    return {};
  }
}
