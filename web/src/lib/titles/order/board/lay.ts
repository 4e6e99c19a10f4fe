/** A shelf in its zone: its cards in the middle, over each other where they are many, and a whole place at each end. */
import { spread, type Room, type Shape, type Spread } from "$lib/ui/stage/spread";
import type { End } from "./choice";

/** Things are the places at open ends and the cards between them, from the left. */
export function layShelf(open: readonly End[], count: number, room: Room, shape: Shape): Spread {
  const cards = count - open.length;
  if (cards <= 0) return spread(count, room, { ...shape, overlap: true });
  const { width, height } = spread(1, room, { ...shape, overlap: true });
  const slot = width + shape.gap;
  const inner = spread(
    cards,
    { ...room, width: room.width - open.length * slot },
    { ...shape, most: width, least: 1, overlap: true },
  );
  const moved = inner.places.map(({ x, y }) => ({ x: x + (open.includes("left") ? slot : 0), y }));
  const before = moved.slice(0, 1).map(({ x, y }) => ({ x: x - slot, y }));
  const behind = moved.slice(-1).map(({ x, y }) => ({ x: x + slot, y }));
  const places = [...(open.includes("left") ? before : []), ...moved, ...(open.includes("right") ? behind : [])];
  return { width, height, places };
}
