/** What is known of each title. */
import { request, server } from "$lib/api/client";
import { content } from "$lib/api/content";
import { session } from "./session.svelte";
import type { Grammar, Language, Schemas } from "$lib/api/types";
import { pageLanguage } from "$lib/i18n/language.svelte";

export type TitleInfo = Omit<Schemas["Title"], "state">;
export type Pack = Schemas["Box"]["components"];

const PACKS = "/api/titles/{title}/packs";
const kept = new Map<string, Promise<unknown>>();

/** Ask once and keep the answer; after a failure the next caller asks again. */
function once<Thing>(key: string, ask: () => Promise<Thing>): Promise<Thing> {
  const found = kept.get(key) as Promise<Thing> | undefined;
  if (found) return found;
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

class Catalogue {
  titles = $state.raw<TitleInfo[]>([]);
}

const catalogue = new Catalogue();

/** The titles, asked for once. */
export function knownTitles(): Promise<TitleInfo[]> {
  return once("titles", async () => (catalogue.titles = await content<TitleInfo[]>("titles")));
}

/** What is known of a title; reactive, and empty until the catalogue is there. */
export function titleInfo(title: string): TitleInfo | null {
  if (!catalogue.titles.length) void knownTitles().catch(() => null);
  return catalogue.titles.find(({ name }) => name === title) ?? null;
}

/** The name of a title in the language of the pages; reactive. */
export function titleName(title: string): string {
  return titleInfo(title)?.called[pageLanguage.current]?.title ?? "";
}

export function serverWords(title: string, language: Language): Promise<string> {
  return once(`words ${title} ${language}`, () => content<string>(`${title}/words.${language}`));
}

export function grammarOf(title: string): Promise<Grammar> {
  return once(`grammar ${title}`, () => content<Grammar>(`${title}/grammar`));
}

/** The components of the box, or of an owner's pack given as its text. */
export function packOf(title: string, own: string | null = null): Promise<Pack> {
  return once(`pack ${title} ${own ?? ""}`, async () => {
    const box = own === null ? content<Schemas["Box"]>(`${title}/pack`) : readOwn(title, own);
    return (await box).components;
  });
}

/** The owner's components of a table, by their digest. */
export function packOfTable(match: string, digest: string): Promise<Pack> {
  return once(`pack ${digest}`, async () => {
    const path = { match, digest };
    return (await request(server.GET("/api/tables/{match}/packs/{digest}", { params: { path } }))).components;
  });
}

async function readOwn(title: string, text: string): Promise<Schemas["Box"]> {
  await session.load(); // a post needs the token of who we are
  return request(server.POST(PACKS, { params: { path: { title } }, body: { text } }));
}

/** The rules' paragraphs in plain words, by their number. */
export function paragraphsOf(title: string, language: Language): Promise<Map<string, string>> {
  return once(`rules ${title} ${language}`, async () =>
    paragraphs(await content<string>(`${title}/rules.${language}`)),
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
