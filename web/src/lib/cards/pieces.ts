/** The components of a pack, like ones together, and how many of them go on a sheet of paper. */
import type { Pack } from "$lib/state/catalogue.svelte";
import type { Piece, Size, Source } from "$lib/titles/contract";

export const CARD: Size = { width: 63, height: 88 };
const PAPER: Size = { width: 210, height: 297 };
const GAP = 4; // between two pieces
const MARGIN = 6; // above and below

/** Like ones are counted; the order is the pack's. `copies` says how often the box holds what the pack names once. */
export function listPieces(pack: Pack, copies: Record<string, number> = {}): Piece[] {
  const found = new Map<string, Piece>();
  for (const [kind, rows] of Object.entries(pack)) {
    for (const row of rows) {
      const key = `${kind} ${JSON.stringify(row)}`;
      const piece = found.get(key) ?? { kind, row, source: row.source as Source, count: 0 };
      piece.count += copies[kind] ?? 1;
      found.set(key, piece);
    }
  }
  return [...found.values()];
}

/** Every single one, for scissors; dice are not made of paper. */
export function paperPieces(all: Piece[]): Piece[] {
  return all.filter((piece) => piece.kind !== "die").flatMap((piece) => Array<Piece>(piece.count).fill(piece));
}

/** How many columns and rows of pieces a sheet has room for. */
export function gridOf({ width, height }: Size): { columns: number; rows: number } {
  const columns = Math.floor((PAPER.width + GAP) / (width + GAP));
  const rows = Math.floor((PAPER.height - 2 * MARGIN + GAP) / (height + GAP));
  return { columns, rows };
}

export function sheets<Thing>(things: Thing[], size: number): Thing[][] {
  const count = Math.ceil(things.length / size);
  return Array.from({ length: count }, (_, i) => things.slice(i * size, (i + 1) * size));
}
