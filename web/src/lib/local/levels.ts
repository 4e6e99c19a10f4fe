/** The levels of the bots on this device, as the rules of each title name them. */
import type { Level } from "../api/types";
import { titleOf } from "./rulesFiles";

const LEVELS = import.meta.glob<Record<Level, number>>("../../../../src/herotable/rules_wasm/*.json", {
  import: "levels",
  eager: true, // this key alone
});
const BY_TITLE = new Map(Object.entries(LEVELS).map(([path, levels]) => [titleOf(path), levels]));

/** The levels of a title, from the lowest; null for one whose rules do not run here. */
export function levelsHere(title: string): Level[] | null {
  const levels = BY_TITLE.get(title);
  return levels ? (Object.keys(levels) as Level[]) : null;
}
