import { beforeAll, describe, expect, it } from "vitest";
import type { Grammar, View } from "$lib/api/types";
import { loadRules, movesOf, wordsOf } from "$lib/titles/testing";
import { account } from "./account";
import {
  cardAt,
  COLOURS,
  inPool,
  isOffered,
  moveAt,
  pickedSpot,
  pickSpot,
  removeNotation,
  shortOf,
  slotNotation,
  slots,
  spotOf,
  takeNotation,
  type Table,
} from "./choice";
import begin from "../fixtures/begin.json";
import bonus from "../fixtures/bonus.json";
import final from "../fixtures/final.json";
import read from "../fixtures/grammar.json";
import hand from "../fixtures/hand.json";
import over from "../fixtures/over.json";
import start from "../fixtures/start.json";
import stuck from "../fixtures/stuck.json";

const grammar = read as unknown as Grammar;
const seen = (view: unknown) => view as View<Table>;
const movesIn = (view: unknown) => movesOf(grammar, seen(view));
const words = wordsOf(grammar, "en");
const everything = (view: unknown) => {
  const { table } = seen(view);
  return table.rows.flatMap((row, number) => row.map((_, i) => spotOf(table, movesIn(view), number + 1, i)));
};

describe("the market", () => {
  it("lights the ends of its rows", () => {
    const lit = everything(begin).filter((spot) => moveAt(movesIn(begin), spot));
    expect(lit.map(takeNotation)).toEqual(begin.legal);
    expect(new Set(lit.map(({ place }) => place))).toEqual(new Set(["left", "right"]));
  });
  it("names a card in the middle by its number, so that the server can say why not", () => {
    expect(takeNotation(spotOf(seen(begin).table, [], 2, 2))).toBe("take 2 3");
  });
  it("is open from end to end in a bonus turn", () => {
    expect(everything(bonus).map(takeNotation)).toEqual(bonus.legal);
  });
  it("becomes a pool in the final round", () => {
    const spots = final.table.pool.map((_, i) => inPool(i));
    expect(spots.filter((spot) => moveAt(movesIn(final), spot)).map(takeNotation)).toEqual(final.legal);
  });
  it("knows the card at a place from which it may be taken, and no other", () => {
    const { table } = seen(begin);
    const spot = spotOf(table, movesIn(begin), 2, 5);
    expect(cardAt(table, movesIn(begin), spot)).toBe(table.rows[1]?.[5]);
    expect(cardAt(table, movesIn(begin), { row: 2, place: "3" })).toBeNull();
    expect(cardAt(table, movesIn(begin), null)).toBeNull();
    expect(cardAt(seen(final).table, movesIn(final), inPool(4))).toBe(seen(final).table.pool[4]);
  });
  it("picks a place as one thing, so that one step back puts the card away", () => {
    for (const spot of [{ row: 2, place: "right" }, { row: 3, place: "4" }, inPool(7)]) {
      expect(Object.keys(pickSpot(spot))).toHaveLength(1);
      expect(pickedSpot(pickSpot(spot))).toEqual(spot);
    }
    expect(pickedSpot({})).toBeNull();
  });
});

describe("shelves", () => {
  it("have a slot at each open end, and one when empty", () => {
    const shelves = seen(start).table.shelves[seen(start).seat ?? 0];
    expect(slots(shelves!.violet)).toEqual(["left"]);
    expect(slots(shelves!.blue)).toEqual(["left"]);
    expect(slots(seen(hand).table.shelves[0]!.blue)).toEqual(["left", "right"]);
  });
  it("are told in short where there is no room for cards", () => {
    expect(shortOf({ cards: [], closed: [] })).toBe("0");
    expect(shortOf({ cards: [null, null], closed: ["left"] })).toBe("[2");
    expect(shortOf({ cards: [null], closed: ["right"] })).toBe("1]");
  });
  it.each([hand, start])("light exactly what is on offer, face up and face down (%#)", (view) => {
    const moves = movesIn(view);
    const shelves = seen(view).table.shelves[seen(view).seat ?? 0]!;
    const lit = [false, true].flatMap((down) =>
      COLOURS.flatMap((colour) =>
        slots(shelves[colour]).map((end) => slotNotation(shelves[colour], colour, end, down)),
      ),
    );
    expect(new Set(lit.filter((notation) => isOffered(moves, notation)))).toEqual(new Set(view.legal));
  });
  it("give an end card back when nothing can be placed", () => {
    const moves = movesIn(stuck);
    expect(removeNotation(moves, "orange", 0, 1)).toBe("remove left orange");
    expect(removeNotation(moves, "blue", 1, 3)).toBeNull();
    expect(removeNotation(moves, "blue", 2, 3)).toBe("remove right blue");
    expect(removeNotation(moves, "violet", 0, 1)).toBeNull();
  });
});

describe("the account", () => {
  it("waits for the rules", () => {
    expect(account(seen(over), 0, words)).toBeNull();
  });
});

describe("with the rules", () => {
  beforeAll(() => loadRules("order"));
  it("a card out of turn is named as the rules name it", () => {
    const { table } = seen(begin);
    expect([0, 2, 5].map((i) => spotOf(table, [], 1, i).place)).toEqual(["left", "3", "right"]);
    expect(spotOf({ ...table, is_bonus: true }, [], 1, 0).place).toBe("1");
  });
  it.each([0, 1])("the account adds up to the score of seat %i", (seat) => {
    const lines = account(seen(over), seat, words) ?? [];
    expect(lines.reduce((total, line) => total + line.points, 0)).toBe(over.scores[seat]);
  });
  it("the account says at the end, and only then, which cards do not count", () => {
    const told = (isOver: boolean) =>
      account({ ...seen(over), over: isOver }, 0, words)!.some(({ text }) => text.includes("open end"));
    expect([told(true), told(false)]).toEqual([true, false]);
  });
});
