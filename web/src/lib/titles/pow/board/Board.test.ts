import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { Grammar } from "$lib/api/types";
import { preferences } from "$lib/state/preferences.svelte";
import { loadRules, nameOf, show } from "$lib/titles/testing";
import Board from "./Board.svelte";
import begin from "../fixtures/begin.json";
import forfeit from "../fixtures/forfeit.json";
import four from "../fixtures/four.json";
import read from "../fixtures/grammar.json";
import last from "../fixtures/last.json";
import over from "../fixtures/over.json";
import rolled from "../fixtures/rolled.json";
import three from "../fixtures/three.json";

const grammar = read as unknown as Grammar;
const pack = { die: [{ sides: ["shield", "shield", "skull", "skull", "blue", "orange"] }] };
const oddsShown = () => document.querySelector("p.odds")?.textContent?.trim();
const countShown = () => document.querySelector(".own p.count")?.textContent?.trim();
const on = (view: unknown, how = {}) => show(Board, grammar, view, how);

describe("the board of POW!", () => {
  it.each([begin, rolled, last, three, four, forfeit, over])("names every button, for spectators too (%#)", (view) => {
    for (const spectator of [false, true]) {
      expect(on(view, { spectator }).buttons.map(nameOf)).not.toContain("");
    }
  });
  it("keeps the dice that are tapped", () => {
    const { pick, named } = on(rolled);
    named("Die 2: shield")?.click();
    expect(pick).toHaveBeenCalledWith({ keep: ["shield"] });
    const kept = on(rolled, { picked: { keep: ["shield"] } });
    expect(kept.buttons.filter((button) => button.getAttribute("aria-pressed") === "true")).toHaveLength(1);
  });
  it("says how many heroes count and how likely each place opens, as soon as the rules are there", async () => {
    on(forfeit);
    expect(countShown()).toBe("");
    const how = { picked: { keep: ["shield", "shield"] }, pack };
    expect(on(rolled, how).named("Hero at place 3")?.textContent).not.toContain("%");
    expect(oddsShown()).toBe("");
    await loadRules("pow");
    flushSync();
    expect(document.body.textContent).toContain("44\u00a0% with the next roll");
    expect(on(rolled, how).named("Hero at place 3")?.textContent).toContain("44\u00a0% with the next roll");
    expect(oddsShown()).toContain("Next roll");
    expect(on(rolled, { pack }).named("Hero at place 3")?.textContent).not.toContain("%");
    expect(oddsShown()).toContain("→ hero 2");
    expect(oddsShown()).toContain("→ a rival's hero");
    on(forfeit);
    expect(countShown()).toBe("Heroes that count: 1\u00a0of\u00a04");
  });
  it("chooses a lit tile, and sends any other, so that the server says why", () => {
    const { play, pick, named, lit } = on(rolled);
    expect(lit.filter((button) => button.matches(".dice *"))).toHaveLength(5);
    named("Hero at place 3")?.click();
    expect(pick).toHaveBeenCalledWith({ move: "take hero 3" });
    expect(play).not.toHaveBeenCalled();
    named("Villain at place 1")?.click();
    expect(play).toHaveBeenCalledWith("take villain 1", expect.any(Element));
  });
  it("takes the chosen tile with a second tap", () => {
    const { play, lit, named } = on(rolled, { picked: { move: "take hero 3" } });
    const tile = named("Hero at place 3");
    expect(tile?.classList).toContain("chosen");
    expect(lit).not.toContain(tile);
    tile?.click();
    expect(play).toHaveBeenCalledWith("take hero 3", expect.any(Element));
  });
  it("sends a die tapped after the last roll", () => {
    const { play, pick, named } = on(last);
    named("Die 1")?.click();
    expect(play).toHaveBeenCalledWith(`roll keep ${last.table.rolled[0]}`, expect.any(Element));
    expect(pick).not.toHaveBeenCalled();
  });
  it("leads from a rival's stack to the tile's depth", () => {
    const { pick, named } = on(four);
    named("Villains of Ann")?.click();
    expect(pick).toHaveBeenCalledWith({ kind: "villain", rival: 0 });
    const asked = on(four, { picked: { kind: "villain", rival: 0 } });
    expect(document.querySelector(".depths")?.textContent).toContain("no. 3 from top");
    asked.named("Tile 3 from the top")?.click();
    const third = { kind: "villain", rival: 0, move: "steal villain A 3" };
    expect(asked.pick).toHaveBeenCalledWith(third);
    const chosen = on(four, { picked: third });
    chosen.named("Tile 3 from the top")?.click();
    expect(chosen.play).toHaveBeenCalledWith(third.move, expect.any(Element));
  });
  it("chooses the top tile of a stack when only that is open", () => {
    const { pick, lit } = on(three);
    const steal = three.legal.find((notation) => notation.startsWith("steal"));
    lit.find((button) => button.classList.contains("stack"))?.click();
    expect(pick).toHaveBeenCalledWith({ move: steal });
    const chosen = on(three, { picked: { move: steal } });
    chosen.buttons.find((button) => button.matches(".stack.chosen"))?.click();
    expect(chosen.play).toHaveBeenCalledWith(steal, expect.any(Element));
  });
  it("shows the tile that would come as a ghost on one's own stack, with what it is worth", async () => {
    await loadRules("pow");
    on(rolled, { picked: { move: "take hero 3" }, pack });
    expect(document.querySelector(".own .coming .points")?.textContent).toBe(String(rolled.table.rows.hero[2]));
    expect(document.querySelector(".own .change .long")?.textContent).toBe("same score");
  });
  it("greys what the dice can no longer bring", async () => {
    await loadRules("pow");
    const idle = (selector: string) =>
      [...document.querySelectorAll<HTMLButtonElement>(`${selector}.idle`)].map((each) =>
        nameOf(each).replaceAll("\u00a0", " "),
      );
    const places = (how: object) => {
      on(rolled, { pack, ...how });
      return idle(".hero .tile").map((name) => name.split(",")[0]);
    };
    const far = [6, 7, 8, 9, 10, 11, 12].map((place) => `Hero at place ${place}`);
    expect(places({})).toEqual(far);
    expect(places({ picked: { keep: ["shield", "shield"] } })).toEqual(["Hero at place 1", ...far]);
    expect(idle(".dice .spot")).toEqual(["Die 4: orange !", "Die 5: orange !"]); // nobody has a villain
    places({ picked: { move: "take hero 3" } });
    expect(idle(".dice .spot")).toHaveLength(2);
    on(begin, { pack });
    expect(idle(".tile")).toEqual([]);
    on(last, { pack, picked: { move: "take villain 1" } });
    expect(document.querySelectorAll(".dice .idle")).toHaveLength(4);
  });
  it("greys a hero on top that has no villain, and tells the points where all tiles are seen", async () => {
    await loadRules("pow");
    const stack = (tiles: number[]) => ({ height: tiles.length, tiles });
    const stacks = [
      { hero: stack([6]), villain: stack([-1]) },
      { hero: stack([6]), villain: stack([]) },
      { hero: { height: 2, tiles: [3] }, villain: stack([-1]) },
    ];
    on({ ...rolled, table: { ...rolled.table, stacks } }, { pack });
    expect(document.querySelectorAll(".rivals .idle")).toHaveLength(1);
    expect([...document.querySelectorAll(".total .long")].map((each) => each.textContent)).toEqual([
      "5 points",
      "0 points",
    ]);
    expect(document.querySelector(".rivals .height")?.textContent).toBe("2\u00a0pcs.");
    expect(document.querySelectorAll(".own .idle")).toHaveLength(1);
  });
  it("shows who would be robbed", async () => {
    await loadRules("pow");
    const steal = three.legal.find((notation) => notation.startsWith("steal"));
    on(three, { picked: { move: steal }, pack });
    expect(document.querySelectorAll(".robbed")).toHaveLength(1);
    expect(document.querySelector(".robbed")?.textContent).toMatch(/would lose a (hero|villain) \(.?\d\)/);
    expect(document.querySelector(".robbed .lost")).toBeTruthy();
  });
  it("marks no top tile where one below it would be taken", async () => {
    await loadRules("pow");
    const picked = (depth: number) => ({ kind: "villain", rival: 0, move: `steal villain A ${depth}` });
    on(four, { picked: picked(3), pack });
    expect(document.querySelector(".robbed")).toBeTruthy();
    expect(document.querySelector(".robbed .lost")).toBeNull();
    on(four, { picked: picked(1), pack });
    expect(document.querySelector(".robbed .lost")).toBeTruthy();
  });
  it("marks the worst tile where stopping would bring it, and asks before it is taken", async () => {
    await loadRules("pow");
    const early = { ...forfeit, table: { ...forfeit.table, rolls: 2 } };
    const legal = ["roll keep orange", "roll keep shield", "forfeit"];
    const { pick, lit } = on({ ...early, legal }, { pack });
    const worst = lit.find((button) => button.querySelector(".danger-mark"));
    expect(worst?.textContent).toContain("the worst tile");
    worst?.click();
    expect(pick).toHaveBeenCalledWith({ move: "forfeit" });
  });
  it("has the only tile chosen, and warns of nothing that cannot be helped", async () => {
    await loadRules("pow");
    const { play } = on(forfeit, { pack });
    const tile = document.querySelector<HTMLButtonElement>(".tile.chosen");
    expect(tile?.textContent).toContain("−4");
    expect(document.querySelector(".danger-mark")).toBeNull();
    expect(document.querySelector(".own .coming .points")?.textContent).toBe("−4");
    tile?.click();
    expect(play).toHaveBeenCalledWith("forfeit", expect.any(Element));
  });
  it("tells what a die would bring while the mouse rests on it", async () => {
    await loadRules("pow");
    on(rolled, { pack });
    document.querySelector(".dice button")!.dispatchEvent(new MouseEvent("mouseenter"));
    flushSync();
    expect(oddsShown()).toContain("Next roll");
  });
  it("marks the dice that should not be rolled, unless nobody wants to be warned", async () => {
    await loadRules("pow");
    const { hero, villain } = rolled.table.rows;
    const table = { ...rolled.table, rolls: 2, rows: { hero: hero.slice(0, 3), villain } };
    const how = { picked: { keep: ["shield", "shield", "shield", "orange"] }, pack };
    on({ ...rolled, table }, how);
    expect(document.querySelectorAll(".dice .danger-mark")).toHaveLength(1);
    preferences.warns = false;
    on({ ...rolled, table }, how);
    expect(document.querySelectorAll(".dice .danger-mark")).toHaveLength(0);
    preferences.warns = true;
  });
});
