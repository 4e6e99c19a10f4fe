import { beforeAll, describe, expect, it } from "vitest";
import type { Grammar, View } from "$lib/api/types";
import { loadRules, movesOf, wordsOf } from "$lib/titles/testing";
import { aimOf, dangerText, ghostTexts, type Ghost } from "./aim";
import { inPool, pickSpot, type Table } from "./choice";
import begin from "../fixtures/begin.json";
import final from "../fixtures/final.json";
import read from "../fixtures/grammar.json";
import hand from "../fixtures/hand.json";
import stuck from "../fixtures/stuck.json";

const grammar = read as unknown as Grammar;
const seen = (view: unknown) => view as View<Table>;
const aim = (view: unknown, picked = {}, pointed = {}) => {
  const spot = "row" in pointed ? (pointed as { row: number; place: string }) : null;
  return aimOf(seen(view), movesOf(grammar, seen(view)), picked, spot);
};

describe("while the rules are not here", () => {
  it("the card in hand still has its places", () => {
    const { card, isHeld, isDown, mayTurn, ghosts } = aim(hand);
    expect(card).toBe(seen(hand).table.hand);
    expect([isHeld, isDown, mayTurn]).toEqual([true, false, true]);
    expect([...ghosts.keys()]).toEqual(hand.legal);
  });
  it("the card is turned over by choice, or when there is no other way", () => {
    expect(aim(hand, { verb: "down" }).isDown).toBe(true);
    const down = movesOf(grammar, seen(hand)).filter(({ verb }) => verb === "down");
    expect(aimOf(seen(hand), down, {})).toMatchObject({ isDown: true, mayTurn: false });
  });
  it("a card that is looked at has none yet", () => {
    expect(aim(begin, { spot: "1 left" })).toMatchObject({ isMeant: true, isHeld: false });
    expect(aim(begin, { spot: "1 left" }).ghosts.size).toBe(0);
  });
});

describe("with the rules", () => {
  beforeAll(() => loadRules("order"));

  it("a card that is looked at starts a shelf of its colour", () => {
    const { card, ghosts } = aim(begin, { spot: "1 left" });
    expect(card).toBe(seen(begin).table.rows[0]?.[0]);
    expect([...ghosts.keys()]).toEqual([`start ${card!.colour}`]);
  });
  it("what the mouse rests on is shown, but not meant", () => {
    const pointed = aim(begin, {}, { row: 2, place: "left" });
    expect(pointed.isMeant).toBe(false);
    expect(pointed.card).toBe(seen(begin).table.rows[1]?.[0]);
    expect(pointed.ghosts.size).toBe(1);
  });
  it("every card of the pool that may be taken has a place", () => {
    for (const notation of final.legal) {
      const spot = inPool(Number(notation.split(" ")[1]) - 1);
      expect(aim(final, pickSpot(spot)).ghosts.size, notation).toBeGreaterThan(0);
    }
  });
  it("what is given back to the box is a danger", () => {
    const ghosts = [...aim(stuck).ghosts.values()];
    expect(ghosts.map(({ danger, rule }) => [danger, rule])).toEqual(stuck.legal.map(() => ["sure", "O10"]));
  });
  it("a turned card closes the end where it lies", () => {
    const ghosts = [...aim(hand).ghosts];
    const down = ghosts.filter(([notation]) => notation.startsWith("down"));
    expect(down.length).toBeGreaterThan(0);
    for (const [notation, { gain }] of down) expect(gain?.closes).toEqual([notation.split(" ")[1]]);
  });
});

describe("in words", () => {
  const gain = { shelf: "blue", closes: ["right"], completes: true, cards: 3, points: 7, boxed: 1, bonus: 2 } as const;
  const ghost = { danger: "sure", rule: "O12", gain, shuts: [4, 5], opens: [6], ends: true } as unknown as Ghost;
  it.each(["en", "ru"] as const)("everything that would happen is told (%s)", (language) => {
    const words = wordsOf(grammar, language);
    const told = ghostTexts(ghost, words);
    expect(told).toHaveLength(7);
    expect(told[0]).toContain("7");
    expect(told).toContain(dangerText(ghost, words));
    expect(ghostTexts({ ...ghost, rule: "O10", gain: { ...ghost.gain!, completes: false } }, words)).toHaveLength(7);
  });
  it("nothing is told of what changes nothing", () => {
    const nothing: Ghost = { danger: "none", rule: null, gain: null, shuts: [], opens: [], ends: false };
    expect(ghostTexts(nothing, wordsOf(grammar, "en"))).toEqual([]);
  });
});
