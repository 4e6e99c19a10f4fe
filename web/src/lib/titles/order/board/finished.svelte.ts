/** A shelf that has just been completed, as it lay with its last card: it is seen once more and slides away. */
import type { GameEvent } from "$lib/api/types";
import type { Card, Colour, OrderView } from "./choice";

export interface Finished {
  key: number;
  seat: number;
  colour: Colour;
  cards: (Card | null)[];
  /** Null where only its owner may know. */
  points: number | null;
  count: number;
}

export class FinishedShelves {
  all = $state.raw<Finished[]>([]);
  private before: OrderView | null = null;
  private last = 0;

  /** Look at the table after a move, with what the move has brought about. */
  see(view: OrderView, news: readonly GameEvent[]): void {
    const { before } = this;
    this.before = view;
    if (!before || view.number !== before.number + 1) return;
    const completed = news.find(({ event }) => event === "completed");
    const placed = news.find(({ event }) => event === "placed");
    if (completed && placed) this.all = [...this.all, ...this.finished(before, placed, completed)];
  }

  done(one: Finished): void {
    this.all = this.all.filter((other) => other !== one);
  }

  of(seat: number, colour: Colour): Finished | undefined {
    return this.all.find((one) => one.seat === seat && one.colour === colour);
  }

  /** Nothing where the card was not seen in the hand before. */
  private finished(before: OrderView, placed: GameEvent, completed: GameEvent): Finished[] {
    const [seat, colour] = [Number(completed.seat), completed.shelf as Colour];
    const { shelves, hand, turn } = before.table;
    const lay = shelves[seat]?.[colour].cards;
    if (!lay || !hand || turn !== seat) return [];
    const where = String(placed.where);
    const card = where.startsWith("down") ? null : hand;
    const cards = where.endsWith("left") ? [card, ...lay] : [...lay, card];
    const points = typeof completed.points === "number" ? completed.points : null;
    return [{ key: ++this.last, seat, colour, cards, points, count: Number(completed.count) }];
  }
}
