/** The language of the pages: the browser's until a preference says otherwise. */
import type { Language } from "$lib/api/types";

class PageLanguage {
  current = $state<Language>(languageOfBrowser());
}

function languageOfBrowser(): Language {
  const first = navigator.languages.map((language) => language.slice(0, 2)).find((two) => two === "ru" || two === "en");
  return first === "ru" ? "ru" : "en";
}

export const pageLanguage = new PageLanguage();
