import { expect, test } from "vitest";
import { problemsOf } from "./packProblems";

test("a problem belongs to its line, in either language", () => {
  expect(problemsOf("pack, line 8: hero 1: points: expected 1\npack, строка 12: hero 2: ожидается 1")).toEqual([
    { line: 8, text: "hero 1: points: expected 1" },
    { line: 12, text: "hero 2: ожидается 1" },
  ]);
});

test("what is no TOML has its line at the end", () => {
  const said = "pack: not TOML: Expected '=' after a key (at line 3, column 5)";
  expect(problemsOf(said)).toEqual([{ line: 3, text: said.slice(6) }]);
  const russian = "pack: это не TOML: список не закрыт (строка 4, столбец 1)";
  expect(problemsOf(russian)).toEqual([{ line: 4, text: russian.slice(6) }]);
});

test("some problems are the whole pack's", () => {
  expect(problemsOf("pack: and 4 more")).toEqual([{ line: null, text: "and 4 more" }]);
});
