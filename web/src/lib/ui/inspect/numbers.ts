/** Numbers of a thing with their names; what is not known is left out. */
export interface NamedNumber {
  name: string;
  value: string;
}

export function namedNumbers(...all: [name: string, value: string | number | null | undefined][]): NamedNumber[] {
  return all.flatMap(([name, value]) => (value == null ? [] : [{ name, value: String(value) }]));
}
