/** The rules of each title, asked once for each language and read. */
import { content } from "$lib/api/content";
import type { Language } from "$lib/api/types";
import { readRules, type Rules } from "./read";

const kept = new Map<string, Promise<Rules>>();

export function rulesOf(title: string, language: Language): Promise<Rules> {
  const key = `${title} ${language}`;
  const found = kept.get(key) ?? content<string>(`${title}/rules.${language}`).then(readRules);
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  return found;
}
