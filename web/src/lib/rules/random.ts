/** Random numbers as Python's `random.Random` has them for a seed of text: bots choose here as they do there. */
import { sha512 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

const SIZE = 624;
const HALF = 397;
const FIRST_SEED = 19650218;

/** The Mersenne Twister. */
export class Random {
  private state: Uint32Array;
  private next = SIZE;

  constructor(seed: string) {
    this.state = stirred(wordsOf(seed));
  }

  /** So many random bits, at most 32. */
  bits(count: number): number {
    if (this.next >= SIZE) this.twist();
    return tempered(this.state[this.next++] ?? 0) >>> (32 - count);
  }

  /** A number from 0 up to and without `end`. */
  below(end: number): number {
    const count = 32 - Math.clz32(end);
    let found = this.bits(count);
    while (found >= end) found = this.bits(count);
    return found;
  }

  /** So many words of 32 bits. */
  words(count: number): number[] {
    return Array.from({ length: count }, () => this.bits(32));
  }

  private twist(): void {
    const { state } = this;
    const at = (i: number) => state[i % SIZE] ?? 0;
    for (let i = 0; i < SIZE; i++) {
      const joined = (at(i) & 0x80000000) | (at(i + 1) & 0x7fffffff);
      state[i] = at(i + HALF) ^ (joined >>> 1) ^ (joined & 1 ? 0x9908b0df : 0);
    }
    this.next = 0;
  }
}

function tempered(word: number): number {
  word ^= word >>> 11;
  word ^= (word << 7) & 0x9d2c5680;
  word ^= (word << 15) & 0xefc60000;
  return (word ^ (word >>> 18)) >>> 0;
}

/** The text and its SHA-512 as one long number, in words of 32 bits, the lowest first. */
function wordsOf(seed: string): number[] {
  const text = utf8ToBytes(seed);
  const bytes = [...text, ...sha512(text)].reverse();
  const words = Array.from({ length: Math.ceil(bytes.length / 4) }, (_, i) =>
    [0, 1, 2, 3].reduce((word, byte) => word + (bytes[i * 4 + byte] ?? 0) * 2 ** (8 * byte), 0),
  );
  while (words.length > 1 && words.at(-1) === 0) words.pop();
  return words;
}

/** The state that a key sets (`init_by_array` of the Mersenne Twister). */
function stirred(key: number[]): Uint32Array {
  const state = counted(FIRST_SEED);
  const mix = (i: number, factor: number) => {
    const before = state[i - 1] ?? 0;
    return (state[i] ?? 0) ^ Math.imul(before ^ (before >>> 30), factor);
  };
  let i = 1;
  const step = (factor: number, more: number) => {
    state[i] = mix(i, factor) + more;
    if (++i < SIZE) return;
    state[0] = state[SIZE - 1] ?? 0;
    i = 1;
  };
  for (let k = 0; k < Math.max(SIZE, key.length); k++) step(1664525, (key[k % key.length] ?? 0) + (k % key.length));
  for (let k = 1; k < SIZE; k++) step(1566083941, -i);
  state[0] = 0x80000000;
  return state;
}

function counted(seed: number): Uint32Array {
  const state = new Uint32Array(SIZE);
  state[0] = seed;
  for (let i = 1; i < SIZE; i++) {
    const before = state[i - 1] ?? 0;
    state[i] = Math.imul(before ^ (before >>> 30), 1812433253) + i;
  }
  return state;
}
