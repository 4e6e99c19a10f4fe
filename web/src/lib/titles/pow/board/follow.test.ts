import { describe, expect, it } from "vitest";
import type { Table } from "./choice";
import { follow, name } from "./follow";

const stack = (...tiles: number[]) => ({ height: tiles.length, tiles: tiles.slice(0, 1) });
const table = (hero: number[], ...stacks: [number[], number[]][]): Table => ({
  turn: 0,
  rolls: 0,
  rolled: [],
  aside: [],
  rows: { hero, villain: [] },
  stacks: stacks.map(([heroes, villains]) => ({ hero: stack(...heroes), villain: stack(...villains) })),
});

describe("tiles keep their names", () => {
  const before = table([3, 4, 4], [[], []], [[5], [-1]]);
  const names = name(before);
  it("from a row onto a stack, and the gap closes", () => {
    const next = follow(before, names, table([3, 4], [[4], []], [[5], [-1]]));
    expect(next.rows.hero).toEqual(["hero0", "hero1"]);
    expect(next.tops[0]?.hero).toBe("hero2");
    expect(next.tops[1]).toEqual(names.tops[1]);
  });
  it("from a rival's stack", () => {
    const next = follow(before, names, table([3, 4, 4], [[5], []], [[], [-1]]));
    expect(next.tops[0]?.hero).toBe(names.tops[1]?.hero);
    expect(next.tops[1]?.hero).not.toBe(names.tops[1]?.hero);
  });
  it("and get new ones when a move is taken back", () => {
    const after = table([3, 4], [[4], []], [[5], [-1]]);
    expect(follow(after, follow(before, names, after), before)).toEqual(names);
  });
});
