/** What of the titles is kept for a time without a network: words, rules, components, lessons; some kilobytes each. */
import { knownTitles } from "$lib/state/catalogue.svelte";

const OF_A_TITLE = ["grammar", "pack", "words.en", "words.ru", "rules.en", "rules.ru"];
const OF_A_LESSON = ["lesson", "lesson.en", "lesson.ru"];

export async function contentPaths(): Promise<string[]> {
  const titles = await knownTitles().catch(() => []);
  const files = titles.flatMap(({ name, has_lesson }) =>
    [...OF_A_TITLE, ...(has_lesson ? OF_A_LESSON : [])].map((part) => `${name}/${part}`),
  );
  return ["titles", ...files].map((file) => `content/${file}.json`);
}
