import { describe, expect, it } from "vitest";
import type { GameEvent } from "$lib/api/types";
import type { BattleView } from "./choice";
import { following } from "./following";

const fixtures = import.meta.glob<BattleView>("../fixtures/*.json", { eager: true, import: "default" });
const { table } = structuredClone(fixtures["../fixtures/choosing.json"]!);
for (const fighter of table.seats) Object.assign(fighter, { sequence: [], turned: [] });
const after = (...events: GameEvent[]) => following(table, events);

describe("the table while a move is told", () => {
  it("shows cards as they are turned up, and all others face down", () => {
    const { seats } = after({ event: "revealed", seat: 1, card: "shot" });
    expect([seats[1]?.sequence, seats[1]?.laid]).toEqual([["shot"], false]);
    expect(seats[1]?.cards).toBe(table.seats[1]!.cards - 1);
    expect([seats[2]?.sequence, seats[2]?.laid]).toEqual([[], true]);
  });

  it("takes one's own card from the hand", () => {
    const own = table.seats.findIndex(({ hand }) => hand);
    const [card, ...others] = table.seats[own]!.hand!;
    expect(after({ event: "revealed", seat: own, card: card! }).seats[own]?.hand).toEqual(others);
  });

  it("turns a Stance, and swaps a card", () => {
    const turned = after(
      { event: "revealed", seat: 1, card: "defence" },
      { event: "acted", seat: 1, action: "stance" },
    );
    expect(turned.seats[1]?.turned).toEqual([0]);
    const swapped = after({ event: "revealed", seat: 1, card: "shot" }, { event: "swapped", seat: 1, card: "trick" });
    expect(swapped.seats[1]?.sequence).toEqual(["trick"]);
  });

  it("knows energy, who is out, who has won and who is first", () => {
    const told = after(
      { event: "hurt", seat: 2, energy: 0 },
      { event: "left", seat: 2, reason: "energy" },
      { event: "first", seat: 3 },
      { event: "won", seat: 1, wins: 2 },
    );
    expect([told.seats[2]?.energy, told.seats[2]?.fighting, told.first, told.seats[1]?.wins]).toEqual([0, false, 3, 2]);
    expect(table.seats[2]?.fighting).toBe(true);
  });

  it("knows what lies on the tactics", () => {
    const lying = (...kinds: string[]) =>
      after(...kinds.map((event) => ({ event, tactic: "shot", seat: 1 }) as GameEvent)).tactics.shot;
    expect(lying("trapped", "knockout")).toMatchObject({ trap: true, knockout: true });
    expect(lying("trapped", "knockout", "cleared", "met")).toMatchObject({ trap: false, knockout: false });
    expect(lying("knockout", "lifted")?.knockout).toBe(false);
  });

  it("clears the sequences for a new round", () => {
    const told = after({ event: "revealed", seat: 1, card: "shot" }, { event: "round", number: 4 });
    expect([told.seats[1]?.sequence, told.round, told.stage]).toEqual([[], 4, 0]);
  });
});
