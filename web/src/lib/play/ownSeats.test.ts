import { describe, expect, test } from "vitest";
import type { Schemas } from "$lib/api/types";
import { hasSecrets, nextSeat } from "./ownSeats";

type Eyes = Schemas["Eyes"];
const eyes = (seat: number | null, waiting: number[], table: object = {}) =>
  ({ seat, request: 3, events: [], view: { waiting, table } }) as unknown as Eyes;

describe("whose eyes", () => {
  test("stay while the seat decides", () => {
    expect(nextSeat([eyes(0, [0, 1]), eyes(1, [0, 1])], 1)).toBe(1);
  });
  test("go to the seat of ours that decides", () => {
    expect(nextSeat([eyes(0, [1]), eyes(1, [1])], 0)).toBe(1);
  });
  test("stay when others decide, and take a seat when there was none", () => {
    expect(nextSeat([eyes(0, [2]), eyes(1, [2])], 1)).toBe(1);
    expect(nextSeat([eyes(0, [2])], null)).toBe(0);
  });
  test("spectators have none", () => {
    expect(nextSeat([eyes(null, [0])], null)).toBeNull();
  });
});

describe("the curtain", () => {
  test("falls only where something hidden would show", () => {
    expect(hasSecrets([eyes(0, [], { hand: 1 }), eyes(1, [], { hand: 2 })], 0, 1)).toBe(true);
    expect(hasSecrets([eyes(0, [], { row: 1 }), eyes(1, [], { row: 1 })], 0, 1)).toBe(false);
  });
  test("falls at the start when several hands are on this device", () => {
    expect(hasSecrets([eyes(0, [], { hand: 1 }), eyes(1, [], { hand: 2 })], null, 1)).toBe(true);
    expect(hasSecrets([eyes(0, [], { hand: 1 })], null, 0)).toBe(false);
  });
});
