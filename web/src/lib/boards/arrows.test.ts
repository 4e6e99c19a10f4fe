import { describe, expect, it } from "vitest";
import { distance } from "./arrows";

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

describe("arrow keys", () => {
  it("know what lies ahead", () => {
    expect(distance(box(0, 0), box(20, 0), [1, 0])).toBe(20);
    expect(distance(box(0, 0), box(20, 0), [-1, 0])).toBe(Infinity);
    expect(distance(box(0, 0), box(20, 0), [0, 1])).toBe(Infinity);
  });
  it("prefer what lies straight ahead", () => {
    const straight = distance(box(0, 0), box(30, 0), [1, 0]);
    expect(straight).toBeLessThan(distance(box(0, 0), box(15, 15), [1, 0]));
  });
});
