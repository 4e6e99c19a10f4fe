/** What this browser's person likes: language, light or dark, sound, pace. */
import type { Language } from "$lib/api/types";

type Theme = "light" | "dark";
const KEY = "herotable";

interface Liked {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** Others' moves are shown at once, not one after another. */
  quick: boolean;
  name: string;
  /** Somebody has been here: the server may know them. */
  known: boolean;
}

class Liking implements Liked {
  language = $state<Language>(fromBrowser());
  theme = $state<Theme>(isDark() ? "dark" : "light");
  sound = $state(false);
  quick = $state(false);
  name = $state("");
  known = $state(false);
  private chosen: Partial<Liked> = {};

  constructor() {
    try {
      this.chosen = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Liked>;
    } catch {
      this.chosen = {};
    }
    Object.assign(this, this.chosen);
    this.show();
  }

  choose(liked: Partial<Liked>): void {
    Object.assign(this, liked);
    Object.assign(this.chosen, liked);
    localStorage.setItem(KEY, JSON.stringify(this.chosen));
    this.show();
  }

  private show(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.lang = this.language;
  }
}

function fromBrowser(): Language {
  const known = navigator.languages.map((language) => language.slice(0, 2)).find((two) => two === "ru" || two === "en");
  return known === "ru" ? "ru" : "en";
}

function isDark(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-color-scheme: dark)").matches;
}

export const liking = new Liking();
