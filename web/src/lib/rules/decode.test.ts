import { describe, expect, it } from "vitest";
import { decode } from "./decode";
import type { ViewPart } from "./description";

const number: ViewPart = { kind: "number", width: 1 };
const word: ViewPart = { kind: "value", width: 1, values: ["hero", "villain"] };
const maybe: ViewPart = { kind: "maybe", width: 2, of: word };

function decoded(part: ViewPart, ...cells: number[]) {
  return decode(part, Int16Array.from(cells));
}

describe("decode", () => {
  it("reads single cells", () => {
    expect(decoded(number, -3)).toBe(-3);
    expect(decoded({ kind: "flag", width: 1 }, 2)).toBe(true);
    expect(decoded({ kind: "flag", width: 1 }, 0)).toBe(false);
    expect(decoded(word, 1)).toBe("villain");
  });

  it("reads an absent part as null", () => {
    expect(decoded(maybe, 0, 1)).toBeNull();
    expect(decoded(maybe, 1, 1)).toBe("villain");
  });

  it("reads a handful and a list", () => {
    expect(decoded({ ...word, kind: "handful", width: 2 }, 2, 1)).toEqual(["hero", "hero", "villain"]);
    expect(decoded({ kind: "list", width: 5, most: 2, of: maybe }, 2, 1, 0, 0, 0)).toEqual(["hero", null]);
  });

  it("leaves absent keys out, and puts fields one behind the other", () => {
    const each: ViewPart = { kind: "each", width: 4, keys: ["a", "b"], of: maybe };
    expect(decoded(each, 0, 0, 1, 1)).toEqual({ b: "villain" });
    const struct: ViewPart = { kind: "struct", width: 5, fields: { each, last: number } };
    expect(decoded(struct, 1, 0, 0, 0, 9)).toEqual({ each: { a: "hero" }, last: 9 });
  });

  it("never shares a list between two views", () => {
    const part: ViewPart = { kind: "value", width: 1, values: [["hero"]] };
    expect(decoded(part, 0)).not.toBe(decoded(part, 0));
  });
});
