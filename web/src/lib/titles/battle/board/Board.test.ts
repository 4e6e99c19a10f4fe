import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { Grammar } from "$lib/api/types";
import { nameOf, show } from "$lib/titles/testing";
import Board from "./Board.svelte";
import type { BattleView } from "./choice";

const fixtures = import.meta.glob<BattleView>("../fixtures/*.json", { eager: true, import: "default" });
const grammar = fixtures["../fixtures/grammar.json"] as unknown as Grammar;
const views = Object.entries(fixtures).filter(([path]) => !path.endsWith("grammar.json"));
const on = (name: string, how = {}) => show(Board, grammar, fixtures[`../fixtures/${name}.json`], how);

describe("the board of Superhero Battle", () => {
  it.each(views)("names every button, for spectators too (%s)", (_, view) => {
    for (const spectator of [false, true]) {
      expect(show(Board, grammar, view, { spectator }).buttons.map(nameOf)).not.toContain("");
    }
  });

  it("shows both heroes to choose from", () => {
    const { pick, named, lit } = on("heroes");
    expect(lit).toHaveLength(2);
    named("Nebula")?.click();
    expect(pick).toHaveBeenCalledWith({ hero: "nebula" });
  });

  it("picks a card of the hand to lay, and one of the draft", () => {
    const { pick, lit } = on("choosing");
    lit.find((button) => nameOf(button).includes("Melee"))?.click();
    expect(pick).toHaveBeenCalledWith({ card: "melee" });
    const draft = on("drafting");
    draft.lit[0]?.click();
    expect(draft.pick).toHaveBeenCalledWith({ card: "ambush" });
  });

  it("plays an action at once, and aims another at a rival", () => {
    const { play, pick, named } = on("melee");
    named("Leap")?.click();
    expect(play).toHaveBeenCalledWith("leap", expect.anything());
    named("Flurry")?.click();
    expect(pick).toHaveBeenCalledWith({ verb: "flurry" });
    const aiming = on("melee", { picked: { verb: "flurry" } });
    aiming.lit.find((button) => nameOf(button).includes("Cleo"))?.click();
    expect(aiming.play).toHaveBeenCalledWith("flurry C", expect.anything());
  });

  it("lets nothing be called out over heroes, the hand and the last beat", () => {
    on("chosen");
    const kept = (inside: string) => document.querySelectorAll(`${inside}[data-moment-keep]`).length;
    const { seats } = fixtures["../fixtures/chosen.json"]!.table;
    expect([kept(".seat"), kept(".mine"), kept(".hand")]).toEqual([seats.length - 1, 1, 1]);
    expect(kept(".scene")).toBe(0); // only what was told last is kept free there
    on("drafting");
    expect(kept(".scene")).toBe(1);
  });

  it("says how many cards an action draws on this battlefield", () => {
    on("melee");
    expect(document.querySelector(".spotlight")?.textContent).toContain("Draw 2 cards");
    const view = structuredClone(fixtures["../fixtures/melee.json"]!);
    view.table.numbers.leap = 3;
    show(Board, grammar, view);
    expect(document.querySelector(".spotlight")?.textContent).toContain("Draw 3 cards");
  });

  it("turns two tactics, one after the other", () => {
    const { play, named } = on("planning", { picked: { verb: "vantage" } });
    named("5 Shot, tactic")?.click();
    expect(play).toHaveBeenCalledWith("vantage shot", expect.anything());
    const second = on("trap");
    second.named("5 Shot, tactic")?.click();
    expect(second.play).toHaveBeenCalledWith("trap shot", expect.anything());
  });

  it("shows the text of a card in hand while nothing is decided with it", () => {
    const { play, pick } = on("chosen", { spectator: false, moves: [] });
    const card = document.querySelector<HTMLElement>("section.hand .move")!;
    expect(document.querySelector(".read")).toBeNull();
    card.click();
    flushSync();
    expect(document.querySelectorAll(".read .action")).toHaveLength(2);
    card.click();
    flushSync();
    expect(document.querySelector(".read")).toBeNull();
    expect(play).not.toHaveBeenCalled();
    expect(pick).not.toHaveBeenCalled();
  });

  it("keeps the hand in its place whatever is decided", () => {
    for (const scene of ["melee", "choosing", "drafting", "trick", "take"]) {
      on(scene);
      expect(document.querySelectorAll("section.hand .move").length).toBeGreaterThan(0);
    }
  });

  it("tells in the middle who acted, whom it hit and why somebody is out", () => {
    const news = [
      { event: "acted", seat: 1, action: "shoot" },
      { event: "hurt", seat: 2, energy: 0 },
      { event: "left", seat: 2, reason: "energy" },
    ];
    on("choosing", { news });
    const told = document.querySelector(".scene")?.textContent?.replace(/\s+/g, " ");
    for (const part of ["Ben", "Shoot to hit", "Cleo is out!", "no energy left", "B5.1"]) expect(told).toContain(part);
  });

  it("says why an action has given nothing", () => {
    const view = structuredClone(fixtures["../fixtures/choosing.json"]!);
    const told = (action: string) => {
      show(Board, grammar, view, { news: [{ event: "acted", seat: 1, action }] });
      return document.querySelector(".results")?.textContent?.trim();
    };
    expect(told("dodge")).toBe("");
    view.table.frozen = true;
    expect([told("dodge"), told("aid")]).toEqual(["no cards: Groot holds them back", ""]);
    view.table.battlefield = { name: "cold-void", effect: "no-gain", amount: 5 };
    expect(told("aid")).toBe("no energy: the battlefield");
  });

  it("says what the ability does on its button", () => {
    expect(on("defence").named("Use it")?.title).toContain("Once a battle");
  });

  it("shows a hand as cards, and an ability in words", () => {
    on("choosing", {
      news: [
        { event: "named", seat: 1, card: "shot" },
        { event: "shown", seat: 2, cards: ["shot", "shot", "trick"] },
      ],
    });
    const hand = [...document.querySelectorAll(".results .shown > span")].map((one) => one.textContent?.trim());
    expect(hand.map((text) => text?.replace(/\s/g, ""))).toEqual(["5×2", "4"]);
    on("choosing", { news: [{ event: "used", seat: 0, hero: "mantis" }] });
    expect(document.querySelector(".results")?.textContent).toContain("an opponent who has not revealed yet");
  });

  it("tells of every hero in a sheet, to those who play", () => {
    on("choosing");
    const heroes = () => document.querySelectorAll(".head details li").length;
    expect(heroes()).toBeGreaterThan(1);
    on("choosing", { spectator: true });
    expect(document.querySelectorAll(".watching .rival .power").length).toBeGreaterThan(1);
  });

  it("sends what is not lit, so that the server says why", () => {
    const { play, named } = on("melee");
    named("5 Shot, tactic")?.click();
    named("Ben")?.click();
    expect(play.mock.calls.map(([notation]) => notation)).toEqual(["explosives shot", "flurry B"]);
  });
});
