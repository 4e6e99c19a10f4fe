/** What the page itself says, in the language that was chosen. */
import { Problem } from "$lib/api/client";
import { preferences } from "$lib/state/preferences.svelte";
import type { Language } from "$lib/api/types";
import { Messages, type Values } from "./words";
import en from "./ui.en.ftl?raw";
import ru from "./ui.ru.ftl?raw";

const texts: Record<Language, string> = { en, ru };

class Spoken {
  messages = $derived(new Messages(preferences.language, texts[preferences.language]));
}

const spoken = new Spoken();

export function say(id: string, values: Values = {}): string {
  return spoken.messages.say(id, values);
}

/** Is there anything to say under this name? */
export function hasWords(id: string): boolean {
  return spoken.messages.has(id);
}

/** The name of a title, known before anything of it has come. */
export function sayTitle(title: string): string {
  const id = `ui-title-${title}`;
  return hasWords(id) ? say(id) : title;
}

/** An option's choice in words. */
export function sayChoice(option: string, choice: unknown): string {
  if (typeof choice === "boolean") return say(choice ? "ui-yes" : "ui-no");
  const id = `ui-choice-${option}-${String(choice)}`;
  return hasWords(id) ? say(id) : String(choice);
}

/** What an option means: the title's own words, unless the page has its own names for the choices. */
export function sayHelp(option: string, words: Messages): string {
  const id = `ui-help-${option}`;
  return hasWords(id) ? say(id) : words.say(`option-${option}.help`);
}

/** A problem in words: the server's own where it speaks our language, else ours for what we know. */
export function sayProblem(problem: unknown): string {
  if (!(problem instanceof Problem)) return say("ui-problem");
  if (problem.language === preferences.language) return problem.message;
  const id = `ui-problem-${problem.code}`;
  return hasWords(id) ? say(id) : problem.message;
}

/** A day and an hour as people write them. */
export function sayTime(seconds: number): string {
  return new Intl.DateTimeFormat(preferences.language, { dateStyle: "medium", timeStyle: "short" }).format(
    seconds * 1000,
  );
}
