/** The components of a pack, like ones together, each with what a page needs to draw and to name it. */
import type { Pack } from "$lib/state/catalogue";

export type Row = Record<string, unknown>;
export type Source = "rulebook" | "published" | "house" | "own";

export interface Piece {
  kind: string;
  row: Row;
  source: Source;
  count: number;
}

export interface FaceProps {
  piece: Piece;
}

/** Like ones are counted; the order is the pack's. */
export function pieces(pack: Pack): Piece[] {
  const found = new Map<string, Piece>();
  for (const [kind, rows] of Object.entries(pack)) {
    for (const row of rows) {
      const key = `${kind} ${JSON.stringify(row)}`;
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { kind, row, source: row.source as Source, count: 1 });
    }
  }
  return [...found.values()];
}

/** Every single one, for scissors; dice are not made of paper. */
export function printed(all: Piece[]): Piece[] {
  return all.filter((piece) => piece.kind !== "die").flatMap((piece) => Array<Piece>(piece.count).fill(piece));
}

/** Seven copies of each move are in a box of Superhero Battle; the pack names each move once. */
const COPIES: Record<string, Record<string, number>> = { battle: { move: 7 } };

export function withCopies(title: string, all: Piece[]): Piece[] {
  return all.map((piece) => ({ ...piece, count: piece.count * (COPIES[title]?.[piece.kind] ?? 1) }));
}

export function sheets<Thing>(things: Thing[], size: number): Thing[][] {
  const count = Math.ceil(things.length / size);
  return Array.from({ length: count }, (_, i) => things.slice(i * size, (i + 1) * size));
}
