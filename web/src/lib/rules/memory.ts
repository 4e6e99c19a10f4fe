/** The memory of a WebAssembly module, and its functions: Numba's way to call them. */

type Argument = number | bigint;
type Function = (answer: number, error: number, ...args: Argument[]) => number;

const PAGE = 1 << 16;
const ALIGNED = 16;

export class Memory {
  private exports: Record<string, unknown>;
  private memory: WebAssembly.Memory;
  private end: number;
  private answer: number;
  private numbers: Int32Array;

  constructor(instance: WebAssembly.Instance) {
    this.exports = instance.exports;
    this.memory = instance.exports.memory as WebAssembly.Memory;
    this.numbers = new Int32Array(this.memory.buffer);
    this.end = Number((instance.exports.heap as WebAssembly.Global).value);
    this.answer = this.reserve(ALIGNED);
  }

  /** A place for so many bytes, for good. */
  reserve(bytes: number): number {
    const place = this.end;
    this.end += Math.ceil(bytes / ALIGNED) * ALIGNED;
    this.grow(this.end);
    return place;
  }

  /** Room for so many bytes behind all that is reserved; the next call may give the same place. */
  scratch(bytes: number): number {
    this.grow(this.end + bytes);
    return this.end;
  }

  bytes(place: number, length: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, place, length);
  }

  /** Write all bytes of an array. */
  put(place: number, { buffer, byteOffset, byteLength }: Uint32Array | Int32Array): void {
    this.bytes(place, byteLength).set(new Uint8Array(buffer, byteOffset, byteLength));
  }

  /** Call a function and read its answer, a whole number. */
  call(name: string, ...args: Argument[]): number {
    const failed = (this.exports[name] as Function)(this.answer, this.answer + 8, ...args);
    if (failed) throw new Error(`${name} failed with status ${failed}`);
    return this.numbers[this.answer / 4] ?? 0; // the lower half: no answer needs more
  }

  private grow(bytes: number): void {
    const missing = bytes - this.memory.buffer.byteLength;
    if (missing <= 0) return;
    this.memory.grow(Math.ceil(missing / PAGE));
    this.numbers = new Int32Array(this.memory.buffer); // the old buffer is gone
  }
}

/** An array of elements of some bytes, as a function takes it. */
export function array(place: number, length: number, bytes: number): Argument[] {
  return [0, 0, BigInt(length), BigInt(bytes), place, BigInt(length), BigInt(bytes)];
}
