import { expect, test } from "vitest";
import { inLine, shares, spans } from "./shares";

test("a full row is five wide tiles, a gap and seven narrow ones", () => {
  expect(shares(12)).toBe(5 * 4 + 0.5 + 7 * 3);
});

test("the tiles left over share the whole width, and an empty row divides nothing by nothing", () => {
  expect(shares(3)).toBe(12);
  expect(shares(6)).toBe(23.5);
  expect(shares(0)).toBe(1);
});

test("players fill the lines of a phone", () => {
  expect([2, 3, 4, 5].map((seats) => spans(seats, false))).toEqual([
    { rival: 3, own: 3 },
    { rival: 2, own: 2 },
    { rival: 2, own: 6 },
    { rival: 2, own: 4 },
  ]);
  expect(spans(4, true).rival).toBe(3);
});

test("up to seven tiles lie in one line of a phone, more in a line of five and one of seven", () => {
  expect(inLine(12)).toEqual({ near: 5, far: 7 });
  expect(inLine(7)).toEqual({ near: 7, far: 7 });
  expect(inLine(6)).toEqual({ near: 6, far: 6 });
  expect(inLine(4).near).toBe(5);
  expect(inLine(2).near).toBe(4);
});
