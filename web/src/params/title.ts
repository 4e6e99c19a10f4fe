/** A title in an address: one that has a board. */
const TITLES = Object.keys(import.meta.glob("../lib/titles/*/index.ts")).map((path) => path.split("/").at(-2));

export const match = (name: string): boolean => TITLES.includes(name);
