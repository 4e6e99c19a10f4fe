import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { Blake2b } from "./blake2b";
import { rulesOf } from "./node/load";

const LONGEST = 1000;
const { memory } = await rulesOf("../src/herotable/rules_wasm", "pow");
const digests = new Blake2b(memory, LONGEST);

function message(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => i * 7 + 1);
}

describe("BLAKE2b in WebAssembly", () => {
  it.each([LONGEST, 0, 1, 127, 128, 129, 255, 256, 257])("digests %i bytes, with and without a key", (length) => {
    const [text, key] = [message(length), message(32)];
    expect(digests.hex(text, 8)).toBe(bytesToHex(blake2b(text, { dkLen: 8 })));
    expect(digests.hex(text, 64, key)).toBe(bytesToHex(blake2b(text, { dkLen: 64, key })));
  });

  it("refuses what its place cannot hold", () => {
    expect(() => digests.hex(message(LONGEST + 1), 8)).toThrow(RangeError);
  });
});
