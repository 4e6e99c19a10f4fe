import { describe, expect, it } from "vitest";
import type { Picked } from "$lib/titles/contract";
import type { Grammar, View } from "$lib/api/types";
import { movesOf, wordsOf } from "$lib/titles/testing";
import { account } from "./account";
import {
  COLOURS,
  canShow,
  canTurn,
  inPool,
  isDown,
  isOffered,
  labelOf,
  moveAt,
  pickedCard,
  pickSpot,
  prompt,
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
import { isHouse } from "./house";

const grammar = read as unknown as Grammar;
const seen = (view: unknown) => view as View<Table>;
const movesIn = (view: unknown) => movesOf(grammar, seen(view));
const words = wordsOf(grammar, "en");
const ask = (view: unknown, picked: Picked = {}) => prompt(seen(view), movesIn(view), picked, words);
const everything = (view: unknown) => {
  const { table } = seen(view);
  return table.rows.flatMap((row, number) => row.map((_, i) => spotOf(table, number + 1, i)));
};

describe("the market", () => {
  it("lights the ends of its rows", () => {
    const lit = everything(begin).filter((spot) => moveAt(movesIn(begin), spot));
    expect(lit.map(takeNotation)).toEqual(begin.legal);
    expect(new Set(lit.map(({ place }) => place))).toEqual(new Set(["left", "right"]));
  });
  it("names a card in the middle by its number, so that the server can say why not", () => {
    expect(takeNotation(spotOf(seen(begin).table, 2, 2))).toBe("take 2 3");
  });
  it("is open from end to end in a bonus turn", () => {
    expect(everything(bonus).map(takeNotation)).toEqual(bonus.legal);
  });
  it("becomes a pool in the final round", () => {
    const spots = final.table.pool.map((_, i) => inPool(i));
    expect(spots.filter((spot) => moveAt(movesIn(final), spot)).map(takeNotation)).toEqual(final.legal);
  });
  it("shows the card that was picked, until it is put back", () => {
    const { table } = seen(begin);
    const spot = spotOf(table, 2, 5);
    expect(pickedCard(table, movesIn(begin), pickSpot(spot))).toBe(table.rows[1]?.[5]);
    expect(pickedCard(table, movesIn(begin), { row: 2 })).toBeNull();
    expect(pickedCard(table, movesIn(begin), { row: 2, place: "3" })).toBeNull();
    expect(pickedCard(seen(final).table, movesIn(final), pickSpot(inPool(4)))).toBe(seen(final).table.pool[4]);
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
  it("take the card face down when that was picked, or when there is no other way", () => {
    const moves = movesIn(hand);
    expect([canShow(moves), canTurn(moves)]).toEqual([true, true]);
    expect(isDown(moves, {})).toBe(false);
    expect(isDown(moves, { verb: "down" })).toBe(true);
    expect(
      isDown(
        moves.filter((move) => move.verb === "down"),
        {},
      ),
    ).toBe(true);
  });
  it("give an end card back when nothing can be placed", () => {
    const moves = movesIn(stuck);
    expect(removeNotation(moves, "orange", 0, 1)).toBe("remove left orange");
    expect(removeNotation(moves, "blue", 1, 3)).toBeNull();
    expect(removeNotation(moves, "blue", 2, 3)).toBe("remove right blue");
    expect(removeNotation(moves, "violet", 0, 1)).toBeNull();
  });
});

describe("the bubble", () => {
  it("asks for a card, then offers to take it", () => {
    expect(ask(begin)).toEqual({ say: "order-take" });
    const picked = ask(begin, { row: 1, place: "left" });
    expect(picked).toMatchObject({ say: "order-take-this", chosen: [{ field: "row" }] });
    expect(picked.buttons?.map((button) => button.move.notation)).toEqual(["take 1 left"]);
  });
  it("asks where to put it, and which way round", () => {
    expect(ask(hand).say).toBe("order-place-or-turn");
    expect(ask(hand, { verb: "down" })).toMatchObject({ say: "order-down", chosen: [{ field: "verb" }] });
  });
  it("says what kind of turn it is", () => {
    expect(ask(bonus).say).toBe("order-take-bonus");
    expect(ask(stuck).say).toBe("order-remove");
    expect(ask(final).say).toBe(final.table.is_bonus ? "order-pick-bonus" : "order-pick");
  });
  it.each(["en", "ru"] as const)("finds its words, and those of every card (%s)", (language) => {
    const said = wordsOf(grammar, language);
    for (const view of [begin, hand, start, bonus, stuck, final].map(seen)) {
      const { say, values } = prompt(view, movesOf(grammar, view), {}, said);
      expect(said.say(say, values)).toBeTruthy();
      for (const card of [...view.table.rows.flat(), ...view.table.pool, null])
        expect(labelOf(card, said)).toBeTruthy();
    }
  });
});

describe("the account", () => {
  it.each([0, 1])("adds up to the score of seat %i", (seat) => {
    const lines = account(seen(over), seat, words);
    expect(lines.reduce((total, line) => total + line.points, 0)).toBe(over.scores[seat]);
  });
});

describe("cards of ours", () => {
  it("are marked by the pack, toys before edges", () => {
    const pack = { toy: [{ source: "owner" }], edge: [{ source: "house" }] };
    const [card] = seen(begin).table.rows.flat();
    expect(isHouse(pack, { ...card!, card: 1 })).toBe(false);
    expect(isHouse(pack, { ...card!, card: 2 })).toBe(true);
  });
});
