/** Taking back parts of a move that is being chosen. */
import type { Picked } from "$lib/titles/contract";

/** One thing less: the last part, or of several things of one kind the last. */
export function dropLast(picked: Picked): Picked {
  const [name, value] = Object.entries(picked).at(-1) ?? [];
  if (name && Array.isArray(value) && value.length > 1) return { ...picked, [name]: value.slice(0, -1) };
  return Object.fromEntries(Object.entries(picked).slice(0, -1));
}

/** What was picked before a field: without it and everything after it. */
export function dropFrom(picked: Picked, field: string): Picked {
  const names = Object.keys(picked);
  const place = names.indexOf(field);
  return place < 0 ? dropLast(picked) : Object.fromEntries(Object.entries(picked).slice(0, place));
}
