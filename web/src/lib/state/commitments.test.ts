import { beforeEach, expect, test } from "vitest";
import { keepCommitment, keptCommitment } from "./commitments";

beforeEach(() => localStorage.clear());

test("the first commitment of a match is kept", () => {
  keepCommitment("m", "first");
  keepCommitment("m", "second thoughts");
  expect(keptCommitment("m")).toBe("first");
  expect(keptCommitment("other")).toBeNull();
});

test("the oldest are forgotten", () => {
  for (let i = 0; i <= 200; i++) keepCommitment(`m-${i}`, "c");
  expect(keptCommitment("m-0")).toBeNull();
  expect(keptCommitment("m-200")).toBe("c");
});

test("a store that cannot be read is as good as empty", () => {
  localStorage.setItem("herotable-commitments", "{");
  expect(keptCommitment("m")).toBeNull();
});
