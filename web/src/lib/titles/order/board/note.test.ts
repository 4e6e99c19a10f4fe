import { beforeAll, describe, expect, it } from "vitest";
import type { Grammar, View } from "$lib/api/types";
import type { Picked } from "$lib/titles/contract";
import { loadRules, movesOf, wordsOf } from "$lib/titles/testing";
import type { Card, Shelf, Table } from "./choice";
import { prompt } from "./prompt";
import inspect from "../inspect";
import { cardNow } from "../inspect/now";
import final from "../fixtures/final.json";
import hand from "../fixtures/hand.json";
import read from "../fixtures/grammar.json";

const grammar = read as unknown as Grammar;
const words = wordsOf(grammar, "en");
const toy = (face: string, card: number): Card =>
  ({ card, colour: "orange", face, points: 2, property: "none", bonus: null }) as Card;
const edge = (side: string, card: number, bonus: string | null = null) =>
  ({ ...toy(`${side}_edge`, card), bonus }) as Card;

/** One's orange shelf with these cards, and in the hand a card for it. */
function held(card: Card, shelf: Partial<Shelf>, legal: string[]): View<Table> {
  const { table, ...rest } = structuredClone(hand) as unknown as View<Table>;
  Object.assign(table.shelves[0]!.orange, shelf);
  return { ...rest, table: { ...table, hand: card }, legal };
}

function told(view: View<Table>, picked: Picked = {}): string {
  const { say, values } = prompt(view, movesOf(grammar, view), picked, words);
  return words.say(say, values);
}

describe("the one thing to know of a card", () => {
  beforeAll(() => loadRules("order"));

  it("what “+ ★” means is said in words", () => {
    const closes = held(edge("right", 76), { cards: [edge("left", 70), toy("fly", 37)], closed: ["left"] }, [
      "place right orange",
      "down right orange",
    ]);
    expect(told(closes)).toMatch(/^“\+6★”: a full shelf, 6 points and a bonus turn\./);
  });
  it("so is what a card brings that fits only face down, before it is laid there", () => {
    const legal = ["down right orange"];
    const forced = held(
      { ...toy("fly", 38), colour: "violet", property: "two_toys" },
      {
        cards: [edge("left", 70), toy("fly", 37)],
        closed: ["left"],
      },
      legal,
    );
    expect(told(forced, { slot: "down right orange" })).toBe(
      "“+4★”: a full shelf, 4 points and a bonus turn. Close this end?",
    );
  });
  it("a bonus turn that a toy brings is said in words", () => {
    const brings = held(toy("fly", 37), { cards: [edge("left", 70, "fly")], closed: ["left"] }, ["place right orange"]);
    expect(told(brings)).toMatch(/^“★”: a bonus turn is yours\./);
  });
  it("a promise is one while its toy is not there, and none afterwards", () => {
    const left = edge("left", 70, "fly");
    const legal = ["place left orange", "down left orange", "down right orange"];
    expect(told(held(left, { cards: [toy("pinky", 29)] }, legal))).toMatch(/^A bonus turn when Fly joins this shelf/);
    expect(told(held(left, { cards: [toy("fly", 37)] }, legal))).toMatch(/^Fly is there already: no bonus/);
  });
  it("the inspector too says of a card within reach that its bonus comes too late", () => {
    const view = held(toy("pinky", 29), { cards: [toy("fly", 37)] }, []);
    const late = edge("left", 70, "fly");
    view.table.hand = null;
    view.table.rows[0]![0] = late;
    const scene = { view, seat: 0, moves: [], picked: {}, pack: {}, words: words.with(inspect.texts.en) };
    expect(cardNow(late, scene)).toContain("Fly is there already: no bonus turn now.");
    expect(cardNow(view.table.rows[1]![0]!, scene)).not.toContain("Fly is there already: no bonus turn now.");
  });
  it("whoever has one turn left is told so", () => {
    const view = structuredClone(final) as unknown as View<Table>;
    const inPhase = (phase: Table["phase"]) => told({ ...view, table: { ...view.table, is_bonus: false, phase } });
    expect(inPhase("last")).toMatch(/^Your last turn/);
    expect(inPhase("final")).toMatch(/^Final round/);
  });
});
