/** A card that is taken for a place goes there as soon as it is in the hand; one that was turned over stays so. */
import { tick, untrack } from "svelte";
import type { Move } from "$lib/api/types";
import { isOffered, type Card, type OrderView } from "./choice";

interface Wanted {
  /** The number of the view in which it was taken. */
  number: number;
  card: Card;
  /** Null where it is only turned over. */
  notation: string | null;
}

export class Placing {
  private wanted: Wanted | null = null;

  constructor(now: () => { view: OrderView; moves: Move[] }, place: (notation: string) => void, turn: () => void) {
    $effect(() => {
      const { view, moves } = now();
      const { wanted } = this;
      if (!wanted || view.number === wanted.number || !moves.length) return;
      this.wanted = null;
      const isTaken = view.number === wanted.number + 1 && view.table.hand?.card === wanted.card.card;
      if (!isTaken) return;
      if (wanted.notation === null)
        void tick().then(turn); // the page first puts away what was picked
      else if (isOffered(moves, wanted.notation)) untrack(() => place(wanted.notation!));
    });
  }

  want(view: OrderView, card: Card, notation: string | null): void {
    this.wanted = { number: view.number, card, notation };
  }

  /** The place, or the back, was taken back. */
  forget(): void {
    this.wanted = null;
  }
}
