import { beforeAll, describe, expect, it } from "vitest";
import type { Grammar, View } from "$lib/api/types";
import type { Picked } from "$lib/titles/contract";
import { loadRules, movesOf, nameOf, show, wordsOf } from "$lib/titles/testing";
import { aimOf } from "./aim";
import Board from "./Board.svelte";
import type { Table } from "./choice";
import { prompt } from "./prompt";
import hand from "../fixtures/hand.json";
import read from "../fixtures/grammar.json";

const grammar = read as unknown as Grammar;
const words = wordsOf(grammar, "en");
const isTold = "The shelf has this toy already: only face down.";

/** The orange donut of row 1 may not lie face up beside another orange donut; it is looked at, or in the hand. */
function view(isHeld: boolean): View<Table> {
  const { table, ...rest } = structuredClone(hand) as unknown as View<Table>;
  const [donut] = table.rows[0]!;
  table.shelves[0]!.orange.cards = [{ ...donut!, card: 22, points: 1, property: "none" }];
  table.hand = isHeld ? donut! : null;
  if (isHeld) table.rows[0]!.shift();
  const places = ["orange", "blue"].flatMap((shelf) => [`down left ${shelf}`, `down right ${shelf}`]);
  const takes = [1, 2, 3].flatMap((row) => [`take ${row} left`, `take ${row} right`]);
  return { ...rest, table, legal: isHeld ? places : takes };
}

const ask = (seen: View<Table>, picked: Picked) => prompt(seen, movesOf(grammar, seen), picked, words);
const told = (seen: View<Table>, picked: Picked = {}) => {
  const { say, values } = ask(seen, picked);
  return words.say(say, values);
};

describe("a card that fits only face down", () => {
  beforeAll(() => loadRules("order"));

  it("has its reason in the bubble, in the hand and before it is taken", () => {
    expect(told(view(true))).toBe(isTold);
    expect(told(view(false), { spot: "1 left" })).toBe(isTold);
    expect(aimOf(view(false), movesOf(grammar, view(false)), { spot: "2 right" }).reason).toBeNull();
  });
  it("has a reason in words for each paragraph that the rules may name, in both languages", () => {
    for (const language of ["en", "ru"] as const) {
      const said = wordsOf(grammar, language);
      const reasons = ["O4c", "O4d", "O6", "O9b", "O9c", "O9d", "O9e", "O9g", "O9h", "O11"];
      expect(reasons.filter((reason) => !said.has(`order-forced-${reason}`))).toEqual([]);
    }
  });
  it.each([true, false])("turns its back only when it was asked (in hand: %s)", (isHeld) => {
    const picked: Picked = isHeld ? {} : { spot: "1 left" };
    const { play, pick, lit } = show(Board, grammar, view(isHeld), { picked });
    lit.find((button) => nameOf(button).includes("Orange shelf, left end"))!.click();
    expect(play).not.toHaveBeenCalled();
    const meant: Picked = { ...picked, slot: "down left orange" };
    expect(pick).toHaveBeenCalledWith(meant);
    expect(told(view(isHeld), meant)).toMatch(/^Close this end/);
    const again = show(Board, grammar, view(isHeld), { picked: meant });
    again.buttons.find((button) => button.classList.contains("slot") && button.ariaPressed === "true")!.click();
    expect(again.play).toHaveBeenCalledWith(isHeld ? "down left orange" : "take 1 left", expect.any(Element));
  });
});
