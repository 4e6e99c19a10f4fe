/** What the server tells of each title. */
import { request, server, requestText } from "$lib/api/client";
import { session } from "./session.svelte";
import type { Grammar, Language, Schemas } from "$lib/api/types";
import { pageLanguage } from "$lib/i18n/language.svelte";

export type TitleInfo = Schemas["Title"];
export type Pack = Schemas["Box"]["components"];

const BOX = "/api/titles/{title}/pack";
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

/** The titles as they are now: some may still be in preparation. */
export async function titles(): Promise<TitleInfo[]> {
  catalogue.titles = await request(server.GET("/api/titles"));
  return catalogue.titles;
}

/** The titles, asked for once. */
export function knownTitles(): Promise<TitleInfo[]> {
  return catalogue.titles.length ? Promise.resolve(catalogue.titles) : once("titles", titles);
}

/** What is known of a title; reactive, and empty until the server has answered. */
export function titleInfo(title: string): TitleInfo | null {
  if (!catalogue.titles.length) void knownTitles().catch(() => null);
  return catalogue.titles.find(({ name }) => name === title) ?? null;
}

/** The name of a title in the language of the pages; reactive. */
export function titleName(title: string): string {
  return titleInfo(title)?.called[pageLanguage.current]?.title ?? "";
}

export function serverWords(title: string, language: Language): Promise<string> {
  return once(`words ${title} ${language}`, () => requestText(`/api/titles/${title}/words/${language}`));
}

export function grammarOf(title: string): Promise<Grammar> {
  return once(`grammar ${title}`, () =>
    request(server.GET("/api/titles/{title}/grammar", { params: { path: { title } } })),
  );
}

/** The components of the box, or of an owner's pack given as its text. */
export function packOf(title: string, own: string | null = null): Promise<Pack> {
  return once(`pack ${title} ${own ?? ""}`, async () => {
    const params = { path: { title } };
    if (own !== null) await session.load(); // a post needs the token of who we are
    const asked = own === null ? server.GET(BOX, { params }) : server.POST(PACKS, { params, body: { text: own } });
    return (await request<{ components: Pack }>(asked)).components;
  });
}

/** The rules' paragraphs in plain words, by their number. */
export function paragraphsOf(title: string, language: Language): Promise<Map<string, string>> {
  return once(`rules ${title} ${language}`, async () =>
    paragraphs(await requestText(`/api/titles/${title}/rules/${language}`)),
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
