/** The drawings that are here, by title, kind and name of a component. */
import { SvelteMap } from "svelte/reactivity";
import type { Figure } from "./shapes";

/** The drawings of a title's components. */
export interface Art {
  /** By kind and name. */
  kinds: Record<string, Record<string, Figure>>;
  /** By kind: draws what only somebody's own pack names. */
  unknown: Record<string, (name: string) => Figure>;
}

const kept = new SvelteMap<string, Art>();
const made = new Map<string, Figure>();

/** From now on these are the drawings of the title. */
export function keepArt(title: string, art: Art): void {
  if (!kept.has(title)) kept.set(title, art);
}

/** Who that is; nothing until the drawings are here. A name that no drawing knows is drawn by its letters. */
export function figureOf(title: string, kind: string, name: string): Figure | undefined {
  const art = kept.get(title);
  return art && (art.kinds[kind]?.[name] ?? unknown(art, title, kind, name));
}

function unknown(art: Art, title: string, kind: string, name: string): Figure | undefined {
  const key = `${title} ${kind} ${name}`;
  const figure = made.get(key) ?? art.unknown[kind]?.(name);
  if (figure) made.set(key, figure);
  return figure;
}
