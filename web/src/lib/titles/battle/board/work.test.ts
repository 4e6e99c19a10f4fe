import { describe, expect, it } from "vitest";
import type { GameEvent } from "$lib/api/types";
import { beatsOf } from "./beats";
import type { Fighter, Table } from "./choice";

/** Whose abilities these events show at work: the first seat has this power. */
function works(power: string, events: GameEvent[], energy = 3, more: Partial<Fighter> = {}, phase = "reveal") {
  const seats = [{ power, ready: true, turned: [], ...more }, { power: "thunder" }] as unknown as Fighter[];
  const before = { phase, seats } as unknown as Table;
  return beatsOf(events, [energy, 3], before).flatMap((beat) => beat.works);
}

const hurt = (energy: number) => ({ event: "hurt", seat: 0, energy });
const REVEALED = { event: "revealed", seat: 0, card: "shot" };
const SHOT = { event: "acted", seat: 1, action: "shoot" };
const SPRUNG = { event: "sprung", seat: 0, tactic: "shot" };
const FLURRY = { event: "acted", seat: 0, action: "flurry" };
const AIMED = { event: "aimed", seat: 0, rival: 1 };

describe("an ability that nobody decides about", () => {
  it("is Nebula's, who keeps her last energy once", () => {
    expect(works("nebula", [SHOT, hurt(1)], 1)).toEqual([0]);
    expect(works("nebula", [SHOT, hurt(1), { event: "discarded", seat: 0, card: "shot" }], 3)).toEqual([0]);
    expect(works("nebula", [SHOT, hurt(1)], 2)).toEqual([]);
    expect(works("nebula", [SHOT, hurt(1)], 1, { ready: false })).toEqual([]);
  });

  it("is that of Drax, who fights on", () => {
    expect(works("drax", [SHOT, hurt(0)])).toEqual([0]);
    expect(works("drax", [SHOT, hurt(0), { event: "left", seat: 0, reason: "energy" }])).toEqual([]);
  });

  it("is that of Adam Warlock when a round begins", () => {
    const healed = { event: "healed", seat: 0, energy: 2 };
    expect(works("recover", [{ event: "round", number: 2 }, healed])).toEqual([0]);
    expect(works("recover", [{ event: "acted", seat: 0, action: "aid" }, healed])).toEqual([]);
  });

  it("is that of Captain America in a trap, and of Black Panther at a Knockout", () => {
    expect(works("trapproof", [REVEALED, SPRUNG])).toEqual([0]);
    expect(works("trapproof", [REVEALED, SPRUNG, hurt(2)])).toEqual([]);
    const survived = { event: "survived", seat: 0, tactic: "shot" };
    expect(works("panther", [REVEALED, survived])).toEqual([0]);
    expect(works("panther", [REVEALED, survived], 3, { turned: [0] })).toEqual([]);
  });

  it("is Hulk's harder Flurry, and the second action of those who do both", () => {
    expect(works("flurry", [FLURRY, AIMED, { event: "hurt", seat: 1, energy: 1 }])).toEqual([0]);
    expect(works("flurry", [FLURRY, AIMED])).toEqual([]);
    expect(works("both-arsenal", [FLURRY], 3, {}, "second")).toEqual([0]);
    expect(works("both-arsenal", [FLURRY], 3, {}, "act")).toEqual([]);
  });

  it("is nobody's where nothing shows it", () => {
    expect(works("copy", [REVEALED, SPRUNG, hurt(1)], 2)).toEqual([]);
  });
});
