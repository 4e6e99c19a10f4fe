/** Lines of the log in words, each with the paragraph behind it. */
import type { LogLine } from "$lib/state/log.svelte";
import { saysNothing } from "$lib/state/moments";
import { Problem } from "$lib/api/client";
import { hasWords, say, sayProblem } from "$lib/i18n/say.svelte";
import type { AnyView, GameEvent, Schemas } from "$lib/api/types";
import type { TextPart, Values, Words } from "$lib/i18n/words";
import type { Title } from "$lib/titles/contract";
import { paragraphOf } from "$lib/titles/paragraphs";
import { placedEvent } from "$lib/titles/places";

export interface TextLine {
  key: string;
  text: string;
  /** The text in parts, some of which can be asked about. */
  parts: TextPart[];
  rule: string | null;
  isTable: boolean;
}

/** A line as it stands in the log: what was taken back is struck. */
export interface LoggedLine extends TextLine {
  isUndone: boolean;
}

const CLOSED: Record<number, string> = { 4403: "no-spectators", 4409: "other-rules-here", 4422: "spoiled-here" };

/** Does no table have this address? */
export function isUnknown({ closed }: { closed: number }): boolean {
  return closed === 4400 || closed === 4404;
}

/** Why a table does not let us in. */
export function sayClosed({ closed, why }: { closed: number; why: string }): string {
  return sayProblem(new Problem(CLOSED[closed] ?? "refused", why));
}

const composed = new WeakMap<Words, Map<LogLine["key"], TextLine | null>>();

/** The last lines of a log in words, with places as the board of these eyes prints them. */
export function textsOfLog(
  lines: LogLine[],
  words: Words | null,
  title: Title | undefined,
  view: AnyView | null,
): LoggedLine[] {
  if (!words) return [];
  return lines.flatMap((line) => {
    const text = textOf(line, words, title, view);
    return text ? { ...text, isUndone: line.isUndone } : [];
  });
}

/** A line in words, composed once for each language, set of names and pair of eyes. */
function textOf(line: LogLine, words: Words, title: Title | undefined, view: AnyView | null): TextLine | null {
  const known = composed.get(words) ?? new Map<string, TextLine | null>();
  composed.set(words, known);
  const key = title?.places ? `${view?.seat} ${line.key}` : line.key;
  const found = known.get(key);
  if (found !== undefined) return found;
  const text = compose(line, words, title, view);
  known.set(key, text);
  return text;
}

function compose(line: LogLine, words: Words, title: Title | undefined, view: AnyView | null): TextLine | null {
  if ("happened" in line) {
    const text = happenedText(line.happened, words, line.count);
    return text ? { key: line.key, text, parts: [{ text }], rule: null, isTable: true } : null;
  }
  if (saysNothing(line.event, title?.quiet)) return null;
  const event = placedEvent(line.event, title, view);
  const parts = eventParts(event, words, title?.mentions);
  return {
    key: line.key,
    text: parts.map(({ text }) => text).join(""),
    parts,
    rule: paragraphOf(line.event, title?.paragraphs),
    isTable: false,
  };
}

function eventParts(event: GameEvent, words: Words, mentions: Title["mentions"] = {}): TextPart[] {
  return words.has(`event-${event.event}`) ? words.eventParts(event, mentions) : [{ text: event.event }];
}

function happenedText(happened: Schemas["Happened"], words: Words, count: number): string | null {
  const { kind, seat, name, yes } = happened;
  const id = `ui-log-${kind}${yes == null ? "" : yes ? "-yes" : "-no"}`;
  if (!hasWords(id)) return null;
  return name == null ? sayAbout(seat ?? -1, id, words, { count }) : say(id, { name, count });
}

/** A message of the pages about a player, by name; to whoever reads as “you”. */
export function sayAbout(seat: number, id: string, words: Words, values: Values = {}): string {
  const isYou = words.isYou(seat) && hasWords(`${id}.you`);
  return say(isYou ? `${id}.you` : id, { name: words.names[seat] ?? "", ...values });
}
