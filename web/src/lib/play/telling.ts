/** Lines of the log in words, each with the paragraph behind it. */
import type { LogLine } from "$lib/state/log.svelte";
import { Problem } from "$lib/api/client";
import { knows, say, sayProblem } from "$lib/i18n/say.svelte";
import type { Schemas, Told } from "$lib/api/types";
import type { Words } from "$lib/i18n/words";
import { paragraphOf } from "$lib/titles/paragraphs";

export interface TellingLine {
  key: string;
  text: string;
  rule: string | null;
  isTable: boolean;
}

/** A line as it stands in the log: what was taken back is struck. */
export interface LoggedLine extends TellingLine {
  isUndone: boolean;
}

const CLOSED: Record<number, string> = { 4403: "no-spectators" };

/** Is there no such table, or none that could have this address? */
export function isUnknown({ closed }: { closed: number }): boolean {
  return closed === 4400 || closed === 4404;
}

/** Why the door of a table stays closed. */
export function sayClosed({ closed, why }: { closed: number; why: string }): string {
  return sayProblem(new Problem(CLOSED[closed] ?? "refused", why));
}

const told = new WeakMap<Words, Map<LogLine["key"], TellingLine | null>>();

/** The last lines of a log in words. */
export function tellAll(lines: LogLine[], words: Words | null, title: string): LoggedLine[] {
  if (!words) return [];
  return lines.flatMap((line) => {
    const said = tell(line, words, title);
    return said ? { ...said, isUndone: line.isUndone } : [];
  });
}

/** A line in words, composed once for each language and set of names. */
export function tell(line: LogLine, words: Words, title: string): TellingLine | null {
  const known = told.get(words) ?? new Map<string, TellingLine | null>();
  told.set(words, known);
  const found = known.get(line.key);
  if (found !== undefined) return found;
  const composed = compose(line, words, title);
  known.set(line.key, composed);
  return composed;
}

function compose(line: LogLine, words: Words, title: string): TellingLine | null {
  if ("happened" in line) {
    const text = tellHappened(line.happened, words.names, line.count);
    return text ? { key: line.key, text, rule: null, isTable: true } : null;
  }
  return {
    key: line.key,
    text: tellEvent(line.told, words),
    rule: paragraphOf(title, line.told),
    isTable: false,
  };
}

export function tellEvent(told: Told, words: Words): string {
  return words.has(`event-${told.event}`) ? words.event(told) : told.event;
}

function tellHappened(happened: Schemas["Happened"], names: string[], count: number): string | null {
  const answer = happened.yes == null ? "" : happened.yes ? "-yes" : "-no";
  const id = `ui-log-${happened.kind}${answer}`;
  const name = happened.name ?? names[happened.seat ?? -1] ?? "";
  return knows(id) ? say(id, { name, count }) : null;
}
