/** A match to look at, move by move. */
import type { GameEvent, Schemas } from "../api/types";

/** Whose eyes: a seat's, everybody's (what lies open), or all together. */
export type Whose = number | "all" | null;

/** Of a match that is still played, only what its reader may know. */
export interface Replay extends Omit<Schemas["MatchReplay"], "ended"> {
  ended: Schemas["MatchReplay"]["ended"] | "running";
  /** Through whose eyes it may be seen. */
  eyes: Whose[];
}

/** Everything of a finished match: what lies open, each seat's view, and all together. */
export function allEyes(seats: number): Whose[] {
  return [null, ...Array(seats).keys(), "all"];
}

/** The events of the set-up, then those of each move, with nothing hidden. */
export type Chronicle = GameEvent[][];
