import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { Grammar } from "$lib/api/types";
import { nameOf, show } from "$lib/titles/testing";
import Board from "./Board.svelte";
import begin from "../fixtures/begin.json";
import bonus from "../fixtures/bonus.json";
import final from "../fixtures/final.json";
import read from "../fixtures/grammar.json";
import hand from "../fixtures/hand.json";
import over from "../fixtures/over.json";
import start from "../fixtures/start.json";
import stuck from "../fixtures/stuck.json";

const grammar = read as unknown as Grammar;
const on = (view: unknown, how = {}) => show(Board, grammar, view, how);

describe("the board of Full Order", () => {
  it.each([begin, hand, start, bonus, stuck, final, over])("names every button, for spectators too (%#)", (view) => {
    for (const spectator of [false, true]) {
      expect(on(view, { spectator }).buttons.map(nameOf)).not.toContain("");
    }
  });
  it("picks a card with the first tap and takes it with the second", () => {
    const first = on(begin);
    first.named("row 1, card 1")?.click();
    expect(first.pick).toHaveBeenCalledWith({ row: 1, place: "left" });
    expect(first.play).not.toHaveBeenCalled();
    const second = on(begin, { picked: { row: 1, place: "left" } });
    second.named("row 1, card 1")?.click();
    expect(second.play).toHaveBeenCalledWith("take 1 left", expect.any(Element));
  });
  it("sends what is not allowed, so that the server says why", () => {
    const { play, named } = on(begin);
    named("row 2, card 3")?.click();
    expect(play).toHaveBeenCalledWith("take 2 3", expect.any(Element));
    named("Violet shelf")?.click();
    expect(play).toHaveBeenCalledWith("start violet", expect.any(Element));
  });
  it("puts the card where a lit slot is, and turns it over", () => {
    const { play, pick, lit, named } = on(hand);
    expect(lit).toHaveLength(2);
    lit[1]?.click();
    expect(play).toHaveBeenCalledWith("place right blue", expect.any(Element));
    named("Turn over")?.click();
    expect(pick).toHaveBeenCalledWith({ verb: "down" });
  });
  it("opens a rival's shelves on a narrow table, and puts them away by Esc", () => {
    const { named } = on(hand);
    const rival = named("Shelves of Ben")!;
    rival.click();
    flushSync();
    expect(rival.getAttribute("aria-expanded")).toBe("true");
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    flushSync();
    expect(rival.getAttribute("aria-expanded")).toBe("false");
  });
  it("lights the cards to give back", () => {
    const { play, lit } = on(stuck);
    expect(lit).toHaveLength(stuck.legal.length);
    lit[0]?.click();
    expect(stuck.legal).toContain(play.mock.calls[0]?.[0]);
  });
});
