/** Heroes and gear in words. */
import type { Words } from "$lib/i18n/words";

/** M16, M17: a gear in words, with its price and range. */
export function gearText(parts: string[], words: Words): string {
  const [kind = "", ...rest] = parts.map((part) => words.word(part));
  return rest.length ? `${kind} (${rest.join(", ")})` : kind;
}

/** A hero without its rank; numbered brothers keep their number. */
export function shortName(hero: string, words: Words): string {
  const name = words.word(hero);
  return /\d$/.test(name) ? name : (name.split(" ").at(-1) ?? name);
}
