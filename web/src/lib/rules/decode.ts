/** From the cells of a record to plain data, by its layout: one decoder for the views and events of every title. */
import type { ViewPart } from "./description";

export type Data = null | boolean | number | string | Data[] | { [name: string]: Data };
type Cells = Int16Array | Int32Array;
type Reader = (cells: Cells, at: number) => Data;

// A layout is looked through once; what reads its cells is kept with it.
const readers = new WeakMap<ViewPart, Reader>();
const fieldReaders = new WeakMap<Record<string, ViewPart>, Reader>();

/** The part whose first cell is at `at`. */
export function decode(part: ViewPart, cells: Cells, at = 0): Data {
  return readerOf(part)(cells, at);
}

/** Fields one behind the other. */
export function decodeFields(fields: Record<string, ViewPart>, cells: Cells): Record<string, Data> {
  return readerOfFields(fields)(cells, 0) as Record<string, Data>;
}

function readerOf(part: ViewPart): Reader {
  const reader = readers.get(part) ?? newReader(part);
  readers.set(part, reader);
  return reader;
}

function newReader(part: ViewPart): Reader {
  switch (part.kind) {
    case "number":
      return (cells, at) => cells[at] ?? 0;
    case "flag":
      return (cells, at) => cells[at] !== 0;
    case "value":
      return valueReader(part.values ?? []);
    case "handful":
      return handfulReader(part.values ?? []);
    case "maybe":
      return maybeReader(readerOf(inner(part)));
    case "list":
      return listReader(readerOf(inner(part)), inner(part).width);
    case "each":
      return eachReader(part.keys ?? [], inner(part));
    case "struct":
      return readerOfFields(part.fields ?? {});
  }
}

type Values = (number | string | string[])[];

function valueReader(values: Values): Reader {
  return (cells, at) => copied(values[cells[at] ?? 0] ?? null);
}

function handfulReader(values: Values): Reader {
  return (cells, at) => values.flatMap((value, i) => new Array<Data>(cells[at + i] ?? 0).fill(copied(value)));
}

function maybeReader(of: Reader): Reader {
  return (cells, at) => (cells[at] === 0 ? null : of(cells, at + 1));
}

function listReader(of: Reader, width: number): Reader {
  return (cells, at) => {
    const found: Data[] = [];
    for (let i = 0; i < (cells[at] ?? 0); i++) found.push(of(cells, at + 1 + i * width));
    return found;
  };
}

/** A part for each key; one that may be absent and is, is left out. */
function eachReader(keys: string[], of: ViewPart): Reader {
  const [read, isMaybe] = [readerOf(of), of.kind === "maybe"];
  return (cells, at) => {
    const found: Record<string, Data> = {};
    keys.forEach((key, i) => {
      const value = read(cells, at + i * of.width);
      if (!isMaybe || value !== null) found[key] = value;
    });
    return found;
  };
}

function readerOfFields(fields: Record<string, ViewPart>): Reader {
  const reader = fieldReaders.get(fields) ?? newReaderOfFields(fields);
  fieldReaders.set(fields, reader);
  return reader;
}

function newReaderOfFields(fields: Record<string, ViewPart>): Reader {
  let width = 0;
  const parts = Object.entries(fields).map(([name, part]) => {
    width += part.width;
    return { name, read: readerOf(part), from: width - part.width };
  });
  return (cells, at) => {
    const found: Record<string, Data> = {};
    for (const { name, read, from } of parts) found[name] = read(cells, at + from);
    return found;
  };
}

function inner(part: ViewPart): ViewPart {
  if (!part.of) throw new Error(`a ${part.kind} of nothing`);
  return part.of;
}

function copied(value: number | string | string[] | null): Data {
  return Array.isArray(value) ? [...value] : value;
}
