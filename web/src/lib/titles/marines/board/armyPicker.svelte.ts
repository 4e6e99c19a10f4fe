/** Takes a ready-made army: plays its picks one after another, each when the one before it has arrived. */
import { untrack } from "svelte";
import type { Move } from "$lib/api/types";
import { nextPick, type ReadyArmy } from "../armies";

export interface Muster {
  /** The number of the view: one pick is played for each. */
  number: number;
  army: string[];
  moves: Move[];
}

export class ArmyPicker {
  wanted = $state.raw<ReadyArmy | null>(null);
  private played = -1;

  constructor(now: () => Muster, play: (notation: string) => void) {
    $effect(() => {
      const { wanted } = this;
      const muster = now();
      if (wanted && muster.moves.length) untrack(() => this.step(wanted, muster, play));
    });
  }

  take(army: ReadyArmy): void {
    this.wanted = army;
    this.played = -1;
  }

  /** Somebody picks by hand. */
  stop(): void {
    this.wanted = null;
  }

  private step(wanted: ReadyArmy, { number, army, moves }: Muster, play: (notation: string) => void): void {
    if (number === this.played) return; // on its way, or refused
    const next = nextPick(wanted, army, moves);
    if (!next) return this.stop();
    this.played = number;
    play(next);
  }
}
