import { describe, expect, it } from "vitest";
import { layShelf } from "./lay";

const SHAPE = { ratio: 0.8, gap: 4, least: 5 };
const ROOM = { width: 300, height: 60 };

describe("a shelf in its zone", () => {
  it("has the places at its ends beside its cards, all in the middle", () => {
    const { width, places } = layShelf(["left", "right"], 4, ROOM, SHAPE);
    expect(width).toBe(48);
    expect(places.map(({ x }) => x)).toEqual([48, 100, 152, 204]);
  });
  it("has one place when it is empty", () => {
    expect(layShelf(["left"], 1, ROOM, SHAPE).places).toEqual([{ x: 126, y: 0 }]);
  });
  it("keeps its size as it grows: cards lie over each other, places stay whole", () => {
    for (const open of [["left", "right"], ["right"], []] as ("left" | "right")[][]) {
      const few = layShelf(open, open.length + 1, ROOM, SHAPE);
      const { width, places } = layShelf(open, open.length + 9, ROOM, SHAPE);
      expect(width).toBe(few.width);
      const xs = places.map(({ x }) => x);
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...xs) + width).toBeLessThanOrEqual(ROOM.width + 1);
      const cards = xs.slice(open.includes("left") ? 1 : 0, open.includes("right") ? -1 : undefined);
      if (open.includes("left")) expect(xs[0]! + width).toBeLessThanOrEqual(cards[0]!);
      if (open.includes("right")) expect(cards.at(-1)! + width).toBeLessThanOrEqual(xs.at(-1)!);
    }
  });
});
