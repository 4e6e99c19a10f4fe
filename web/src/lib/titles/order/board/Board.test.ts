import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Grammar } from "$lib/api/types";
import { preferences } from "$lib/state/preferences.svelte";
import { loadRules, nameOf, show } from "$lib/titles/testing";
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
    expect(first.pick).toHaveBeenCalledWith({ spot: "1 left" });
    expect(first.play).not.toHaveBeenCalled();
    const second = on(begin, { picked: { spot: "1 left" } });
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
    named("As an edge")?.click();
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
  it("shows at the end what everybody has collected, as shelves with their sums", () => {
    on(over);
    const cards = over.table.collections.reduce((sum, { count }) => sum + count, 0);
    expect(document.querySelectorAll(".mine [role=img], .rival .mini")).toHaveLength(cards);
    expect(document.querySelectorAll(".slot")).toHaveLength(0);
    expect(document.querySelector(".hand .total")?.textContent).toBe(String(over.scores[0]));
  });
  it("begins no shelf in the final round, and says so", () => {
    const laws = () => [...document.querySelectorAll(".law")].map((law) => law.textContent);
    on(begin);
    expect([laws().length, document.querySelectorAll(".slot").length]).toEqual([3, 3]);
    on(final);
    expect(laws()).toEqual(Array(2).fill("No new shelf is begun in the final round."));
    expect(document.querySelectorAll(".slot")).toHaveLength(2);
  });
  it("keeps the rule of each shelf in sight, and says that a rival's points are secret", () => {
    on(hand);
    const rules = [...document.querySelectorAll(".tab .rule")].map((rule) => rule.textContent);
    expect(rules).toEqual(["no toy twice", "no toy twice", "all different or all the same"]);
    expect(document.querySelector(".rival .kept")?.textContent).toContain("? points");
  });
  it("says nowhere at the end that turns are still to come", () => {
    const named = () => document.querySelector(".market")?.getAttribute("aria-label");
    on(final);
    expect(named()).toMatch(/Final round|Last turns/);
    on(over);
    expect([named(), document.querySelector(".phase")?.textContent]).toEqual(["The end", "The end"]);
  });
});

describe("with the rules", () => {
  beforeAll(() => loadRules("order"));
  afterEach(() => preferences.set({ warns: true }));

  it("the places of a card that is looked at are lit, and a tap takes it for one of them", () => {
    const { play, lit } = on(begin, { picked: { spot: "1 left" } });
    const slot = lit.find((button) => button.classList.contains("slot"))!;
    slot.click();
    expect(play).toHaveBeenCalledWith("take 1 left", expect.any(Element));
  });
  it("what a placement would do stands on its place and in its name", () => {
    const { lit } = on(hand, { picked: { verb: "down" } });
    expect(lit.filter((button) => button.classList.contains("slot")).map(nameOf)).toEqual(
      expect.arrayContaining([expect.stringContaining("Closes this end")]),
    );
  });
  it("a card to give back is marked, and asked about once", () => {
    const { play, pick, lit } = on(stuck);
    expect(lit).toHaveLength(stuck.legal.length);
    expect(document.querySelectorAll(".danger-mark")).toHaveLength(stuck.legal.length);
    lit[0]?.click();
    expect(play).not.toHaveBeenCalled();
    const picked = pick.mock.calls[0]?.[0] as { slot: string };
    expect(stuck.legal).toContain(picked.slot);
    const again = on(stuck, { picked });
    again.buttons.find((button) => button.classList.contains("chosen"))?.click();
    expect(again.play).toHaveBeenCalledWith(picked.slot, expect.any(Element));
  });
  it("whoever wants no warnings gives it back at once", () => {
    preferences.set({ warns: false });
    const { play, lit } = on(stuck);
    lit[0]?.click();
    expect(stuck.legal).toContain(play.mock.calls[0]?.[0]);
  });
  it("cards that could no longer be placed are marked while a place is pointed at", () => {
    const { buttons } = on(hand);
    const slot = buttons.find((button) => button.classList.contains("slot") && button.querySelector(".locks"));
    slot?.dispatchEvent(new MouseEvent("mouseenter"));
    flushSync();
    expect(document.querySelectorAll(".spot.shut, .spot.freed").length > 0).toBe(slot !== undefined);
  });
});
