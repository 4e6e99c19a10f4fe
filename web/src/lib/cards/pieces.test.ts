import { expect, test } from "vitest";
import battle from "$lib/titles/battle/pieces";
import pow from "$lib/titles/pow/pieces";
import { CARD, gridOf, listPieces, paperPieces, sheets } from "./pieces";

const pack = {
  hero: [
    { points: 1, source: "published" },
    { points: 1, source: "published" },
    { points: 1, source: "own" },
  ],
  die: [{ sides: ["shield"], source: "published" }],
};

test("like pieces are counted, those of another source are not alike", () => {
  expect(listPieces(pack).map(({ kind, source, count }) => [kind, source, count])).toEqual([
    ["hero", "published", 2],
    ["hero", "own", 1],
    ["die", "published", 1],
  ]);
});

test("every paper piece is printed as often as the box holds it", () => {
  expect(paperPieces(listPieces(pack))).toHaveLength(3);
});

test("the box of Superhero Battle holds seven copies of a move", () => {
  const moves = { move: [{ name: "shot", number: 5, source: "rulebook" }] };
  expect(listPieces(moves, battle.copies)[0]?.count).toBe(7);
  expect(listPieces(moves)[0]?.count).toBe(1);
});

test("a sheet has room for nine cards or twenty tiles", () => {
  expect(gridOf(CARD)).toEqual({ columns: 3, rows: 3 });
  expect(gridOf(pow.size)).toEqual({ columns: 4, rows: 5 });
});

test("sheets hold what fits", () => {
  expect(sheets([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(sheets([], 9)).toEqual([]);
});
