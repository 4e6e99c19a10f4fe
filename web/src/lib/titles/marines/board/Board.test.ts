import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { Grammar } from "$lib/api/types";
import { nameOf, show } from "$lib/titles/testing";
import Board from "./Board.svelte";
import type { MarinesView } from "./choice";

const fixtures = import.meta.glob<MarinesView>("../fixtures/*.json", { eager: true, import: "default" });
const grammar = fixtures["../fixtures/grammar.json"] as unknown as Grammar;
const views = Object.entries(fixtures).filter(([path]) => !path.endsWith("grammar.json"));
const on = (name: string, how = {}) => show(Board, grammar, fixtures[`../fixtures/${name}.json`], how);

describe("the board of Space Marine Heroes", () => {
  it.each(views)("names every button, for spectators too (%s)", (_, view) => {
    for (const spectator of [false, true]) {
      expect(show(Board, grammar, view, { spectator }).buttons.map(nameOf)).not.toContain("");
    }
  });

  it("picks a hero, and sends one of the army back", () => {
    const { play, named } = on("picking");
    named("Phaello; ")?.click();
    named("Aramus; ")?.click();
    expect(play.mock.calls.map(([notation]) => notation)).toEqual(["pick phaello", "drop aramus"]);
  });

  it("takes a ready-made army pick by pick, and first sends those back who are not of it", () => {
    const { play, buttons } = on("picking");
    buttons.find((button) => button.textContent?.includes("Captain’s own"))!.click();
    flushSync();
    expect(play.mock.calls.map(([notation]) => notation)).toEqual(["drop aramus"]);
  });

  it("places a hero in a column that is lit", () => {
    const { pick, lit } = on("placing");
    lit.find((button) => !nameOf(button).includes("Starting space"))?.click();
    const [picked] = pick.mock.calls[0] ?? [];
    const { play, named } = on("placing", { picked });
    named("Starting space")?.click();
    expect(play.mock.calls[0]?.[0]).toMatch(/^place \w+ \d$/);
  });

  it("keeps the dice that are tapped, and sets a combination aside", () => {
    const { pick, play, named, lit } = on("rolling");
    named("3, just rolled")?.click();
    expect(pick).toHaveBeenCalledWith({ keep: ["3"] });
    lit.find((button) => nameOf(button).startsWith("Set aside: two sixes"))?.click();
    expect(play).toHaveBeenCalledWith("set sixes", expect.anything());
  });

  it("says in few words what each combination pays for", () => {
    const { lit } = on("rolling");
    const deeds = lit.flatMap((button) => button.querySelector(".deed")?.textContent ?? []);
    expect(deeds).toEqual(["blow", "step: any"]);
  });

  it("leads from a hero to its target", () => {
    const { pick, named } = on("acting");
    named("Sergeant Victorno, yours")?.click();
    expect(pick).toHaveBeenCalledWith({ column: 4 });
    const { play, lit } = on("acting", { picked: { column: 4 } });
    lit.find((button) => nameOf(button).includes("enemy"))?.click();
    expect(play).toHaveBeenCalledWith("shoot 4 4 six", expect.anything());
  });

  it("asks for the hero when a column is tapped first", () => {
    const { play, pick, named } = on("placing");
    named("Starting space")?.click();
    expect(play).not.toHaveBeenCalled();
    expect(pick.mock.calls[0]?.[0]).toHaveProperty("column");
  });

  it("sends what is not lit, so that the server says why", () => {
    const { play, named } = on("acting");
    named("Ferran, yours")?.click();
    named("enemy, column 5")?.click();
    expect(play.mock.calls.map(([notation]) => notation)).toEqual(["attack 5", "attack 5"]);
  });

  it("takes the row of an enemy that may be mown down", () => {
    const { play, lit } = on("mowing", { picked: { column: 1 } });
    lit.find((button) => nameOf(button).includes("enemy"))?.click();
    expect(play.mock.calls[0]?.[0]).toMatch(/^mow 1 5 triple 4$/);
  });
});
