/** What a lesson is made of: its script, the narrator's words, and the rules of its title. */
import { Problem } from "$lib/api/client";
import { content } from "$lib/api/content";
import type { Language } from "$lib/api/types";
import { isHere } from "$lib/local/rulesFiles";
import { knownTitles } from "$lib/state/catalogue.svelte";
import type { Rules } from "$lib/rules/rules";
import { rulesOf as rulesHere } from "$lib/state/questions.svelte";
import type { Lesson } from "./walk";

export async function lessonOf(title: string): Promise<Lesson> {
  const info = (await knownTitles()).find(({ name }) => name === title);
  if (!info?.has_lesson) throw new Problem("no-lesson", "this title has no lesson");
  return content<Lesson>(`${title}/lesson`);
}

/** What the narrator says in a lesson, as Fluent. */
export function narratorWords(title: string, language: Language): Promise<string> {
  return content<string>(`${title}/lesson.${language}`);
}

export async function rulesOf(title: string): Promise<Rules> {
  if (!isHere(title)) throw new Problem("no-lesson", "these pages have no rules of this title");
  return rulesHere(title);
}
