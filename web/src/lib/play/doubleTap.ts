/** A second tap in the same place is a double tap: it was not meant for what has just appeared there. */
const SOON = 350; // milliseconds
const NEAR = 24; // pixels

type Tap = Pick<MouseEvent, "timeStamp" | "clientX" | "clientY" | "detail">;

/** Tells of each tap whether it is such a second one; a key press never is. */
export function doubleTapFilter(): (tap: Tap) => boolean {
  let last: Tap | null = null;
  return (tap) => {
    if (!tap.detail) return false;
    const isTwice =
      last !== null &&
      tap.timeStamp - last.timeStamp < SOON &&
      Math.hypot(tap.clientX - last.clientX, tap.clientY - last.clientY) < NEAR;
    if (!isTwice) last = tap;
    return isTwice;
  };
}
