import { expect, test } from "vitest";
import { followDice, nameDice, type Thrown } from "./dice";

const first: Thrown = { turn: 0, rolls: 1, rolled: ["shield", "skull", "skull", "blue", "orange"], aside: [] };
const second: Thrown = { turn: 0, rolls: 2, rolled: ["shield", "shield", "orange"], aside: ["skull", "blue"] };

test("the dice that were kept lie aside, the others were thrown again", () => {
  expect(followDice(first, nameDice(first), second, [])).toEqual({ rolled: [0, 2, 4], aside: [1, 3] });
});

test("of equal dice the one that was tapped goes", () => {
  expect(followDice(first, nameDice(first), second, [2, 3])).toEqual({ rolled: [0, 1, 4], aside: [2, 3] });
});

test("what lay aside before stays where it was", () => {
  const third: Thrown = { turn: 0, rolls: 3, rolled: ["skull", "skull"], aside: ["shield", "skull", "blue"] };
  const names = followDice(first, nameDice(first), second, [2, 3]);
  expect(followDice(second, names, third, [])).toEqual({ rolled: [1, 4], aside: [0, 2, 3] });
});

test("another turn, or one taken back, begins anew", () => {
  const next: Thrown = { ...first, turn: 1 };
  expect(followDice(second, { rolled: [0, 2, 4], aside: [1, 3] }, next, [])).toEqual(nameDice(next));
  expect(followDice(second, { rolled: [0, 2, 4], aside: [1, 3] }, first, [])).toEqual(nameDice(first));
});
