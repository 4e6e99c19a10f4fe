/** Lines of the log in words, each with the paragraph behind it. */
import type { LogLine } from "$lib/state/log.svelte";
import { Problem } from "$lib/api/client";
import { hasWords, say, sayProblem } from "$lib/i18n/say.svelte";
import type { Schemas, GameEvent } from "$lib/api/types";
import type { Words } from "$lib/i18n/words";
import type { Title } from "$lib/titles/contract";
import { paragraphOf } from "$lib/titles/paragraphs";

export interface TextLine {
  key: string;
  text: string;
  rule: string | null;
  isTable: boolean;
}

/** A line as it stands in the log: what was taken back is struck. */
export interface LoggedLine extends TextLine {
  isUndone: boolean;
}

const CLOSED: Record<number, string> = { 4403: "no-spectators" };

/** Does no table have this address? */
export function isUnknown({ closed }: { closed: number }): boolean {
  return closed === 4400 || closed === 4404;
}

/** Why a table does not let us in. */
export function sayClosed({ closed, why }: { closed: number; why: string }): string {
  return sayProblem(new Problem(CLOSED[closed] ?? "refused", why));
}

const composed = new WeakMap<Words, Map<LogLine["key"], TextLine | null>>();

/** The last lines of a log in words. */
export function textsOfLog(lines: LogLine[], words: Words | null, title?: Title): LoggedLine[] {
  if (!words) return [];
  return lines.flatMap((line) => {
    const text = textOf(line, words, title);
    return text ? { ...text, isUndone: line.isUndone } : [];
  });
}

/** A line in words, composed once for each language and set of names. */
export function textOf(line: LogLine, words: Words, title?: Title): TextLine | null {
  const known = composed.get(words) ?? new Map<string, TextLine | null>();
  composed.set(words, known);
  const found = known.get(line.key);
  if (found !== undefined) return found;
  const text = compose(line, words, title);
  known.set(line.key, text);
  return text;
}

function compose(line: LogLine, words: Words, title?: Title): TextLine | null {
  if ("happened" in line) {
    const text = happenedText(line.happened, words.names, line.count);
    return text ? { key: line.key, text, rule: null, isTable: true } : null;
  }
  return {
    key: line.key,
    text: eventText(line.event, words),
    rule: paragraphOf(line.event, title?.paragraphs),
    isTable: false,
  };
}

export function eventText(event: GameEvent, words: Words): string {
  return words.has(`event-${event.event}`) ? words.event(event) : event.event;
}

function happenedText(happened: Schemas["Happened"], names: string[], count: number): string | null {
  const answer = happened.yes == null ? "" : happened.yes ? "-yes" : "-no";
  const id = `ui-log-${happened.kind}${answer}`;
  const name = happened.name ?? names[happened.seat ?? -1] ?? "";
  return hasWords(id) ? say(id, { name, count }) : null;
}
