/** The words of the pages themselves, fetched by language: first what the home page says, the rest for other pages. */
import type { Language } from "$lib/api/types";
import { pageLanguage } from "./language.svelte";
import { Messages } from "./words";

type Fetched = () => Promise<{ default: string }>;
const FILES: Record<Language, { home: Fetched; rest: Fetched }> = {
  en: { home: () => import("./ui.en.ftl?home"), rest: () => import("./ui.en.ftl?rest") },
  ru: { home: () => import("./ui.ru.ftl?home"), rest: () => import("./ui.ru.ftl?rest") },
};

class PageWords {
  private texts = $state.raw<Record<Language, string[]>>({ en: [], ru: [] });
  messages = $derived(new Messages(pageLanguage.current, ...this.texts[pageLanguage.current]));
  private isWhole = false;

  /** Fetch the words of a language; nothing can be said in it before. Once all are needed, all are fetched. */
  async load(language: Language, isWhole = false): Promise<void> {
    this.isWhole ||= isWhole;
    const { home, rest } = FILES[language];
    const wanted = this.isWhole ? [home, rest] : [home];
    if (this.texts[language].length >= wanted.length) return;
    const found = await Promise.all(wanted.map((fetched) => fetched()));
    this.texts = { ...this.texts, [language]: found.map((file) => file.default) };
  }
}

export const pageWords = new PageWords();
