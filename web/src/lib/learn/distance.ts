/** How far to scroll so that the upper part of a thing is in sight; a card may hang over the edge, as a hand does. */
const SHOWN = 90;
const GAP = 8;

type Span = Pick<DOMRect, "top" | "bottom">;

export function distance(frame: Span, thing: Span): number {
  const end = Math.min(thing.bottom, thing.top + SHOWN);
  if (thing.top < frame.top) return thing.top - frame.top - GAP;
  return end > frame.bottom ? end - frame.bottom + GAP : 0;
}
