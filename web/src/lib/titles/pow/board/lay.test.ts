import { describe, expect, it } from "vitest";
import { layDice, layRow } from "./lay";

const SHAPE = { ratio: 0.72, widest: 0.9, gap: 4 };
const WIDE = { width: 1000, height: 150 };
const PHONE = { width: 340, height: 130 };

function rightOf({ width, places }: ReturnType<typeof layRow>, i: number): number {
  return places[i]!.x + width * places[i]!.scale!;
}

describe("the tiles of a row", () => {
  it("lie in one line on a wide table, those out of reach smaller, all on one ground", () => {
    const laid = layRow(12, WIDE, SHAPE);
    const bottoms = laid.places.map(({ y, scale }) => y + laid.height * scale!);
    expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(2);
    expect(laid.places[5]!.scale!).toBeLessThan(laid.places[4]!.scale!);
  });
  it("lie in two lines on a phone", () => {
    const { places } = layRow(12, PHONE, SHAPE);
    expect(new Set(places.slice(0, 5).map(({ y }) => y)).size).toBe(1);
    expect(places[5]!.y).toBeGreaterThan(places[0]!.y + 40);
  });
  it.each([WIDE, PHONE])("stay inside of their zone and beside each other (%#)", (room) => {
    for (let count = 1; count <= 12; count++) {
      const laid = layRow(count, room, SHAPE);
      laid.places.forEach(({ x, y, scale }, i) => {
        expect(x).toBeGreaterThanOrEqual(-1);
        expect(y).toBeGreaterThanOrEqual(-1);
        expect(rightOf(laid, i)).toBeLessThanOrEqual(room.width + 1);
        expect(y + laid.height * scale!).toBeLessThanOrEqual(room.height + 1);
        const next = laid.places[i + 1];
        if (next && next.y + laid.height * next.scale! <= y + laid.height * scale! + 1)
          expect(next.x).toBeGreaterThanOrEqual(rightOf(laid, i));
      });
    }
  });
  it("keep their size and are magnified when they are fewer", () => {
    const [many, few] = [layRow(12, PHONE, SHAPE), layRow(3, PHONE, SHAPE)];
    expect([few.width, few.height]).toEqual([many.width, many.height]);
    expect(few.places[0]!.scale!).toBeGreaterThan(1.2);
  });
});

describe("dice", () => {
  const room = { width: 330, height: 50 };
  it("lie apart when some are kept, and never change their size", () => {
    const [all, some] = [layDice(5)(5, room, SHAPE), layDice(3)(5, room, SHAPE)];
    expect(some.width).toBe(all.width);
    const [, , third, fourth] = some.places;
    expect(fourth!.x - third!.x).toBeGreaterThan(all.places[3]!.x - all.places[2]!.x);
    expect(some.places[4]!.x + some.width).toBeLessThanOrEqual(room.width);
  });
});
