import { beforeAll, describe, expect, it } from "vitest";
import type { Grammar, View } from "$lib/api/types";
import type { Picked } from "$lib/titles/contract";
import { loadRules, movesOf, wordsOf } from "$lib/titles/testing";
import type { Table } from "./choice";
import { labelOf } from "./names";
import { prompt } from "./prompt";
import begin from "../fixtures/begin.json";
import bonus from "../fixtures/bonus.json";
import final from "../fixtures/final.json";
import read from "../fixtures/grammar.json";
import hand from "../fixtures/hand.json";
import start from "../fixtures/start.json";
import stuck from "../fixtures/stuck.json";

const grammar = read as unknown as Grammar;
const seen = (view: unknown) => view as View<Table>;
const words = wordsOf(grammar, "en");
const ask = (view: unknown, picked: Picked = {}) => prompt(seen(view), movesOf(grammar, seen(view)), picked, words);

describe("the bubble", () => {
  it("asks for a card, then offers to take it", () => {
    expect(ask(begin)).toEqual({ say: "order-take" });
    const picked = ask(begin, { spot: "1 left" });
    expect(picked).toMatchObject({ say: "order-take-this", chosen: [{ field: "spot" }] });
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
      const slot = view.legal.find((notation) => !/^(take|pick)/.test(notation)) ?? "";
      const picks: Picked[] = [{}, { spot: "1 left" }, { spot: "0 1" }, { verb: "down" }, { slot }];
      for (const picked of picks) {
        const { say, values } = prompt(view, movesOf(grammar, view), picked, said);
        expect(said.say(say, values)).toBeTruthy();
      }
      for (const card of [...view.table.rows.flat(), ...view.table.pool, null])
        expect(labelOf(card, said)).toBeTruthy();
    }
  });
});

describe("with the rules", () => {
  beforeAll(() => loadRules("order"));
  it("a card that would leave for the box is asked about once more", () => {
    const [slot] = stuck.legal;
    const { warning, chosen, buttons } = ask(stuck, { slot: slot! });
    expect(warning).toContain("the box");
    expect(chosen).toMatchObject([{ field: "slot" }]);
    expect(buttons?.map(({ move }) => move.notation)).toEqual([slot]);
  });
  it("tells what a card asks for before it is taken", () => {
    const { rows } = seen(bonus).table;
    const isAsking = (notation: string) => {
      const [, row, place] = notation.split(" ").map(Number);
      return rows[row! - 1]![place! - 1]!.property !== "none";
    };
    const [, row, place] = bonus.legal.find(isAsking)!.split(" ");
    const { say, values } = ask(bonus, { spot: `${row} ${place}` });
    expect(words.say(say, values)).toMatch(/^[A-Z].*\. Where/);
  });
});
