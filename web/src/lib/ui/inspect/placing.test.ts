import { describe, expect, test } from "vitest";
import { beside, GAP, roomBeside, sheet, type Box } from "./placing";

const view = { left: 0, top: 0, width: 1366, height: 768 };
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
  const phone = { left: 0, top: 0, width: 390, height: 844 };

  test("lies away from the finger", () => {
    expect(sheet(box(10, 700), phone).edge).toBe("top");
    expect(sheet(box(10, 100), phone).edge).toBe("bottom");
  });

  test("has the room that is left, and never too little", () => {
    expect(sheet(box(10, 700), phone).maxHeight).toBe(700 - GAP);
    expect(sheet(box(10, 10, 300, 800), phone).maxHeight).toBeGreaterThan(300);
  });
});

describe("the bar of one's decision is never covered", () => {
  const below = box(0, 600, 1366, 168);
  const aside = box(1100, 300, 266, 468); // on a phone held sideways, in its own proportions
  const inRoom = (place: { left: number; top: number; maxHeight: number }, room: Box) => {
    const height = Math.min(place.maxHeight, panel.height);
    return place.top >= room.top && place.top + height <= room.top + room.height && place.left >= room.left;
  };

  test("the room is the largest side of the window beside it", () => {
    expect(roomBeside(below, view)).toEqual({ left: 0, top: 0, width: 1366, height: 600 });
    expect(roomBeside(aside, view)).toEqual({ left: 0, top: 0, width: 1100, height: 768 });
  });

  test.each([below, aside])("wherever the thing is, also in the bar itself", (bar) => {
    const room = roomBeside(bar, view);
    for (let left = 0; left <= view.width - 60; left += 50)
      for (let top = 0; top <= view.height - 80; top += 50) {
        const place = beside(box(left, top), panel, room);
        expect(covers(place, bar, Math.min(place.maxHeight, panel.height))).toBe(false);
        expect(inRoom(place, room)).toBe(true);
      }
  });

  test("nor by the sheet of a phone, which keeps to its room", () => {
    const phone = { width: 390, height: 844 };
    const room = roomBeside(box(0, 690, 390, 154), phone);
    expect(sheet(box(10, 100), room)).toEqual({ edge: "bottom", maxHeight: 690 - 180 - GAP });
    expect(sheet(box(10, 720, 370, 40), room)).toEqual({ edge: "top", maxHeight: 690 });
  });
});
