import { expect, test } from "vitest";
import { backTo, wayBack } from "./returnPath";

const at = (path: string) => new URL(path, "http://table.example");

test("who logs in comes back to the table", () => {
  expect(backTo(at(wayBack("aB_3-x")))).toBe("/t/aB_3-x");
});

test("and to nowhere else", () => {
  for (const back of ["https://evil.example", "//evil.example", "/t/../account", "/t/", ""]) {
    expect(backTo(at(`/account?back=${encodeURIComponent(back)}`))).toBeNull();
  }
  expect(backTo(at("/account"))).toBeNull();
});
