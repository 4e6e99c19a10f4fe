/** What the page itself says, in the language that was chosen. */
import { Problem } from "$lib/api/client";
import { pageLanguage } from "./language.svelte";
import { pageWords } from "./pageWords.svelte";
import type { Messages, Values } from "./words";

export function say(id: string, values: Values = {}): string {
  return pageWords.messages.say(id, values);
}

/** Do the pages have words under this id? */
export function hasWords(id: string): boolean {
  return pageWords.messages.has(id);
}

/** An option's choice in words: the title's own, where it has any. */
export function sayChoice(option: string, choice: unknown, words: Messages): string {
  if (typeof choice === "boolean") return say(choice ? "ui-yes" : "ui-no");
  const id = `choice-${option}-${String(choice)}`;
  return words.has(id) ? words.say(id) : String(choice);
}

/** What an option means: in the pages' words, which have names for the choices, or else in the server's. */
export function sayHelp(option: string, words: Messages): string {
  const id = `help-${option}`;
  return words.say(words.has(id) ? id : `option-${option}.help`);
}

/** A kind of component in words: the title's own, where it has any. */
export function sayKind(kind: string, words: Messages): string {
  const id = `kind-${kind}`;
  return words.has(id) ? words.say(id) : kind;
}

// Of these the server knows more: what cannot be read, or when to try again.
const DETAILED = ["unreadable", "too-many"];

/** A problem in words: ours for its code, or the server's where it knows more and speaks our language. */
export function sayProblem(problem: unknown): string {
  if (!(problem instanceof Problem)) return say("ui-problem");
  const isDetailed = DETAILED.includes(problem.code) && problem.language === pageLanguage.current;
  const id = `ui-problem-${problem.code}`;
  if (!hasWords(id)) void pageWords.load(pageLanguage.current, true).catch(() => null); // said anew when they have come
  return hasWords(id) && !isDetailed ? say(id) : problem.message;
}

/** A day and an hour as people write them. */
export function sayTime(seconds: number): string {
  return new Intl.DateTimeFormat(pageLanguage.current, { dateStyle: "medium", timeStyle: "short" }).format(
    seconds * 1000,
  );
}
