/** The table that a part of the page shows, for whoever asks about a thing in it. */
import type { Scene } from "./contract";

type Shown = () => Scene | null;
const scenes = new WeakMap<Element, Shown>();

/** An attachment for the element around a board. */
export function scene(shown: () => unknown) {
  return (element: Element): (() => void) => {
    scenes.set(element, shown as Shown);
    return () => void scenes.delete(element);
  };
}

/** The table in which a thing lies; null on pages without one. */
export function sceneOf(thing: Element): Scene | null {
  for (let element: Element | null = thing; element; element = element.parentElement) {
    const shown = scenes.get(element)?.();
    if (shown) return shown;
  }
  return null;
}
