import { describe, expect, it } from "vitest";
import { beside, overlap } from "./beside";

const room = { width: 400, height: 600 };
const size = { width: 160, height: 80 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe("a spot beside a thing", () => {
  it("never covers the thing while there is room, wherever that lies", () => {
    for (const left of [0, 150, 300])
      for (const top of [0, 250, 540]) {
        const thing = box(left, top, 100, 60);
        const spot = beside(room, thing, [], size);
        expect(overlap({ ...spot, ...size }, thing)).toBe(0);
        expect(spot.left >= 0 && spot.left + size.width <= room.width).toBe(true);
        expect(spot.top >= 0 && spot.top + size.height <= room.height).toBe(true);
      }
  });

  it("lies at the thing, not somewhere", () => {
    expect(beside(room, box(150, 100, 100, 60), [], size)).toEqual({ left: 120, top: 166 });
  });

  it("keeps clear of what else should be seen", () => {
    const below = box(0, 160, 400, 200);
    const spot = beside(room, box(150, 100, 100, 60), [below], size);
    expect(overlap({ ...spot, ...size }, below)).toBe(0);
  });

  it("finds the gap between things that should be seen", () => {
    const others = [box(70, 0, 130, 600), box(380, 0, 200, 600), box(800, 0, 200, 600)];
    const spot = beside({ width: 1000, height: 600 }, box(0, 0, 60, 600), others, size);
    expect(others.map((other) => overlap({ ...spot, ...size }, other))).toEqual([0, 0, 0]);
  });

  it("is the middle without a thing, and stays in the room when it is larger", () => {
    expect(beside(room, null, [], size)).toEqual({ left: 120, top: 260 });
    expect(beside({ width: 100, height: 50 }, null, [], size)).toEqual({ left: 0, top: 0 });
  });
});
