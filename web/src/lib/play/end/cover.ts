/** What the cover says below its headline: it speaks to those who look at it. */
import type { SeatView } from "$lib/api/types";
import { say } from "$lib/i18n/say.svelte";

export interface Outcome {
  seats: readonly SeatView[];
  names: readonly string[];
  winners: readonly number[];
  /** Null where nobody knows. */
  scores: readonly number[] | null;
  isTeams: boolean;
}

/** The only seat of ours; null for those who look on, and where several play on this device. */
export function ownSeat(seats: readonly SeatView[]): number | null {
  const own = seats.filter(({ mine }) => mine);
  return own.length === 1 ? own[0]!.seat : null;
}

export function deckOf(outcome: Outcome): string {
  const { seats, winners } = outcome;
  const own = ownSeat(seats);
  if (!winners.length) return say("ui-cover-broken");
  if (own !== null && !winners.includes(own)) return say("ui-cover-lost", { place: placeOf(own, outcome) });
  const beaten = beatenBy(outcome);
  const said = own === null ? seenHow(seats) : `ui-cover-${wonHow(outcome)}`;
  return beaten === null ? say(said) : `${say("ui-cover-beaten", { name: beaten })} ${say(said)}`;
}

function seenHow(seats: readonly SeatView[]): string {
  return seats.some(({ mine }) => mine) ? "ui-cover-table" : "ui-cover-watched";
}

/** Whom the winner of two has beaten. */
function beatenBy({ seats, names, winners }: Outcome): string | null {
  const others = seats.filter(({ seat }) => !winners.includes(seat));
  return seats.length === 2 && others.length === 1 ? (names[others[0]!.seat] ?? null) : null;
}

function wonHow({ winners, isTeams }: Outcome): string {
  if (winners.length === 1) return "mine";
  return isTeams ? "team" : "shared";
}

/** Winners come first, then those with more points. */
function placeOf(seat: number, { seats, winners, scores }: Outcome): number {
  const rank = (one: number) => (winners.includes(one) ? Infinity : (scores?.[one] ?? 0));
  return 1 + seats.filter((other) => rank(other.seat) > rank(seat)).length;
}
