import { describe, expect, it } from "vitest";
import { spread } from "./spread";

const ROOM = { width: 400, height: 200 };

describe("things spread over a zone", () => {
  it("are as large as there is room for, in the middle", () => {
    const { width, height, places } = spread(2, ROOM, { ratio: 0.5, gap: 10 });
    expect([width, height]).toEqual([100, 200]);
    expect(places).toEqual([
      { x: 95, y: 0 },
      { x: 205, y: 0 },
    ]);
  });

  it("lie in two rows where that makes them larger", () => {
    const { width, places } = spread(7, { width: 300, height: 200 }, { ratio: 0.8, gap: 4 });
    expect(width).toBe(72);
    expect(new Set(places.map(({ y }) => y)).size).toBe(2);
  });

  it("lie in one row where they are told to", () => {
    const { places } = spread(7, { width: 300, height: 200 }, { ratio: 0.8, gap: 4, rows: 1 });
    expect(new Set(places.map(({ y }) => y)).size).toBe(1);
  });

  it.each([1, 2, 3, 5, 7, 12, 18])("never lie over each other or over the edge (%i)", (count) => {
    for (const room of [ROOM, { width: 90, height: 300 }, { width: 340, height: 80 }]) {
      const { width, height, places } = spread(count, room, { ratio: 0.7, gap: 4 });
      expect(places).toHaveLength(count);
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(room.width + 1);
        expect(y + height).toBeLessThanOrEqual(room.height + 1);
      }
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    }
  });

  it("are no larger than so many would be, and as wide as they may", () => {
    const shape = { ratio: 0.8, widest: 1, gap: 0, rows: 1, least: 6 };
    const [six, two] = [6, 2].map((count) => spread(count, { width: 300, height: 60 }, shape));
    expect([six?.width, six?.height]).toEqual([50, 60]);
    expect([two?.width, two?.height]).toEqual([50, 60]);
    expect(two?.places.map(({ x }) => x)).toEqual([100, 150]);
  });

  it("lie over each other when they are too many, all within the zone", () => {
    const shape = { ratio: 0.8, gap: 4, overlap: true };
    expect(spread(3, { width: 300, height: 100 }, shape).places.map(({ x }) => x)).toEqual([26, 110, 194]);
    const many = spread(9, { width: 300, height: 100 }, shape);
    expect(many.width).toBe(80);
    expect([many.places[0]?.x, many.places.at(-1)!.x + many.width]).toEqual([0, 300]);
    expect(spread(1, { width: 40, height: 100 }, shape).width).toBe(40);
  });

  it("take the whole zone where their shape does not matter, and have no size before the zone has one", () => {
    expect(spread(2, ROOM, { ratio: 0, gap: 0, rows: 1 }).width).toBe(200);
    expect(spread(3, { width: 0, height: 0 }, { ratio: 1, gap: 4 }).places).toHaveLength(3);
  });
});
