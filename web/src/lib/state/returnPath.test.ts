import { expect, test } from "vitest";
import { returnPath, loginPath } from "./returnPath";

const at = (path: string) => new URL(path, "http://table.example");

test("who logs in comes back to the table", () => {
  expect(returnPath(at(loginPath("aB_3-x")))).toBe("/t/aB_3-x");
});

test("and to nowhere else", () => {
  for (const back of ["https://evil.example", "//evil.example", "/t/../account", "/t/", ""]) {
    expect(returnPath(at(`/account?back=${encodeURIComponent(back)}`))).toBeNull();
  }
  expect(returnPath(at("/account"))).toBeNull();
});
