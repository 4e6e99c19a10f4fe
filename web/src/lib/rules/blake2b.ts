/** BLAKE2b by the code of the rules: scripts have no whole numbers of 64 bits, and take ten times as long. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { type Memory, array } from "./memory";

const BLOCK = 128;
const WORD = 8;
const STATE_WORDS = 8;
const SEQUENTIAL = 0x01010000; // the parameters of a digest without branches
const NO_KEY = new Uint8Array();

export class Blake2b {
  private state: number;
  private message: number;

  /** Digests of at most so many bytes; they take their place in the memory for good. */
  constructor(
    private memory: Memory,
    private longest: number,
  ) {
    this.state = memory.reserve(STATE_WORDS * WORD);
    this.message = memory.reserve(BLOCK + whole(longest));
  }

  /** The first bytes of the digest, so many, in hexadecimal letters. */
  hex(message: Uint8Array, size: number, key: Uint8Array = NO_KEY): string {
    const length = this.put(message, key);
    const words = array(this.message, whole(length) / WORD, WORD);
    const parameters = SEQUENTIAL | (key.length << 8) | size;
    const state = array(this.state, STATE_WORDS, WORD);
    this.memory.call("blake2b", ...words, BigInt(length), BigInt(parameters), ...state);
    return bytesToHex(this.memory.bytes(this.state, size));
  }

  /** Write a key into a block of its own, the message behind it, and zeros to the end of the last block. */
  private put(message: Uint8Array, key: Uint8Array): number {
    if (message.length > this.longest) throw new RangeError(`a message of ${message.length} bytes`);
    const at = key.length ? BLOCK : 0;
    const length = at + message.length;
    const bytes = this.memory.bytes(this.message, whole(length));
    bytes.fill(0, 0, at).fill(0, length);
    bytes.set(key);
    bytes.set(message, at);
    return length;
  }
}

/** So many bytes in whole blocks, at least one. */
function whole(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / BLOCK)) * BLOCK;
}
