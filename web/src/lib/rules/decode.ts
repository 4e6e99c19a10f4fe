/** From the cells of a record to plain data, by its layout: one decoder for the views and events of every title. */
import type { ViewPart } from "./description";

export type Data = null | boolean | number | string | Data[] | { [name: string]: Data };
type Cells = Int16Array;

/** The part whose first cell is at `at`. */
export function decode(part: ViewPart, cells: Cells, at = 0): Data {
  const first = cells[at] ?? 0;
  switch (part.kind) {
    case "number":
      return first;
    case "flag":
      return first !== 0;
    case "value":
      return copied(part.values?.[first] ?? null);
    case "handful":
      return (part.values ?? []).flatMap((value, i) => new Array<Data>(cells[at + i] ?? 0).fill(copied(value)));
    case "maybe":
      return first === 0 ? null : decode(inner(part), cells, at + 1);
    case "list":
      return Array.from({ length: first }, (_, i) => decode(inner(part), cells, at + 1 + i * inner(part).width));
    case "each":
      return decodeEach(part, cells, at);
    case "struct":
      return decodeFields(part.fields ?? {}, cells, at);
  }
}

/** Fields one behind the other. */
export function decodeFields(fields: Record<string, ViewPart>, cells: Cells, at = 0): Record<string, Data> {
  const found: Record<string, Data> = {};
  for (const [name, field] of Object.entries(fields)) {
    found[name] = decode(field, cells, at);
    at += field.width;
  }
  return found;
}

/** A part for each key; one that may be absent and is, is left out. */
function decodeEach(part: ViewPart, cells: Cells, at: number): Record<string, Data> {
  const of = inner(part);
  const all = (part.keys ?? []).map((key, i) => [key, decode(of, cells, at + i * of.width)] as const);
  return Object.fromEntries(all.filter(([, value]) => of.kind !== "maybe" || value !== null));
}

function inner(part: ViewPart): ViewPart {
  if (!part.of) throw new Error(`a ${part.kind} of nothing`);
  return part.of;
}

function copied(value: number | string | string[] | null): Data {
  return Array.isArray(value) ? [...value] : value;
}
