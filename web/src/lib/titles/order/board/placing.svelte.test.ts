import { flushSync, tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Grammar, View } from "$lib/api/types";
import { movesOf } from "$lib/titles/testing";
import type { Table } from "./choice";
import { Placing } from "./placing.svelte";
import begin from "../fixtures/begin.json";
import hand from "../fixtures/hand.json";
import read from "../fixtures/grammar.json";

const grammar = read as unknown as Grammar;
const after = structuredClone(hand) as unknown as View<Table>;
const before = { ...(structuredClone(begin) as unknown as View<Table>), number: after.number - 1 };
const card = after.table.hand!;

/** A card is taken for that place, or with its back up; what happens as soon as it is in the hand. */
async function taken(notation: string | null, prepare = (_: Placing): void => undefined) {
  const [place, turn] = [vi.fn(), vi.fn()];
  let view = $state.raw(before);
  const end = $effect.root(() => {
    const placing = new Placing(() => ({ view, moves: movesOf(grammar, view) }), place, turn);
    placing.want(view, card, notation);
    prepare(placing);
  });
  flushSync();
  expect([place.mock.calls, turn.mock.calls]).toEqual([[], []]);
  view = after;
  flushSync();
  await tick();
  end();
  return { place, turn };
}

describe("a card that was taken", () => {
  it("goes where it was taken for", async () => {
    const { place, turn } = await taken("place left blue");
    expect(place).toHaveBeenCalledExactlyOnceWith("place left blue");
    expect(turn).not.toHaveBeenCalled();
  });
  it("goes nowhere that it may not", async () => {
    expect((await taken("place left violet")).place).not.toHaveBeenCalled();
  });
  it("is still turned over in the hand", async () => {
    const { place, turn } = await taken(null);
    expect(turn).toHaveBeenCalledOnce();
    expect(place).not.toHaveBeenCalled();
  });
  it("shows its face when that was taken back", async () => {
    const { turn } = await taken(null, (placing) => placing.forget());
    expect(turn).not.toHaveBeenCalled();
  });
});
