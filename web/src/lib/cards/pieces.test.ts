import { expect, test } from "vitest";
import { pieces, printed, sheets, withCopies } from "./pieces";

const pack = {
  hero: [
    { points: 1, source: "published" },
    { points: 1, source: "published" },
    { points: 1, source: "own" },
  ],
  die: [{ sides: ["shield"], source: "published" }],
};

test("like pieces are counted, those of another source are not alike", () => {
  expect(pieces(pack).map(({ kind, source, count }) => [kind, source, count])).toEqual([
    ["hero", "published", 2],
    ["hero", "own", 1],
    ["die", "published", 1],
  ]);
});

test("every paper piece is printed as often as the box holds it", () => {
  expect(printed(pieces(pack))).toHaveLength(3);
});

test("the box of Superhero Battle holds seven copies of a move", () => {
  const all = pieces({ move: [{ name: "shot", number: 5, source: "rulebook" }] });
  expect(withCopies("battle", all)[0]?.count).toBe(7);
  expect(withCopies("pow", all)[0]?.count).toBe(1);
});

test("sheets hold what fits", () => {
  expect(sheets([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(sheets([], 9)).toEqual([]);
});
