/** May moves be taken back freely? Yes, if no observer has learned anything from them (`rooms/undo_safety.py`).
 *
 * An observer learns nothing from a move if it looks the same in every table that they can imagine. */
import { Random } from "../rules/random";
import type { RulesMatch } from "../rules/match";

const IMAGINED = 96; // tables, shared among all observers
const KEY_WORDS = 4;

type Observer = number | null;

/** Has nobody learned anything from the moves after the first `to`? */
export function isHarmless(match: RulesMatch, to: number): boolean {
  const world = match.copy();
  world.undo(match.rows.length - to);
  for (const { seat, move } of match.rows.slice(to)) {
    const observers: Observer[] = [null, ...Array(match.setup.seats).keys()];
    if (observers.some((observer) => hasLearned(world, observer, seat, move))) return false;
    world.play(seat, move);
  }
  return true;
}

/** Would a move show the observer something that does not hold in every match they can imagine? */
function hasLearned(match: RulesMatch, observer: Observer, seat: number, move: number): boolean {
  const sight = sightOf(match, observer, seat, move);
  const count = Math.floor(IMAGINED / (match.setup.seats + 1));
  const worlds = [...Array(count).keys()];
  return !worlds.every((n) => canLookSame(imagined(match, observer, n), observer, seat, move, sight));
}

/** Could the seat, in this imagined match, make a move that looks the same to the observer? */
function canLookSame(world: RulesMatch, observer: Observer, seat: number, move: number, sight: string): boolean {
  // Who makes the move knows which one it is; for the others every legal move comes into question.
  const moves = observer === seat ? [move] : world.legal(seat);
  return moves.some((one) => world.whyNot(seat, one) === null && sightOf(world, observer, seat, one) === sight);
}

/** The events that tell the observer of a move, and their view after it. */
function sightOf(match: RulesMatch, observer: Observer, seat: number, move: number): string {
  const world = match.copy();
  world.play(seat, move);
  return JSON.stringify([world.events(observer, match.told.length), world.view(observer).table]);
}

/** A match that looks the same to the observer, with other secrets and other dice; equal for equal numbers. */
function imagined(match: RulesMatch, observer: Observer, number: number): RulesMatch {
  const seed = `${match.setup.seed} ${match.rows.length} ${observer} ${number}`;
  const world = match.copy(seed);
  world.table = match.rules.imagined(match.table, observer ?? -1, new Random(seed).words(KEY_WORDS));
  return world;
}
