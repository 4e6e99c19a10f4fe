import { beforeAll, describe, expect, it } from "vitest";
import type { Grammar } from "$lib/api/types";
import { loadRules, movesOf, show, wordsOf } from "$lib/titles/testing";
import Board from "./Board.svelte";
import type { BattleView } from "./choice";
import { deedText, hitsOf } from "./ghosts";
import { prompt } from "./prompt";
import { riskOfCard, risksOf } from "./risks";

const fixtures = import.meta.glob<BattleView>("../fixtures/*.json", { eager: true, import: "default" });
const grammar = fixtures["../fixtures/grammar.json"] as unknown as Grammar;
const words = wordsOf(grammar, "en");

/** A seat that chooses its second card beside a Planning. */
function beside(change: (view: BattleView) => void = () => undefined): BattleView {
  const view = structuredClone(fixtures["../fixtures/choosing.json"]!);
  const own = view.table.seats[view.seat!]!;
  view.table.stage = 1;
  own.sequence = ["planning"];
  for (const seat of view.table.seats) if (seat !== own && seat.fighting) seat.sequence = ["ambush"];
  change(view);
  return view;
}

describe("what would put one's own hero out", () => {
  beforeAll(() => loadRules("battle"));

  it("is told with the numbers of this case", () => {
    const view = beside();
    const { number: last } = view.table.tactics.planning!;
    const { number } = view.table.tactics.ambush!;
    const risk = riskOfCard(risksOf(view, words), "ambush");
    expect(risk?.danger).toBe("sure");
    expect(risk?.text).toContain(`Ambush is ${number}, your last card is ${last}`);
    expect(risk?.text).toContain("your hero is out");
    expect(risk?.text).toContain("B5.1");
    expect(riskOfCard(risksOf(view, words), "defence")).toBeNull();
  });

  it("is told of a Knockout that lies there", () => {
    const view = beside((one) => (one.table.tactics.defence!.knockout = true));
    expect(riskOfCard(risksOf(view, words), "defence")?.text).toContain("A Knockout lies on Defence");
  });

  it("is told of a trap that takes the last energy", () => {
    const view = beside(({ table, seat }) => {
      table.tactics.defence!.trap = true;
      table.seats[seat!]!.energy = 1;
    });
    expect(riskOfCard(risksOf(view, words), "defence")?.text).toContain("A trap lies on Defence");
  });

  it("is marked on the card, and asked about once", () => {
    const view = beside();
    const { buttons } = show(Board, grammar, view);
    const marked = buttons.filter((button) => button.querySelector(".danger-mark"));
    expect(marked.map((button) => button.dataset.card)).toContain("ambush");
    expect(marked.map((button) => button.dataset.card)).not.toContain("defence");
    const moves = movesOf(grammar, view);
    expect(prompt(view, moves, { card: "ambush" }, words).warning).toContain("breaks the order");
    expect(prompt(view, moves, { card: "defence" }, words).warning).toBeUndefined();
  });
});

describe("the card to be laid", () => {
  const asked = (view: BattleView, picked = {}) => {
    const { say, values } = prompt(view, movesOf(grammar, view), picked, words);
    return words.say(say, values);
  };

  it("is asked for with what the next number must be", () => {
    const first = beside((view) => {
      view.table.stage = 0;
      for (const seat of view.table.seats) seat.sequence = [];
      for (const lying of Object.values(view.table.tactics)) lying.trap = false;
    });
    expect(asked(first)).toMatch(/^Card 1 of 3: each next number must be the same or higher, else your hero is out\.$/);
    const { number } = beside().table.tactics.planning!;
    expect(asked(beside())).toContain(`Card 2 of 3: after ${number} it must be the same or higher`);
  });

  it("follows a battlefield where sequences go down, and a hero who may be off by 1", () => {
    const down = { name: "falling", effect: "down", amount: 0 } as unknown as BattleView["table"]["battlefield"];
    expect(asked(beside((view) => (view.table.battlefield = down)))).toContain("the same or lower");
    expect(asked(beside((view) => (view.table.seats[view.seat!]!.power = "slack")))).toContain("off by 1");
  });

  it("is named once it is chosen, with what it would meet", () => {
    expect(asked(beside(), { card: "defence" })).toBe("Lay Defence face down?");
    const trapped = beside(({ table }) => (table.tactics.defence!.trap = true));
    expect(asked(trapped, { card: "defence" })).toContain("A trap is there: 3 energy will be left.");
    const proof = beside(({ table, seat }) => {
      table.tactics.defence!.trap = true;
      Object.assign(table.seats[seat!]!, { hero: "captain-america", power: "trapproof", amount: 9 });
    });
    expect(asked(proof, { card: "defence" })).toContain("it will not hurt");
  });

  it("is warned of what lies on the tactics of one's cards", () => {
    const met = beside(({ table }) => {
      table.tactics.defence!.knockout = table.tactics.shot!.knockout = true; // no Shot in hand
      table.tactics.melee!.trap = true;
    });
    expect(asked(met)).toContain("A Knockout puts you out: Defence.");
    expect(asked(met)).toContain("A trap takes energy: Melee");
  });
});

describe("what an action would do", () => {
  beforeAll(() => loadRules("battle"));
  const view = fixtures["../fixtures/melee.json"]!;
  const moves = movesOf(grammar, view);

  it("is told before it is chosen", () => {
    expect(deedText(view, moves, "leap", words)).toContain("cards +2");
    expect(deedText(view, moves, "flurry", words)).toContain("Cleo");
  });

  it("is told where it would give nothing, and why", () => {
    const frozen = { ...view, table: { ...view.table, frozen: true } };
    expect(deedText(frozen, moves, "leap", words)).toBe("no cards: Groot holds them back");
    const trick = fixtures["../fixtures/trick.json"]!;
    const slide = { ...trick, table: { ...trick.table, frozen: true } };
    expect(deedText(trick, movesOf(grammar, trick), "slide", words)).toBe("");
    expect(deedText(slide, movesOf(grammar, trick), "slide", words)).toBe("no cards: Groot holds them back");
    const defence = structuredClone(fixtures["../fixtures/defence.json"]!);
    const breather = () => deedText(structuredClone(defence), movesOf(grammar, defence), "breather", words);
    expect(breather()).toContain("energy");
    defence.table.battlefield = { name: "cold-void", effect: "no-gain", amount: 5 };
    expect(breather()).toBe("no energy: the battlefield");
    defence.table.battlefield = null;
    defence.table.seats[defence.seat!]!.energy = 6;
    expect(breather()).toBe("no more energy");
  });

  it("is one or the other where a rival is to be chosen", () => {
    const told = deedText(view, moves, "flurry", words);
    expect(told.split(" or ")).toHaveLength(moves.filter(({ verb }) => verb === "flurry").length);
    expect(told).not.toContain("·");
  });

  it("is shown on those whom it would hit", () => {
    const hits = hitsOf(view, moves, { verb: "flurry" });
    expect(hits.size).toBe(moves.filter(({ verb }) => verb === "flurry").length);
    show(Board, grammar, view, { picked: { verb: "flurry" } });
    expect(document.querySelectorAll(".rival .ghost")).toHaveLength(hits.size);
  });
});
