/** Statistics of a match on this device, as the server has them of its own (`rooms/statistics.py`). */
import type { Schemas } from "../api/types";
import type { Line, Moved } from "../local/entries";
import type { RulesMatch } from "../rules/match";

export type SeatStatistics = Schemas["SeatStatistics"];

/** A move that was not taken back, and its line of the log. */
export interface KeptMove {
  line: Line;
  move: Moved;
}

export function keptMoves(lines: readonly Line[]): KeptMove[] {
  const moves: KeptMove[] = [];
  for (const line of lines) {
    if (line.entry.kind === "moved") moves.push({ line, move: line.entry });
    else if (line.entry.kind === "undone") moves.length = line.entry.to;
  }
  return moves;
}

export function statisticsOf(match: RulesMatch, lines: readonly Line[]): SeatStatistics[] {
  const moves = keptMoves(lines);
  const seconds = thinkingSeconds(lines, moves);
  return [...Array(match.setup.seats).keys()].map((seat) => {
    const made = moves.filter(({ move }) => move.seat === seat);
    const by = counted(made.map(({ move }) => move.by));
    return { seat, moves: made.length, by, thinking: thousandths(seconds[seat] ?? 0), events: eventsOf(match, seat) };
  });
}

/** How often each kind of event named a seat as the one who did it. */
export function eventsOf(match: RulesMatch, seat: number): Record<string, number> {
  return counted(match.events(null).flatMap((event) => (event.seat === seat ? [event.event] : [])));
}

/** By seat: the seconds from each request to the last answer to it. */
function thinkingSeconds(lines: readonly Line[], moves: readonly KeptMove[]): number[] {
  const times = playSeconds(lines);
  const asked = new Map<string, { seat: number; time: number }>();
  for (const { line, move } of moves) {
    const time = (times[line.number] ?? 0) - (times[move.request] ?? 0);
    asked.set(`${move.seat} ${move.request}`, { seat: move.seat, time });
  }
  const sums: number[] = [];
  for (const { seat, time } of asked.values()) sums[seat] = (sums[seat] ?? 0) + time;
  return sums;
}

/** The seconds of play before each line, by its number; a clock that is set back does not count. */
function playSeconds(lines: readonly Line[]): number[] {
  const times: number[] = [];
  let total = 0;
  let before = lines[0]?.at ?? 0;
  for (const { number, at } of lines) {
    total += Math.max(0, at - before);
    before = at;
    times[number] = total;
  }
  return times;
}

export function counted<Word extends string>(words: readonly Word[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

function thousandths(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
