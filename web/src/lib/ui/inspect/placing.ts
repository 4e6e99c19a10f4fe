/** Where the inspector's panel lies: beside the thing, inside the room it has, over as little as possible of what is lit. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Extent = Pick<Box, "width" | "height">;

export interface Place {
  left: number;
  top: number;
  /** The panel scrolls when it has more to say. */
  maxHeight: number;
}

export const GAP = 10; // between the thing and the panel
const EDGE = 8; // to the edge of the room
const LEAST = 160; // pixels: the height that says anything
const SHEET = 0.45; // of the room, at least, for the sheet of a phone

/** What is left of the window beside the bar of one's decision, which is never covered: the largest of its four sides. */
export function roomBeside(bar: Box, view: Extent): Box {
  const right = bar.left + bar.width;
  const bottom = bar.top + bar.height;
  const rooms = [
    { left: 0, top: 0, width: view.width, height: bar.top },
    { left: 0, top: bottom, width: view.width, height: view.height - bottom },
    { left: 0, top: 0, width: bar.left, height: view.height },
    { left: right, top: 0, width: view.width - right, height: view.height },
  ];
  return rooms.sort((a, b) => areaOf(b) - areaOf(a))[0]!;
}

const areaOf = ({ width, height }: Extent) => Math.max(0, width) * Math.max(0, height);

/** Beside the thing; where no side has room, on that of the two sides above and below that has more. */
export function beside(thing: Box, panel: Extent, room: Box, lit: Box[] = []): Place {
  const places = sides(thing, panel, room).filter((place) => isInside(place, panel, room));
  const least = (one: Box) => lit.reduce((sum, other) => sum + overlap(one, other), 0);
  const best = places.sort((a, b) => least({ ...a, ...panel }) - least({ ...b, ...panel }))[0];
  return best ? { ...best, maxHeight: room.height - 2 * EDGE } : squeezed(thing, panel, room);
}

function sides(thing: Box, panel: Extent, room: Box): Pick<Box, "left" | "top">[] {
  const left = middleLeft(thing, panel, room);
  const top = within(thing.top + thing.height / 2 - panel.height / 2, panel.height, room.top, room.height);
  return [
    { left: thing.left + thing.width + GAP, top },
    { left: thing.left - GAP - panel.width, top },
    { left, top: thing.top - GAP - panel.height },
    { left, top: thing.top + thing.height + GAP },
  ];
}

function middleLeft(thing: Box, panel: Extent, room: Box): number {
  return within(thing.left + thing.width / 2 - panel.width / 2, panel.width, room.left, room.width);
}

function within(start: number, length: number, from: number, room: number): number {
  return Math.max(from + EDGE, Math.min(start, from + room - length - EDGE));
}

function isInside({ left, top }: Pick<Box, "left" | "top">, panel: Extent, room: Box): boolean {
  const isWide = left >= room.left + EDGE && left + panel.width <= room.left + room.width - EDGE;
  return isWide && top >= room.top + EDGE && top + panel.height <= room.top + room.height - EDGE;
}

function squeezed(thing: Box, panel: Extent, room: Box): Place {
  const left = middleLeft(thing, panel, room);
  const above = Math.min(thing.top - GAP, room.top + room.height) - room.top - EDGE;
  const bottom = Math.max(thing.top + thing.height + GAP, room.top);
  const below = room.top + room.height - bottom - EDGE;
  if (Math.max(above, below) < Math.min(LEAST, panel.height)) return overThing(thing, panel, room, left);
  if (above < below) return { left, top: bottom, maxHeight: below };
  const maxHeight = Math.min(above, panel.height);
  return { left, top: room.top + EDGE + above - maxHeight, maxHeight };
}

/** A thing as high as the room: the panel lies over its far half. */
function overThing(thing: Box, panel: Extent, room: Box, left: number): Place {
  const maxHeight = Math.min(panel.height, SHEET * room.height);
  const isLow = thing.top + thing.height / 2 > room.top + room.height / 2;
  return { left, top: isLow ? room.top + EDGE : room.top + room.height - EDGE - maxHeight, maxHeight };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return areaOf({ width, height });
}

/** On a phone: at the edge of the room that is farther from the finger. */
export function sheet(thing: Box, room: Box): { edge: "top" | "bottom"; maxHeight: number } {
  const isLow = thing.top + thing.height / 2 > room.top + room.height / 2;
  const free = isLow ? thing.top - room.top : room.top + room.height - thing.top - thing.height;
  return {
    edge: isLow ? "top" : "bottom",
    maxHeight: Math.min(room.height, Math.max(free - GAP, room.height * SHEET)),
  };
}
