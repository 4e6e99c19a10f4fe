/** Things of one shape spread over a zone: as large as there is room for, in as many rows as that takes. */

export interface Spread {
  width: number;
  height: number;
  /** The upper left corner of each, and how much larger than the others it is. */
  places: { x: number; y: number; scale?: number }[];
}

export interface Room {
  width: number;
  height: number;
}

export interface Shape {
  /** Width divided by height; 0: whatever fills the zone. */
  ratio: number;
  /** As wide as this for their height where there is room. */
  widest?: number;
  /** Between two things. */
  gap: number;
  /** No wider than this. */
  most?: number;
  /** In no more rows than this. */
  rows?: number;
  /** No larger than so many of them would be: fewer do not grow. */
  least?: number;
  /** More than that lie over each other, in one row, and do not shrink. */
  overlap?: boolean;
}

export function spread(count: number, room: Room, shape: Shape): Spread {
  if (shape.overlap) return overlapping(count, room, shape);
  const sized = Math.max(count, shape.least ?? 0);
  const most = Math.min(count, shape.rows ?? count);
  const ways = Array.from({ length: most }, (_, i) => sizeIn(i + 1, sized, room, shape));
  const best = ways.reduce((one, other) => (area(other) > 1.05 * area(one) ? other : one), {
    rows: 1,
    width: 0,
    height: 0,
  });
  return { width: best.width, height: best.height, places: placed(count, best, room, shape.gap) };
}

interface Way {
  rows: number;
  width: number;
  height: number;
}

function area({ width, height }: Way): number {
  return width * height;
}

function sizeIn(rows: number, count: number, room: Room, shape: Shape): Way {
  const { ratio, widest = ratio, gap, most = Infinity } = shape;
  const columns = Math.ceil(count / rows);
  const wide = Math.max(0, Math.min(most, (room.width - gap * (columns - 1)) / columns));
  const high = Math.max(0, (room.height - gap * (rows - 1)) / rows);
  if (!ratio) return { rows, width: wide, height: high };
  const width = Math.floor(Math.min(wide, high * widest));
  return { rows, width, height: Math.floor(Math.min(high, width / ratio)) };
}

/** One row; the next thing lies over the right side of the one before it where there is no room beside it. */
function overlapping(count: number, room: Room, shape: Shape): Spread {
  const { width, height } = sizeIn(1, shape.least ?? 1, room, shape);
  const step = count > 1 ? Math.max(0, Math.min(width + shape.gap, (room.width - width) / (count - 1))) : 0;
  const left = (room.width - width - step * (count - 1)) / 2;
  const y = Math.round((room.height - height) / 2);
  return { width, height, places: Array.from({ length: count }, (_, i) => ({ x: Math.round(left + i * step), y })) };
}

/** Rows as even as can be, each in the middle of the room. */
function placed(count: number, { rows, width, height }: Way, room: Room, gap: number): Spread["places"] {
  const columns = Math.ceil(count / rows);
  const top = (room.height - rows * height - (rows - 1) * gap) / 2;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const beside = Math.min(columns, count - row * columns);
    const left = (room.width - beside * width - (beside - 1) * gap) / 2;
    return { x: Math.round(left + (i % columns) * (width + gap)), y: Math.round(top + row * (height + gap)) };
  });
}
