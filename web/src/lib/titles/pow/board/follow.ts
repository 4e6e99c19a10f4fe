/** Tiles have no names in a view; here each gets one that stays while it moves, so that it can be seen moving. */
import { KINDS, type Kind, type Table } from "./choice";

/** The names of the tiles in both rows, and of the top tile of each stack. */
export interface Names {
  rows: Record<Kind, string[]>;
  tops: Record<Kind, string>[];
}

export function name(table: Table): Names {
  return {
    rows: { hero: table.rows.hero.map((_, i) => `hero${i}`), villain: table.rows.villain.map((_, i) => `villain${i}`) },
    tops: table.stacks.map((stacks, seat) => ({
      hero: `hero${seat}/${stacks.hero.height}`,
      villain: `villain${seat}/${stacks.villain.height}`,
    })),
  };
}

/** The names after some moves: who is one tile higher has the one that left a row, or a rival's top. */
export function follow(before: Table, names: Names, after: Table): Names {
  const next = { rows: { ...names.rows }, tops: names.tops.map((tops) => ({ ...tops })) };
  for (const kind of KINDS) {
    const gone = missing(before.rows[kind], after.rows[kind]);
    if (gone === null) return name(after);
    next.rows[kind] = names.rows[kind].filter((_, i) => !gone.includes(i));
    followTops(
      before,
      names,
      after,
      next,
      kind,
      gone.map((i) => names.rows[kind][i] ?? ""),
    );
  }
  return next;
}

function followTops(before: Table, names: Names, after: Table, next: Names, kind: Kind, gone: string[]): void {
  const change = after.stacks.map((stacks, seat) => stacks[kind].height - (before.stacks[seat]?.[kind].height ?? 0));
  const robbed = change.findIndex((tiles) => tiles < 0);
  change.forEach((tiles, seat) => {
    const tops = next.tops[seat];
    if (!tops || !tiles) return;
    const taken = tiles > 0 ? (gone.shift() ?? names.tops[robbed]?.[kind]) : undefined;
    tops[kind] = taken ?? `${kind}${seat}/${after.stacks[seat]?.[kind].height}`;
  });
}

/** Which tiles of a row are gone; null if the row cannot have come from the other one. */
function missing(before: number[], after: number[]): number[] | null {
  const gone: number[] = [];
  let found = 0;
  before.forEach((points, i) => {
    if (points === after[found]) found += 1;
    else gone.push(i);
  });
  return found === after.length ? gone : null;
}
