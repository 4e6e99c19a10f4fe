/** The rows of a match's statistics: what a title counts, told by its events and its last table. */
import type { AnyView, GameEvent, Value } from "../api/types";
import type { Messages } from "../i18n/words";
import type { EventPattern, Statistic, Story } from "$lib/titles/contract";

/** Its text, and the number of each seat. */
export interface StatisticRow {
  text: string;
  numbers: number[];
  /** Nobody is proud of it. */
  isLoss?: boolean;
}

/** `last` is the last table with nothing hidden, for what is read off it. */
export function statisticRows(
  story: Story,
  events: readonly GameEvent[],
  seats: number,
  words: Messages,
  last: AnyView | null = null,
): StatisticRow[] {
  const all = [...events, ...(story.derive?.(events) ?? [])];
  const counted = story.statistics.map(({ name, isLoss, ...of }) => ({
    name,
    isLoss,
    numbers: countOf(of, all, seats),
  }));
  const read = Object.entries(story.atEnd ?? {}).map(([name, of]) => ({
    name,
    isLoss: false,
    numbers: last && of(last),
  }));
  return [...counted, ...read].flatMap(({ name, isLoss, numbers }) =>
    numbers?.some(Boolean) ? [{ text: words.say(`statistic-${name}`), numbers, isLoss }] : [],
  );
}

function countOf(
  { seat = "seat", adds, ...pattern }: Omit<Statistic, "name" | "isLoss">,
  events: GameEvent[],
  seats: number,
) {
  const numbers = Array<number>(seats).fill(0);
  for (const event of events) {
    const whose = Number(event[seat] ?? -1);
    if (whose in numbers && isOf(event, pattern)) numbers[whose]! += adds ? Number(event[adds]) : 1;
  }
  return numbers;
}

export function isOf(event: GameEvent, { of, where = {} }: EventPattern): boolean {
  const hasValue = ([field, values]: [string, Value[]]) => values.includes(event[field] ?? null);
  return of.includes(event.event) && Object.entries(where).every(hasValue);
}
