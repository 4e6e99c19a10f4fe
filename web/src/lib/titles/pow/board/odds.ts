/** The odds of a roll, as the rules tell them. */
import type { Kind } from "./choice";

/**
 * In how many ways each place of a row opens, the first place first, and any tile of a rival; and the place that the
 * kept dice open by themselves.
 */
interface Odds {
  pointed: number | null;
  places: number[];
  theft: number;
}

/** Of so many equally likely ways, those that open tiles, and those that open none. */
export type Chances = Record<Kind, Odds> & { of: number; nothing: number };

/** A chance as people read it: never 0 or 100 unless it is. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return "<1";
  if (chance < 1 && chance > 0.99) return ">99";
  return String(Math.round(chance * 100));
}
