/** From plain data to the cells of a record, by its layout: the way back from `decode.ts`. */
import type { Data } from "./decode";
import type { ViewPart } from "./description";

/** The cells of a part, one behind the other; what is not there is 0. */
export function encode(part: ViewPart, data: Data): number[] {
  const cells = cellsOf(part, data);
  return [...cells, ...new Array<number>(part.width - cells.length).fill(0)];
}

function cellsOf(part: ViewPart, data: Data): number[] {
  switch (part.kind) {
    case "number":
    case "flag":
      return [Number(data)];
    case "value":
      return [placeOf(part, data)];
    case "handful":
      return (part.values ?? []).map((value) => listed(data).filter((one) => one === value).length);
    case "maybe":
      return data === null || data === undefined ? [] : [1, ...encode(inner(part), data)];
    case "list":
      return [listed(data).length, ...listed(data).flatMap((one) => encode(inner(part), one))];
    case "each":
      return (part.keys ?? []).flatMap((key) => encode(inner(part), named(data)[key] ?? null));
    case "struct":
      return Object.entries(part.fields ?? {}).flatMap(([name, field]) => encode(field, named(data)[name] ?? null));
  }
}

function placeOf(part: ViewPart, data: Data): number {
  const place = Array.isArray(data) ? placeOfList(part, data) : (part.values ?? []).indexOf(data as never);
  if (place < 0) throw new Error(`${JSON.stringify(data)} is none of the values`);
  return place;
}

function placeOfList(part: ViewPart, data: Data[]): number {
  const wanted = JSON.stringify(data);
  return (part.values ?? []).findIndex((value) => JSON.stringify(value) === wanted);
}

function listed(data: Data): Data[] {
  if (!Array.isArray(data)) throw new Error(`${JSON.stringify(data)} is no list`);
  return data;
}

function named(data: Data): Record<string, Data> {
  return data as Record<string, Data>;
}

function inner(part: ViewPart): ViewPart {
  if (!part.of) throw new Error(`a ${part.kind} of nothing`);
  return part.of;
}
