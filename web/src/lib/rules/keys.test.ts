import { describe, expect, it } from "vitest";
import { keyOf } from "./keys";

const LATER = "5eed".repeat(16);
const SEED = `mine, after 2 moves ${LATER}`;
const WORDS = ["", "seven"];

describe("the keys of a seed of two", () => {
  it("are those of the first one, without words, for the set-up and the first moves", () => {
    for (const place of ["0", "first", "1"]) expect(keyOf(SEED, WORDS, place)).toEqual(keyOf("mine", ["", ""], place));
  });

  it("are those of the second one later", () => {
    for (const place of ["2", "3", "1000"]) expect(keyOf(SEED, WORDS, place)).toEqual(keyOf(LATER, WORDS, place));
  });

  it("are the second one's from the first move on, if none was made before", () => {
    const seed = `mine, after 0 moves ${LATER}`;
    expect(keyOf(seed, WORDS, "0")).toEqual(keyOf("mine", ["", ""], "0"));
    expect(keyOf(seed, WORDS, "first")).toEqual(keyOf(LATER, WORDS, "first"));
  });

  it("are as in Python", () => {
    const bytes = (place: string) => [...new Uint8Array(keyOf(SEED, WORDS, place).buffer)];
    const hex = (place: string) => bytes(place).map((byte) => byte.toString(16).padStart(2, "0"));
    expect(["0", "first", "1", "2"].map((place) => hex(place).join(""))).toEqual([
      "0ec82f5d5dbfa203fbc7743eb241975f",
      "8d57dc1213e1df7af1d2369f12fff48f",
      "a9f33331216988c2483098ee3d53aa8a",
      "a0aae253e436b1db9df5574a39ba6ae0",
    ]);
  });
});
