/** Choices that a name makes: the same name chooses the same everywhere. */

/** A number of the name's letters (FNV-1a). */
export function seedOf(name: string): number {
  let seed = 0x811c9dc5;
  for (const letter of name) seed = Math.imul(seed ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return seed;
}

/** One of the choices, by the seed and by what is chosen. */
export function pick<Choice>(choices: readonly Choice[], seed: number, what: number): Choice {
  let mixed = Math.imul(seed ^ Math.imul(what, 0x9e3779b1), 0x85ebca6b) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0;
  return choices[((mixed ^ (mixed >>> 16)) >>> 0) % choices.length] as Choice;
}
