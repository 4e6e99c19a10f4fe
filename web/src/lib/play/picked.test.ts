import { describe, expect, test } from "vitest";
import { dropFrom, dropLast } from "./picked";

describe("steps of a choice", () => {
  const picked = { verb: "take", row: 1, place: 3 };
  test("the last is taken back first", () => {
    expect(dropLast(picked)).toEqual({ verb: "take", row: 1 });
  });
  test("of several things of one kind one is taken back", () => {
    expect(dropLast({ verb: "roll", keep: ["skull", "shield"] })).toEqual({ verb: "roll", keep: ["skull"] });
    expect(dropLast({ verb: "roll", keep: ["skull"] })).toEqual({ verb: "roll" });
  });
  test("an earlier one takes the later ones with it", () => {
    expect(dropFrom(picked, "row")).toEqual({ verb: "take" });
  });
});
