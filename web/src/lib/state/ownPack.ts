/** The owner's packs of this browser, one for each title. */
import { readStored, store } from "./stored";

const key = (title: string) => `herotable-pack-${title}`;

export function keptPack(title: string): string | null {
  return readStored(key(title));
}

export function keepPack(title: string, text: string): void {
  store(key(title), text.trim() ? text : null);
}
