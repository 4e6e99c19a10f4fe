/** What follows from the seed of a match: the key of each move, the key of the fingerprints, the commitment. */
import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const SET_UP = "0";
const FIRST = "first";
/** A seed of two: one for the set-up and the first moves, and another for all that comes later. */
const CONTINUED = /^(.*), after (\d{1,6}) moves ([0-9a-f]{64})$/u;

const PRINT_KEY = 32; // bytes
let last: { seed: string | null; key: Uint8Array } = { seed: null, key: new Uint8Array() };

/** The random key of a place in a match, of the secret seed and the players' words; as in `engine/secret.py`. */
export function keyOf(seed: string, words: readonly string[], place: string): Uint32Array {
  const [, first, moves, later] = CONTINUED.exec(seed) ?? [];
  if (first === undefined || later === undefined) return hashed(seed, words, place);
  const isFirst = place === SET_UP || movesBefore(place) < Number(moves);
  return isFirst ? hashed(first, words.map(nobodys), place) : hashed(later, words, place);
}

/** Nobody has added a word to the first seed. */
const nobodys = () => "";

function hashed(seed: string, words: readonly string[], place: string): Uint32Array {
  const key = blake2b(utf8ToBytes([seed, ...words, place].join("\0")), { dkLen: 16 });
  const bytes = new DataView(key.buffer, key.byteOffset, key.byteLength);
  return Uint32Array.from([0, 4, 8, 12], (at) => bytes.getUint32(at, true));
}

/** Where a move stands in a match: `0` for the set-up, `first`, then the number of the moves before. */
export function placeOf(move: number): string {
  return move === 1 ? FIRST : String(Math.max(0, move - 1));
}

function movesBefore(place: string): number {
  return place === FIRST ? 0 : Number(place);
}

/** What binds a match to its seed without telling it. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

/** The secret key of the fingerprints in matches with a seed. */
export function printKeyOf(seed: string): Uint8Array {
  if (last.seed !== seed) last = { seed, key: blake2b(utf8ToBytes(seed), { dkLen: PRINT_KEY }) };
  return last.key;
}
