/** The first visit of a title on this device: its goal is told and its lesson offered, once, before the first move. */
import type { Room } from "$lib/api/types";
import { preferences } from "$lib/state/preferences.svelte";
import type { GameState } from "./gameState.svelte";

/** Not to those who look on, nor where some of the game is over: who comes later is told nothing that they know. */
export function isFirstVisit(game: GameState, room: Room): boolean {
  return mayBeFirstVisit(game, room) && !!game.words?.has("goal");
}

/** It may be one, until the title's words are here to tell its goal: the game waits for them too. */
export function awaitsFirstVisit(game: GameState, room: Room): boolean {
  return mayBeFirstVisit(game, room) && !game.words;
}

function mayBeFirstVisit(game: GameState, room: Room): boolean {
  const own = room.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const isBegun = game.table.log.made.some((seat) => seat < 0 || own.includes(seat));
  const isNew = !preferences.met.includes(room.setup.title);
  return isNew && !isBegun && own.length > 0 && room.state === "playing";
}
