import { describe, expect, it } from "vitest";
import type { MarinesView } from "./choice";
import { across, fromAfar, places } from "./places";

const advanced = { event: "advanced", seat: 1, hero: "ferran", column: 2, row: 3 };
const eyes = (seat: number | null) => ({ seat, options: { rows: 3 } }) as unknown as MarinesView;

describe("places in the log", () => {
  it("are those that the board prints, from both sides", () => {
    expect(places.event(advanced, eyes(1))).toEqual(advanced);
    expect(places.event(advanced, eyes(0))).toEqual({ ...advanced, column: 4, row: 4 });
    expect(places.event(advanced, eyes(null))).toEqual({ ...advanced, column: 4, row: 4 });
  });

  it("come back to the same place when they are read twice from the other side", () => {
    expect(across(across(2))).toBe(2);
    expect(fromAfar(fromAfar(5, 4), 4)).toBe(5);
  });

  it("leave heroes, dice and seats as they are", () => {
    const shot = { event: "shot", seat: 1, hero: "aramus", target: "ferran" };
    expect(places.event(shot, eyes(0))).toEqual(shot);
    const rolled = { event: "rolled", dice: ["1", "2"] };
    expect(places.event(rolled, eyes(0))).toEqual(rolled);
  });

  it("are read in moves as well", () => {
    const move = { verb: "shoot", fields: { column: 1, target: 5, pays: "six" }, notation: "shoot 1 5 six" };
    expect(places.move(move, 1, eyes(0)).fields).toEqual({ column: 5, target: 1, pays: "six" });
  });
});
