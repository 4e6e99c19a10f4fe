/** A title's texts: the server's own, and those of the pages, which come with its board. */
import type { Language } from "$lib/api/types";
import { Messages } from "$lib/i18n/words";
import { serverWords } from "$lib/state/catalogue.svelte";
import { boardOf } from "./boards";

export async function textsOf(title: string, language: Language): Promise<string[]> {
  const [own, board] = await Promise.all([serverWords(title, language), boardOf(title)]);
  return [own, board.texts[language]];
}

export async function messagesOf(title: string, language: Language): Promise<Messages> {
  return new Messages(language, ...(await textsOf(title, language)));
}
