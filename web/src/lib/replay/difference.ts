/** Where two pieces of plain data differ first. */
import type { Data } from "../rules/decode";

export interface DataDifference {
  /** Such as `table.rows[0].hero`, with the value behind it. */
  expected: string;
  found: string;
}

const SHOWN = 80; // letters of a value

/** The first difference, with its place; null if there is none. The order of keys does not matter. */
export function differenceOf(expected: Data | undefined, found: Data | undefined, place = ""): DataDifference | null {
  if (isNode(expected) && isNode(found) && Array.isArray(expected) === Array.isArray(found)) {
    const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
    for (const name of names) {
      const inner = differenceOf(expected[name], found[name], placeOf(place, name, Array.isArray(expected)));
      if (inner) return inner;
    }
    return null;
  }
  return expected === found ? null : { expected: written(place, expected), found: written(place, found) };
}

type Node = Record<string, Data | undefined>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

function placeOf(place: string, name: string, isList: boolean): string {
  if (isList) return `${place}[${name}]`;
  return place ? `${place}.${name}` : name;
}

function written(place: string, value: Data | undefined): string {
  const text = value === undefined ? "–" : JSON.stringify(value);
  return `${place}: ${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}`;
}
