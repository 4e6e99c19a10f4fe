import { expect, test } from "vitest";
import type { Move, Schemas } from "$lib/api/types";
import { litMoves } from "./litMoves";

const moves: Move[] = ["roll", "act"].map((verb) => ({ verb, fields: {}, notation: verb }));
const step = (more: Partial<Schemas["Step"]>): Schemas["Step"] => ({
  name: "pow-roll",
  rule: "P3",
  riddle: false,
  ...more,
});
const shown = (more: Partial<Schemas["Step"]>, isShown = false) =>
  litMoves(moves, step(more), isShown).map((move) => move.notation);

test("what is right lights up", () => {
  expect(shown({ right: ["act"] })).toEqual(["act"]);
});

test("everything lights up where everything is right", () => {
  expect(shown({})).toEqual(["roll", "act"]);
  expect(shown({ right: [] })).toEqual(["roll", "act"]);
});

test("a riddle gives nothing away until one asks", () => {
  expect(shown({ right: ["act"], riddle: true })).toEqual(["roll", "act"]);
  expect(shown({ right: ["act"], riddle: true }, true)).toEqual(["act"]);
});
