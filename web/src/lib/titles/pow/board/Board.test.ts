import { describe, expect, it } from "vitest";
import type { Grammar } from "$lib/api/types";
import { nameOf, show } from "$lib/titles/testing";
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
  it("says how likely each place opens", () => {
    const { named } = on(rolled, { picked: { keep: ["shield", "shield"] } });
    expect(named("Hero at place 3")?.textContent).toContain("44\u00a0% with the next roll");
  });
  it("chooses a lit tile, and sends any other, so that the server says why", () => {
    const { play, pick, named } = on(rolled);
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
});
