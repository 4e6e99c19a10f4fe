/** What boards ask the rules of their title. The rules come with the first question: until then nothing is told. */
import { fetchRules } from "$lib/local/rulesFiles";
import type { Data } from "$lib/rules/decode";
import { Rules } from "$lib/rules/rules";

class Loaded {
  /** By title. */
  rules = $state.raw<Record<string, Rules>>({});
}

const loaded = new Loaded();
const loading = new Map<string, Promise<Rules>>();

/** What the rules tell, or null while they are not here; a board that has asked asks again when they are. */
export function ask<Told>(title: string, question: string, asked: object): Told | null {
  const rules = loaded.rules[title];
  if (rules) return rules.ask(question, asked as Record<string, Data>) as Told;
  rulesOf(title).catch(() => null); // no network: the next question tries again
  return null;
}

/** The same when the rules are here, for what need not be shown at once. */
export async function askLater<Told>(title: string, question: string, asked: object): Promise<Told> {
  return (await rulesOf(title)).ask(question, asked as Record<string, Data>) as Told;
}

/** Answer the questions of a title by these rules from now on. */
export function answerBy(title: string, rules: Rules): void {
  loaded.rules = { ...loaded.rules, [title]: rules };
}

/** The rules of a title in this page, fetched once. */
export async function rulesOf(title: string): Promise<Rules> {
  const here = loaded.rules[title];
  if (here) return here;
  const coming = loading.get(title) ?? fetched(title).finally(() => loading.delete(title));
  loading.set(title, coming);
  return coming;
}

async function fetched(title: string): Promise<Rules> {
  const { description, code } = await fetchRules(title);
  const rules = await Rules.load(description, code);
  answerBy(title, rules);
  return rules;
}
