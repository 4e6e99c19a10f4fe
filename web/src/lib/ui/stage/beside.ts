/** Where something can lie over a board so that it covers as little as possible of what it is about. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Size = Pick<Box, "width" | "height">;
type Spot = Pick<Box, "left" | "top">;

const GAP = 6;
const PARTS = [0.5, 0.25, 0.75, 0, 1]; // of the room that is left
const ABOUT = 20; // how much worse it is to cover the thing itself than anything else that should be seen

/** A spot in the room, beside the thing if there is one; others should be seen too, if possible. */
export function beside(room: Size, thing: Box | null, others: Box[], size: Size): Spot {
  const spots = (thing ? around(thing, size) : []).concat(allOver(room, size)).map((spot) => within(room, size, spot));
  const cost = (spot: Spot) => {
    const box = { ...spot, ...size };
    const covered = others.reduce((sum, other) => sum + overlap(box, other), 0);
    return covered + (thing ? ABOUT * overlap(box, thing) + apart(box, thing) : 0);
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

/** The box of a thing where it comes to rest, if it is still on its way. */
export function restingBox(thing: Element): Box {
  thing.getBoundingClientRect(); // lets motion begin that the last change has caused
  const motions = thing.getAnimations?.() ?? [];
  const times = motions.map(({ currentTime }) => currentTime);
  for (const motion of motions) {
    const end = motion.effect?.getComputedTiming().endTime;
    if (typeof end === "number" && Number.isFinite(end)) motion.currentTime = Math.max(0, end - 0.1);
  }
  const box = thing.getBoundingClientRect();
  motions.forEach((motion, i) => (motion.currentTime = times[i]!));
  return box;
}

function around({ left, top, width, height }: Box, size: Size): Spot[] {
  const [x, y] = [left + (width - size.width) / 2, top + (height - size.height) / 2];
  return [
    { left: x, top: top + height + GAP },
    { left: x, top: top - size.height - GAP },
    { left: left + width + GAP, top: y },
    { left: left - size.width - GAP, top: y },
  ];
}

/** The middle of the room first, then all over it, to its edges and its corners. */
function allOver(room: Size, size: Size): Spot[] {
  const [x, y] = [room.width - size.width, room.height - size.height];
  return PARTS.flatMap((down) => PARTS.map((along) => ({ left: x * along, top: y * down })));
}

function within(room: Size, size: Size, { left, top }: Spot): Spot {
  const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));
  return { left: clamp(left, room.width - size.width), top: clamp(top, room.height - size.height) };
}

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** How far apart the middles are. */
function apart(one: Box, other: Box): number {
  const [x, y] = [one.left + one.width / 2, one.top + one.height / 2];
  return Math.hypot(x - other.left - other.width / 2, y - other.top - other.height / 2);
}
