/** The speeds at which others' moves are shown, each with its sign. */
import type { Component } from "svelte";
import Calm from "@icons/tortoise";
import Normal from "@icons/walk";
import Brisk from "@icons/run";
import Instant from "@icons/lightning-trio";
import { preferences, SPEEDS, type Speed } from "$lib/state/preferences.svelte";
import type { GameState } from "./gameState.svelte";

export const SPEED_SIGNS: Record<Speed, Component> = { calm: Calm, normal: Normal, brisk: Brisk, instant: Instant };

export function nextSpeed(game: GameState): void {
  setSpeed(game, SPEEDS[(SPEEDS.indexOf(preferences.speed) + 1) % SPEEDS.length]!);
}

/** Who wants to see everything at once does not wait for what is still to be shown. */
export function setSpeed(game: GameState, speed: Speed): void {
  preferences.set({ speed });
  if (speed === "instant") game.table.playback.hurry();
}
