/** The three panels of a match's story: its beginning, its turning point and its end, chosen from what happened. */
import type { GameEvent } from "../api/types";
import type { Episode, StoryPart } from "$lib/titles/contract";
import type { Chronicle } from "./replay";
import { isOf } from "./statistics";

/** An event worth a panel, after how many moves it came about, and how the points stood before and after. */
export interface Candidate {
  move: number;
  event: GameEvent;
  weight: number;
  only?: StoryPart[];
  before: number[];
  after: number[];
}

export interface Panel extends Candidate {
  part: StoryPart;
}

/** Points by move, as they stood after it. */
export type Standings = Map<number, number[]>;

const OPENING = 1 / 3; // of the moves: so long is a beginning
const SWING = 4; // what the largest change of the lead counts, beside the weights
const LEAD = 3; // and what counts to come into the lead

/** The moves after which the points may stand otherwise. */
export function scoringMoves(chronicle: Chronicle, scoring: readonly string[]): number[] {
  const isScoring = (events: GameEvent[]) => events.some(({ event }) => scoring.includes(event));
  return [...chronicle.keys()].filter((move) => isScoring(chronicle[move]!));
}

export function candidatesOf(chronicle: Chronicle, episodes: readonly Episode[], standings: Standings): Candidate[] {
  const found: Candidate[] = [];
  let before = standings.get(0) ?? [];
  chronicle.forEach((events, move) => {
    const after = standings.get(move) ?? before;
    for (const event of events) {
      const episode = episodes.find((one) => isOf(event, one));
      if (episode) found.push({ move, event, weight: episode.weight, only: episode.only, before, after });
    }
    before = after;
  });
  return found;
}

/** Told of the winners, or of whoever led when a match was broken off; fewer panels where there is too little to tell. */
export function choosePanels(candidates: readonly Candidate[], winners: readonly number[]): Panel[] {
  const heroes = winners.length ? winners : leaders(candidates.at(-1)?.after ?? []);
  const end = endOf(candidates, heroes);
  if (end < 2) return candidates.slice(0, 2).map((one, i) => ({ ...one, part: i ? "end" : "beginning" }));
  const beginning = beginningOf(candidates, end);
  const turn = turnOf(candidates, beginning, end, heroes);
  const parts: [number, StoryPart][] = [
    [beginning, "beginning"],
    [turn, "turn"],
    [end, "end"],
  ];
  return parts.map(([i, part]) => ({ ...candidates[i]!, part }));
}

const may = ({ only }: Candidate, part: StoryPart) => !only || only.includes(part);

/** The last deed of a winner; where they have none, the last of anybody. */
function endOf(candidates: readonly Candidate[], heroes: readonly number[]): number {
  const last = (is: (one: Candidate) => boolean) => candidates.findLastIndex((one) => may(one, "end") && is(one));
  const own = last(({ event }) => heroes.includes(Number(event.seat)));
  return own < 2 ? last(() => true) : own;
}

/** The weightiest of the opening, which leaves room for what follows. */
function beginningOf(candidates: readonly Candidate[], end: number): number {
  const until = candidates[end]!.move * OPENING;
  const isEarly = (one: Candidate, i: number) => i < end - 1 && may(one, "beginning") && one.move <= until;
  return heaviest(candidates, isEarly, ({ weight }) => weight) ?? 0;
}

/** Where the lead has changed most in favour of those whom the story is about. */
function turnOf(candidates: readonly Candidate[], after: number, before: number, heroes: readonly number[]): number {
  const swings = candidates.map(({ before: from, after: to }) => margin(to, heroes) - margin(from, heroes));
  const largest = Math.max(1, ...swings.slice(after + 1, before));
  const isBetween = (one: Candidate, i: number) => i > after && i < before && may(one, "turn");
  const worth = (one: Candidate, i: number) =>
    one.weight + (SWING * swings[i]!) / largest + (leadOf(one) === "takes" ? LEAD : 0);
  const isNoSetback = (one: Candidate, i: number) => isBetween(one, i) && swings[i]! >= 0;
  return heaviest(candidates, isNoSetback, worth) ?? heaviest(candidates, isBetween, worth) ?? after + 1;
}

function heaviest(
  candidates: readonly Candidate[],
  is: (one: Candidate, i: number) => boolean,
  worth: (one: Candidate, i: number) => number,
): number | undefined {
  const fit = [...candidates.keys()].filter((i) => is(candidates[i]!, i));
  return fit.sort((a, b) => worth(candidates[b]!, b) - worth(candidates[a]!, a) || a - b)[0];
}

/** By how much these are ahead of the best of the others. */
function margin(points: readonly number[], heroes: readonly number[]): number {
  const others = points.filter((_, seat) => !heroes.includes(seat));
  const own = heroes.map((seat) => points[seat] ?? 0);
  return (own.length ? Math.max(...own) : 0) - (others.length ? Math.max(...others) : 0);
}

function leaders(points: readonly number[]): number[] {
  const most = Math.max(...points);
  return [...points.keys()].filter((seat) => points[seat] === most);
}

/** Does the doer of an event come into the lead alone by it, or stay there? */
export function leadOf({ event, before, after }: Pick<Candidate, "event" | "before" | "after">): string {
  const isFirst = (points: number[]) => leaders(points).length === 1 && leaders(points)[0] === event.seat;
  if (!isFirst(after)) return "none";
  return isFirst(before) ? "keeps" : "takes";
}

/** The share of the moves during which each seat was alone in front, in hundredths. */
export function leadShares(standings: Standings, moves: number, seats: number): number[] {
  const led = Array<number>(seats).fill(0);
  const changes = [...standings].sort(([one], [other]) => one - other);
  changes.forEach(([from, points], i) => {
    const first = leaders(points);
    if (first.length === 1) led[first[0]!]! += (changes[i + 1]?.[0] ?? moves) - from;
  });
  return led.map((one) => Math.round((100 * one) / Math.max(1, moves)));
}
