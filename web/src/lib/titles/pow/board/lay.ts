/** Where tiles and dice lie in their zones. Both keep one size, and grow by being magnified: nothing is laid out anew. */
import type { Room, Shape, Spread } from "$lib/ui/stage/spread";
import { DICE } from "./choice";

const FAR = 0.8; // the size of a tile out of reach of the dice, beside one within
const FULL = 12; // tiles of a row at the beginning
const APART = 0.4; // of a die, between those just rolled and those kept

interface Way {
  lines: 1 | 2;
  /** Of a tile within reach. */
  height: number;
}

/** A row of tiles: in one line, or those out of reach in a second one, whichever makes them larger. */
export function layRow(count: number, room: Room, shape: Shape): Spread {
  const full = wayOf(FULL, room, shape);
  const width = Math.floor(
    Math.min((shape.widest ?? shape.ratio) * full.height, widest(FULL, full.lines, room, shape)),
  );
  const height = Math.floor(full.height);
  if (!count || height <= 0) return { width: Math.max(0, width), height: Math.max(0, height), places: [] };
  const way = wayOf(count, room, { ...shape, ratio: width / height });
  return { width, height, places: placed(count, way, { width, height }, room, shape.gap) };
}

function wayOf(count: number, room: Room, shape: Shape): Way {
  const ways = ([1, 2] as const).map((lines) => ({ lines, height: heightIn(count, lines, room, shape) }));
  return count > DICE && ways[1]!.height > ways[0]!.height ? ways[1]! : ways[0]!;
}

function heightIn(count: number, lines: 1 | 2, room: Room, shape: Shape): number {
  const high = (room.height - shape.gap * (lines - 1)) / (lines === 1 ? 1 : 1 + FAR);
  return Math.max(0, Math.min(high, widest(count, lines, room, shape) / shape.ratio));
}

/** How wide a tile within reach may be. */
function widest(count: number, lines: 1 | 2, room: Room, { gap }: Shape): number {
  const near = Math.min(count, DICE);
  const far = count - near;
  if (lines === 1) return (room.width - gap * count) / (near + FAR * far);
  return Math.min((room.width - gap * near) / near, (room.width - gap * far) / (FAR * far));
}

function placed(count: number, way: Way, tile: Room, room: Room, gap: number): Spread["places"] {
  const near = Math.min(count, DICE);
  const scale = way.height / tile.height;
  const first = way.lines === 1 ? count : near;
  const total = way.lines === 1 ? way.height : way.height * (1 + FAR) + gap;
  const top = (room.height - total) / 2;
  const line = (from: number, to: number, bottom: number) => {
    const scales = Array.from({ length: to - from }, (_, i) => (from + i < DICE ? scale : FAR * scale));
    const sum = scales.reduce((sum, one) => sum + one * tile.width, 0);
    let x = (room.width - sum - gap * (scales.length - 1)) / 2;
    return scales.map((scale) => {
      const place = { x: Math.round(x), y: Math.round(bottom - scale * tile.height), scale };
      x += scale * tile.width + gap;
      return place;
    });
  };
  return [...line(0, first, top + way.height), ...line(first, count, top + total)];
}

/** The dice in a line: so many just rolled, then those kept. */
export function layDice(rolled: number) {
  return (count: number, room: Room, { gap, most = Infinity }: Shape): Spread => {
    const wide = (room.width - gap * (DICE - 1)) / (DICE + APART);
    const size = Math.floor(Math.max(0, Math.min(most, room.height, wide)));
    const isSplit = rolled > 0 && rolled < count;
    const total = count * size + (count - 1) * gap + (isSplit ? APART * size : 0);
    const left = (room.width - total) / 2;
    const y = Math.round((room.height - size) / 2);
    const at = (i: number) => left + i * (size + gap) + (isSplit && i >= rolled ? APART * size : 0);
    return {
      width: size,
      height: size,
      places: Array.from({ length: count }, (_, i) => ({ x: Math.round(at(i)), y })),
    };
  };
}
