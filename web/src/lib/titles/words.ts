/** A title's texts: the server's own, and those of the pages from the title's folder. */
import type { Language } from "$lib/api/types";
import { Messages } from "$lib/i18n/words";
import { serverWords } from "$lib/state/catalogue.svelte";

const texts = import.meta.glob<string>("./*/words.*.ftl", { query: "?raw", import: "default" });

/** Both texts in one language; a title that the client does not know has the plain board's. */
export function textsOf(title: string, language: Language): Promise<string[]> {
  const load = texts[`./${title}/words.${language}.ftl`] ?? texts[`./plain/words.${language}.ftl`];
  return Promise.all([serverWords(title, language), load!()]);
}

export async function messagesOf(title: string, language: Language): Promise<Messages> {
  return new Messages(language, ...(await textsOf(title, language)));
}
