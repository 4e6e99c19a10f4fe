/** The titles: what the server tells of each, and its board, loaded when it is needed. */
import { got, server, text } from "./ask";
import type { Title } from "./board";
import type { Grammar, Language, Schemas } from "./types";
import { Messages } from "./words";

export type Brief = Schemas["Title"];
export type Pack = Schemas["Box"]["components"];

const boards = import.meta.glob<{ default: Title }>("./boards/*/index.ts");
const kept = new Map<string, Promise<unknown>>();

/** Asked once; a failure is asked again. */
function once<Thing>(key: string, ask: () => Promise<Thing>): Promise<Thing> {
  const found = kept.get(key) as Promise<Thing> | undefined;
  if (found) return found;
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

export function titles(): Promise<Brief[]> {
  return got(server.GET("/api/titles"));
}

export function wordsOf(title: string, language: Language): Promise<string> {
  return once(`words ${title} ${language}`, () => text(`/api/titles/${title}/words/${language}`));
}

export async function messagesOf(title: string, language: Language): Promise<Messages> {
  return new Messages(language, await wordsOf(title, language));
}

export function grammarOf(title: string): Promise<Grammar> {
  return once(`grammar ${title}`, () =>
    got(server.GET("/api/titles/{title}/grammar", { params: { path: { title } } })),
  );
}

export function packOf(title: string): Promise<Pack> {
  return once(`pack ${title}`, async () => {
    const box = await got(server.GET("/api/titles/{title}/pack", { params: { path: { title } } }));
    return box.components;
  });
}

/** The components of a table's own pack, read by the server. */
export async function ownPackOf(title: string, text: string): Promise<Pack> {
  const box = await got(server.POST("/api/titles/{title}/packs", { params: { path: { title } }, body: { text } }));
  return box.components;
}

export function boardOf(title: string): Promise<Title> {
  const load = boards[`./boards/${title}/index.ts`] ?? boards["./boards/plain/index.ts"];
  return load!().then((module) => module.default);
}

/** The rules' paragraphs in plain words, by their number. */
export function paragraphsOf(title: string, language: Language): Promise<Map<string, string>> {
  return once(`rules ${title} ${language}`, async () =>
    paragraphs(await text(`/api/titles/${title}/rules/${language}`)),
  );
}

export function paragraphs(rules: string): Map<string, string> {
  const found = rules.matchAll(
    /^(?:[-*] )?\*\*([A-Z]\d+[a-z]?(?:\.\d+)?)\*\*\s+([^]*?)(?=\n\s*\n|\n[-*] \*\*|$(?![^]))/gm,
  );
  return new Map([...found].map(([, number, words]) => [number ?? "", plain(words ?? "")]));
}

/** Without rulings and marks. */
function plain(words: string): string {
  const one = words.replace(/\s+/g, " ");
  const short = one.replace(/(^|\s)\*(Rulings?|Решени[ея])[ :][^*]*\*/g, "");
  return (short.trim() ? short : one).replace(/[*`]/g, "").trim();
}
