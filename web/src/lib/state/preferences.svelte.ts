/** Preferences kept in this browser: language, light or dark, sound, pace. */
import type { Language, Level } from "$lib/api/types";
import { pageLanguage } from "$lib/i18n/language.svelte";
import { readTable, store } from "./stored";

type Theme = "light" | "dark";
/** How fast others' moves are shown, and how long the table stops at a moment. */
export type Speed = "calm" | "normal" | "brisk" | "instant";
export const SPEEDS: readonly Speed[] = ["calm", "normal", "brisk", "instant"];
const KEY = "herotable";

interface Stored {
  language: Language;
  theme: Theme;
  sound: boolean;
  speed: Speed;
  /** Moves that would harm who makes them are marked, and asked about once more. */
  warns: boolean;
  /** The bots that were chosen last. */
  level: Level;
  /** How many of them were chosen last. */
  opponents: number;
  name: string;
  /** The face chosen for the table; none: one made of the name. */
  avatar: string;
  /** This browser has had a session: the server may know it. */
  known: boolean;
  /** The titles whose goal was told here, or whose lesson was begun. */
  met: string[];
}

/** What earlier versions have stored. */
interface Former {
  /** Others' moves were shown at once. */
  quick?: boolean;
}

export class Preferences implements Stored {
  theme = $state<Theme>(isDark() ? "dark" : "light");
  sound = $state(false);
  speed = $state<Speed>("normal");
  warns = $state(true);
  level = $state<Level>("easy");
  opponents = $state(2); // more make a first game long
  name = $state("");
  avatar = $state("");
  known = $state(false);
  met = $state<string[]>([]);
  private chosen: Partial<Stored> = today(readTable<Stored & Former>(KEY));

  constructor() {
    Object.assign(this, this.chosen);
    this.apply();
  }

  set(changes: Partial<Stored>): void {
    Object.assign(this, changes);
    Object.assign(this.chosen, changes);
    store(KEY, JSON.stringify(this.chosen));
    this.apply();
  }

  /** Somebody here knows now what a title is about. */
  meet(title: string): void {
    if (!this.met.includes(title)) this.set({ met: [...this.met, title] });
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

function today({ quick, ...stored }: Partial<Stored> & Former): Partial<Stored> {
  return quick ? { speed: "instant", ...stored } : stored;
}

function isDark(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-color-scheme: dark)").matches;
}

export const preferences = new Preferences();
