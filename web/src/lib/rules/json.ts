/** JSON that says where something is wrong. A key that stands twice is wrong: readers would differ about its value. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What is wrong with a text, and where. */
export class BadJson extends Error {
  constructor(
    readonly code: "not-json" | "save-key-twice" | "save-too-deep",
    readonly line: number,
    readonly column: number,
    readonly key = "",
  ) {
    super(`${code} ${key} ${line}:${column}`);
  }
}

const TOKEN = /[ \t\r\n]*("(?:[^"\\\u0000-\u001f]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[[\]{},:])/y;
const BLANKS = /[ \t\r\n]*/y;
const DEEPEST = 100;

class Reader {
  private at = 0;
  private begin = 0; // of the last token
  private depth = 0;

  constructor(private text: string) {}

  whole(): Json {
    const value = this.value(this.token());
    BLANKS.lastIndex = this.at;
    BLANKS.exec(this.text);
    this.begin = BLANKS.lastIndex;
    if (this.begin < this.text.length) this.fail("not-json");
    return value;
  }

  private value(token: string): Json {
    if (token === "{") return this.within(() => this.table());
    if (token === "[") return this.within(() => this.list());
    return this.plain(token);
  }

  private within<Part extends Json>(read: () => Part): Part {
    if (++this.depth > DEEPEST) this.fail("save-too-deep");
    const part = read();
    this.depth--;
    return part;
  }

  private table(): { [key: string]: Json } {
    const table = new Map<string, Json>();
    for (let token = this.token(); token !== "}"; token = this.next("}")) {
      if (!token.startsWith('"')) this.fail("not-json");
      const key = this.plain(token) as string;
      if (table.has(key)) this.fail("save-key-twice", key);
      if (this.token() !== ":") this.fail("not-json");
      table.set(key, this.value(this.token()));
    }
    return Object.fromEntries(table);
  }

  private list(): Json[] {
    const list: Json[] = [];
    for (let token = this.token(); token !== "]"; token = this.next("]")) list.push(this.value(token));
    return list;
  }

  /** After a part: the end, or the first token of the next part. */
  private next(end: string): string {
    const token = this.token();
    if (token === end) return end;
    if (token !== ",") this.fail("not-json");
    const next = this.token();
    if (next === end) this.fail("not-json"); // a comma before the end
    return next;
  }

  /** A text, a number or a word; `2.0` is no whole number for Python, so neither is it here. */
  private plain(token: string): Json {
    try {
      const value = JSON.parse(token) as Json;
      return typeof value === "number" && /[.eE]/.test(token) ? NaN : value;
    } catch {
      return this.fail("not-json");
    }
  }

  private token(): string {
    TOKEN.lastIndex = this.at;
    const found = TOKEN.exec(this.text);
    BLANKS.lastIndex = this.at;
    BLANKS.exec(this.text);
    this.begin = BLANKS.lastIndex;
    if (!found?.[1]) this.fail("not-json");
    this.at = TOKEN.lastIndex;
    return found[1];
  }

  private fail(code: BadJson["code"], key = ""): never {
    const before = this.text.slice(0, this.begin).split("\n");
    throw new BadJson(code, before.length, (before.at(-1)?.length ?? 0) + 1, key);
  }
}

/** The value of a text; a BadJson says what is wrong with it. */
export function readJson(text: string): Json {
  return new Reader(text).whole();
}
