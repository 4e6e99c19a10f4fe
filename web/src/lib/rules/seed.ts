/** Secrets that nobody can guess; without a library, since the home page needs nothing else of it. */
const SEED_BYTES = 32;

/** A new secret for the dice and cards of a match, in hexadecimal. */
export function newSeed(bytes = SEED_BYTES): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
