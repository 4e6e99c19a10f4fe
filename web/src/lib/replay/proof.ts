/** Every die and every card of a match, computed once more from its seed: nothing here asks the server. */
import { commitmentOf, keyOf, placeOf } from "../rules/keys";

/** The sides of a draw, and the side (from 0 on) that came up. */
export type Draw = readonly [sides: number, value: number];

/** A draw that does not follow from the seed. */
export interface Difference {
  move: number;
  sides: number;
  drawn: number;
  expected: number;
}

export interface Proof {
  isCommitted: boolean;
  draws: number;
  differences: Difference[];
}

const WORD = 2 ** 32;

/** xoshiro128++; its first state is the key of a move. */
export class Random {
  private state: Uint32Array;

  constructor(seed: string, words: readonly string[], place: string) {
    this.state = keyOf(seed, words, place);
  }

  /** A fair number from 0 to sides - 1: words that would favour some are thrown away. */
  below(sides: number): number {
    const unfair = WORD % sides;
    for (;;) {
      const wide = this.bits() * sides; // exact: sides stay far below 2 ** 21
      if (wide % WORD >= unfair) return Math.floor(wide / WORD);
    }
  }

  private bits(): number {
    const s = this.state;
    const [a = 0, b = 0, c = 0, d = 0] = s;
    s[2] = c ^ a;
    s[3] = d ^ b;
    s[1] = b ^ s[2];
    s[0] = a ^ s[3];
    s[2] ^= b << 9;
    s[3] = turned(s[3], 11);
    return (turned((a + d) >>> 0, 7) + a) >>> 0;
  }
}

function turned(word: number, by: number): number {
  return ((word << by) | (word >>> (32 - by))) >>> 0;
}

/** What the draws of a move should have been; 0 is the set-up. */
export function redrawn(seed: string, words: readonly string[], move: number, draws: readonly Draw[]): number[] {
  const random = new Random(seed, words, placeOf(move));
  return draws.map(([sides]) => random.below(sides));
}

export function prove(
  match: { seed: string; commitment: string; words: readonly string[] },
  draws: readonly (readonly Draw[])[],
): Proof {
  return {
    isCommitted: commitmentOf(match.seed) === match.commitment,
    draws: draws.reduce((sum, drawn) => sum + drawn.length, 0),
    differences: draws.flatMap((drawn, move) =>
      differences(move, drawn, redrawn(match.seed, match.words, move, drawn)),
    ),
  };
}

function differences(move: number, draws: readonly Draw[], expected: number[]): Difference[] {
  const all = draws.map(([sides, drawn], i) => ({ move, sides, drawn, expected: expected[i] ?? -1 }));
  return all.filter((draw) => draw.drawn !== draw.expected);
}
