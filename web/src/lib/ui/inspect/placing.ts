/** Where the inspector's panel lies: beside the thing, inside the window, over as little as possible of what is lit. */
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
const EDGE = 8; // to the edge of the window
const SHEET = 0.45; // of the window, at least, for the sheet of a phone

/** Beside the thing; where no side has room, on that of the two sides above and below that has more. */
export function beside(thing: Box, panel: Extent, view: Extent, lit: Box[] = []): Place {
  const places = sides(thing, panel, view).filter((place) => isInside(place, panel, view));
  const least = (one: Box) => lit.reduce((sum, other) => sum + overlap(one, other), 0);
  const best = places.sort((a, b) => least({ ...a, ...panel }) - least({ ...b, ...panel }))[0];
  return best ? { ...best, maxHeight: view.height - 2 * EDGE } : squeezed(thing, panel, view);
}

function sides(thing: Box, panel: Extent, view: Extent): Pick<Box, "left" | "top">[] {
  const left = within(thing.left + thing.width / 2 - panel.width / 2, panel.width, view.width);
  const top = within(thing.top + thing.height / 2 - panel.height / 2, panel.height, view.height);
  return [
    { left: thing.left + thing.width + GAP, top },
    { left: thing.left - GAP - panel.width, top },
    { left, top: thing.top - GAP - panel.height },
    { left, top: thing.top + thing.height + GAP },
  ];
}

function within(start: number, length: number, room: number): number {
  return Math.max(EDGE, Math.min(start, room - length - EDGE));
}

function isInside(place: Pick<Box, "left" | "top">, panel: Extent, view: Extent): boolean {
  const isWide = place.left >= EDGE && place.left + panel.width <= view.width - EDGE;
  return isWide && place.top >= EDGE && place.top + panel.height <= view.height - EDGE;
}

function squeezed(thing: Box, panel: Extent, view: Extent): Place {
  const left = within(thing.left + thing.width / 2 - panel.width / 2, panel.width, view.width);
  const above = thing.top - GAP - EDGE;
  const below = view.height - thing.top - thing.height - GAP - EDGE;
  if (above < below) return { left, top: thing.top + thing.height + GAP, maxHeight: below };
  const maxHeight = Math.min(above, panel.height);
  return { left, top: thing.top - GAP - maxHeight, maxHeight };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** On a phone: at the edge of the window that is farther from the finger. */
export function sheet(thing: Box, view: Extent): { edge: "top" | "bottom"; maxHeight: number } {
  const isLow = thing.top + thing.height / 2 > view.height / 2;
  const room = isLow ? thing.top : view.height - thing.top - thing.height;
  return { edge: isLow ? "top" : "bottom", maxHeight: Math.max(room - GAP, view.height * SHEET) };
}
