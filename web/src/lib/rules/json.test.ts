import { describe, expect, it } from "vitest";
import { BadJson, readJson } from "./json";

function wrong(text: string): string {
  try {
    readJson(text);
  } catch (error) {
    if (error instanceof BadJson) return error.message;
    throw error;
  }
  return "nothing";
}

describe("JSON", () => {
  it("is read as the browser reads it", () => {
    const texts = ['{"a": [1, -25, {"b": null}], "": "\\u00e9\\n\\"😀"}', " [ ] ", "{}", "true", '"x"', "0"];
    for (const text of texts) expect(readJson(text)).toEqual(JSON.parse(text));
    expect(Object.keys(readJson('{"__proto__": 1}') as object)).toEqual(["__proto__"]);
  });

  it("has whole numbers only, as they are written", () => {
    for (const text of ["2.0", "2e0", "0.5"]) expect(readJson(text)).toBeNaN();
  });

  it("is refused with its place", () => {
    expect(wrong('{"a": 1,\n "b" 2}')).toBe("not-json  2:6");
    expect(wrong('{"a": 1')).toBe("not-json  1:8");
    expect(wrong('{"a": 1,}')).toBe("not-json  1:9");
    expect(wrong("[1 2]")).toBe("not-json  1:4");
    expect(wrong("{} x")).toBe("not-json  1:4");
    expect(wrong('"a\nb"')).toBe("not-json  1:1");
    expect(wrong("[01]")).toBe("not-json  1:2");
    expect(wrong("")).toBe("not-json  1:1");
    expect(wrong("{1: 2}")).toBe("not-json  1:2");
  });

  it("has no key twice, and is not nested for ever", () => {
    expect(wrong('{"a": 1,\n "b": {"c": 1, "c": 1}}')).toBe("save-key-twice c 2:16");
    expect(wrong("[".repeat(200))).toBe("save-too-deep  1:101");
  });
});
