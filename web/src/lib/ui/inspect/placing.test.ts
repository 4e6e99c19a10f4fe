import { describe, expect, test } from "vitest";
import { beside, GAP, sheet, type Box } from "./placing";

const view = { width: 1366, height: 768 };
const panel = { width: 320, height: 300 };
const box = (left: number, top: number, width = 60, height = 80): Box => ({ left, top, width, height });

function covers(place: { left: number; top: number }, thing: Box, height = panel.height): boolean {
  const isAside = place.left >= thing.left + thing.width || place.left + panel.width <= thing.left;
  return !isAside && !(place.top >= thing.top + thing.height || place.top + height <= thing.top);
}

describe("the panel on a laptop", () => {
  test("never covers the thing nor leaves the window", () => {
    for (let left = 0; left <= view.width - 60; left += 50) {
      for (let top = 0; top <= view.height - 80; top += 50) {
        const thing = box(left, top);
        const place = beside(thing, panel, view);
        expect(covers(place, thing)).toBe(false);
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.top).toBeGreaterThanOrEqual(0);
        expect(place.left + panel.width).toBeLessThanOrEqual(view.width);
        expect(place.top + panel.height).toBeLessThanOrEqual(view.height);
      }
    }
  });

  test("lies to the right, unless it would cover what is lit there", () => {
    const thing = box(600, 300);
    expect(beside(thing, panel, view).left).toBe(660 + GAP);
    expect(beside(thing, panel, view, [box(700, 300)]).left).toBe(600 - GAP - panel.width);
  });

  test("is squeezed above or below a thing as wide as the window", () => {
    const wide = box(0, 300, view.width, 300);
    const place = beside(wide, { width: 320, height: 500 }, view);
    expect(place.top + place.maxHeight).toBeLessThanOrEqual(300);
    expect(covers(place, wide, place.maxHeight)).toBe(false);
  });
});

describe("the sheet on a phone", () => {
  const phone = { width: 390, height: 844 };

  test("lies away from the finger", () => {
    expect(sheet(box(10, 700), phone).edge).toBe("top");
    expect(sheet(box(10, 100), phone).edge).toBe("bottom");
  });

  test("has the room that is left, and never too little", () => {
    expect(sheet(box(10, 700), phone).maxHeight).toBe(700 - GAP);
    expect(sheet(box(10, 10, 300, 800), phone).maxHeight).toBeGreaterThan(300);
  });
});
