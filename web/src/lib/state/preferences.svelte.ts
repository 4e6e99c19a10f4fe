/** Preferences kept in this browser: language, light or dark, sound, pace. */
import type { Language } from "$lib/api/types";
import { pageLanguage } from "$lib/i18n/language.svelte";

type Theme = "light" | "dark";
const KEY = "herotable";

interface Stored {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** Others' moves are shown at once, not one after another. */
  quick: boolean;
  name: string;
  /** This browser has had a session: the server may know it. */
  known: boolean;
}

class Preferences implements Stored {
  theme = $state<Theme>(isDark() ? "dark" : "light");
  sound = $state(false);
  quick = $state(false);
  name = $state("");
  known = $state(false);
  private chosen: Partial<Stored> = {};

  constructor() {
    try {
      this.chosen = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
    } catch {
      this.chosen = {};
    }
    Object.assign(this, this.chosen);
    this.apply();
  }

  set(changes: Partial<Stored>): void {
    Object.assign(this, changes);
    Object.assign(this.chosen, changes);
    localStorage.setItem(KEY, JSON.stringify(this.chosen));
    this.apply();
  }

  get language(): Language {
    return pageLanguage.current;
  }

  set language(language: Language) {
    pageLanguage.current = language;
  }

  private apply(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.lang = this.language;
  }
}

function isDark(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-color-scheme: dark)").matches;
}

export const preferences = new Preferences();
