/** How tiles and players share a width. */
import { DICE } from "./choice";

const NEAR = 4;
const FAR = 3;
const BETWEEN = 0.5;

/** Into how many parts a row is cut for so many tiles: four to one within reach of the dice, three to another. */
export function shares(tiles: number): number {
  const near = Math.min(tiles, DICE);
  const far = tiles - near;
  return Math.max(1, NEAR * near + FAR * far + (far ? BETWEEN : 0));
}

/** So few tiles are shown larger on a phone too. */
export const FEW = 3;
const LINE = 7;

/** Does a row of so many tiles take two lines of a phone? */
export function isLong(tiles: number): boolean {
  return tiles > LINE;
}

/** How many near tiles, and how many far ones, a line of a phone holds. */
export function inLine(tiles: number): { near: number; far: number } {
  if (tiles <= FEW) return { near: FEW + 1, far: LINE };
  return { near: isLong(tiles) ? DICE : Math.max(DICE, tiles), far: Math.max(DICE, Math.min(tiles, LINE)) };
}

/** How many sixths of a phone's width each rival has, and oneself: lines of two or three, the last one full. */
export function spans(seats: number, isWatched: boolean): { rival: number; own: number } {
  if (isWatched) return { rival: seats === 2 || seats === 4 ? 3 : 2, own: 0 };
  const rival = seats === 2 ? 3 : 2;
  return { rival, own: 6 - ((rival * (seats - 1)) % 6) };
}
