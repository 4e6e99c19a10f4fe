/** Which cards are of our own making, by the match's pack. */
import type { Card } from "./choice";

type Pack = Record<string, Record<string, unknown>[]>;

/** Cards are numbered from 1, toys before edges. */
export function isHouse(pack: Pack, card: Card): boolean {
  const rows = [...(pack.toy ?? []), ...(pack.edge ?? [])];
  return rows[card.card - 1]?.source === "house";
}
