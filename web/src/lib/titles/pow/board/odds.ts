/** Plain arithmetic of dice: what the next roll may open. */
import { CALL, FACES, KINDS, SYMBOL, type Face, type Kind, type Table } from "./choice";

export type Shown = Record<Face, number>;
export interface Outcome {
  shown: Shown;
  chance: number;
}
export interface Chances {
  /** How likely the row opens at each place, the first place first. */
  place: Record<Kind, number[]>;
  /** How likely three or more calls fall while a rival has a tile to take. */
  steal: Record<Kind, number>;
  /** How likely no tile at all is open. */
  nothing: number;
}

const BOX: Face[] = ["shield", "shield", "skull", "skull", "blue", "orange"];
const CALLS = 3;

/** The faces of a die of the pack. */
export function sidesOf(pack: Record<string, Record<string, unknown>[]>): Face[] {
  return (pack.die?.[0]?.sides as Face[] | undefined) ?? BOX;
}

export function count(faces: Face[]): Shown {
  const shown: Shown = { shield: 0, skull: 0, blue: 0, orange: 0 };
  for (const face of faces) shown[face] += 1;
  return shown;
}

/** Every way so many dice can fall on top of what is kept, equal ways gathered. */
export function outcomes(sides: Face[], kept: Face[], dice: number): Outcome[] {
  let found = new Map<string, Outcome>([["", { shown: count(kept), chance: 1 }]]);
  const share = count(sides);
  for (let die = 0; die < dice; die++) {
    const next = new Map<string, Outcome>();
    for (const { shown, chance } of found.values()) {
      for (const face of FACES) {
        const fallen = { ...shown, [face]: shown[face] + 1 };
        const key = FACES.map((each) => fallen[each]).join();
        const before = next.get(key)?.chance ?? 0;
        next.set(key, { shown: fallen, chance: before + (chance * share[face]) / sides.length });
      }
    }
    found = next;
  }
  return [...found.values()];
}

/** What a roll of all dice that are not kept may open for a seat. */
export function chances(table: Table, seat: number, sides: Face[], kept: Face[], dice: number): Chances {
  const ways = outcomes(sides, kept, dice);
  const sum = (fits: (shown: Shown) => boolean) =>
    ways.reduce((total, { shown, chance }) => total + (fits(shown) ? chance : 0), 0);
  const opens = (shown: Shown, kind: Kind) => shown[SYMBOL[kind]] > 0 && shown[SYMBOL[kind]] <= table.rows[kind].length;
  const calls = (shown: Shown, kind: Kind) => shown[CALL[kind]] >= CALLS && hasRival(table, seat, kind);
  const places = (kind: Kind) =>
    table.rows[kind].slice(0, kept.length + dice).map((_, i) => sum((shown) => shown[SYMBOL[kind]] === i + 1));
  return {
    place: { hero: places("hero"), villain: places("villain") },
    steal: { hero: sum((shown) => calls(shown, "hero")), villain: sum((shown) => calls(shown, "villain")) },
    nothing: sum((shown) => !KINDS.some((kind) => opens(shown, kind) || calls(shown, kind))),
  };
}

function hasRival(table: Table, seat: number, kind: Kind): boolean {
  return table.stacks.some((stacks, rival) => rival !== seat && stacks[kind].height > 0);
}

/** A chance as people read it: never 0 or 100 unless it is. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return "<1";
  if (chance < 1 && chance > 0.99) return ">99";
  return String(Math.round(chance * 100));
}
