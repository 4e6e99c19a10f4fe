import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, View } from "$lib/api/types";
import "$lib/titles/testing";
import type { Table } from "./choice";
import { FinishedShelves } from "./finished.svelte";
import hand from "../fixtures/hand.json";

const before = hand as unknown as View<Table>;
const after = { ...before, number: before.number + 1 };
const news = (where: string, points: number | null): GameEvent[] => [
  { event: "placed", seat: 0, shelf: "blue", where },
  { event: "completed", seat: 0, shelf: "blue", count: 1, points },
];

function seen(where: string, points: number | null = 7, then = after): FinishedShelves {
  const finished = new FinishedShelves();
  finished.see(before, []);
  finished.see(then, news(where, points));
  return finished;
}

describe("a shelf that is completed", () => {
  const still = globalThis.matchMedia;
  const moving = () => vi.stubGlobal("matchMedia", () => ({ matches: false }));
  afterEach(() => vi.stubGlobal("matchMedia", still));

  it("is seen once more with its last card at its end, until it is gone", () => {
    moving();
    const finished = seen("right");
    const [lay] = before.table.shelves[0]!.blue.cards;
    const one = finished.of(0, "blue")!;
    expect(one.cards).toEqual([lay, before.table.hand]);
    expect(one.points).toBe(7);
    finished.done(one);
    expect(finished.of(0, "blue")).toBeUndefined();
  });
  it("shows a card that was turned over as such, and no points that only its owner knows", () => {
    moving();
    const one = seen("down_left", null).of(0, "blue")!;
    expect([one.cards[0], one.points]).toEqual([null, null]);
  });
  it("is not shown when a move was not seen; whoever wants nothing to move sees it, too", () => {
    moving();
    expect(seen("right", 7, { ...after, number: after.number + 3 }).all).toEqual([]);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(seen("right").all).toHaveLength(1);
  });
});
