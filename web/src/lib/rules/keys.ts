/** What follows from the seed of a match: the key of each move, the fingerprint of a table, the commitment. */
import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The random key of a place in a match, of the secret seed and the players' words. */
export function keyOf(seed: string, words: readonly string[], place: string): Uint32Array {
  const key = blake2b(utf8ToBytes([seed, ...words, place].join("\0")), { dkLen: 16 });
  const bytes = new DataView(key.buffer, key.byteOffset, key.byteLength);
  return Uint32Array.from([0, 4, 8, 12], (at) => bytes.getUint32(at, true));
}

/** Where a move stands in a match: `0` for the set-up, `first`, then the number of the moves before. */
export function placeOf(move: number): string {
  return move === 1 ? "first" : String(Math.max(0, move - 1));
}

/** What binds a match to its seed without telling it. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

/** Equal for equal tables of matches with the same seed. */
export function fingerprintOf(seed: string, table: Uint8Array): string {
  const key = blake2b(utf8ToBytes(seed), { dkLen: 32 });
  return bytesToHex(blake2b(table, { key, dkLen: 8 }));
}
