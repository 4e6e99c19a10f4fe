/** What is lit on the board: what may be pointed at next, and the ghosts of what it would do. */
import type { Move } from "$lib/api/types";
import type { Picked } from "$lib/titles/contract";
import { actions, fitting, goalOf, type Action, type MarinesView } from "./choice";
import { ghostsOf, type Hit, type Step } from "./ghosts";

/** Who would be hit, and by which action. */
export type Struck = Hit & { verb: string };

/** Ghosts of so few actions are shown before anything is picked. */
const FEW = 2;

export interface Lit {
  columns: Set<number>;
  targets: Set<number>;
  rows: Set<number>;
  pays: Set<string>;
  /** Squares that heroes would go to. */
  goals: Map<string, Step>;
  /** Who would be hit, own heroes by friendly fire. */
  hits: Struck[];
}

const NOTHING: Lit = {
  columns: new Set(),
  targets: new Set(),
  rows: new Set(),
  pays: new Set(),
  goals: new Map(),
  hits: [],
};

export function lit(view: MarinesView, moves: Move[], picked: Picked): Lit {
  switch (view.table.phase) {
    case "placing":
      return { ...NOTHING, columns: new Set(moves.map((move) => Number(move.fields.column))) };
    case "handing":
      return litHands(view, moves);
    case "acting":
      return litActions(actions(view, moves), picked);
    default:
      return NOTHING;
  }
}

/** M17: everybody who may make the move, and where it would lead. */
function litHands(view: MarinesView, moves: Move[]): Lit {
  const ghostOf = ghostsOf(view);
  const columns = moves.map((move) => Number(move.fields.column));
  const steps = moves.flatMap(({ notation, fields }) =>
    ghostOf(notation).steps.filter(({ column }) => column === fields.column),
  );
  return { ...NOTHING, columns: new Set(columns), goals: goalsOf(steps) };
}

/** M11: heroes, targets and combinations of the actions that agree with what was picked. */
function litActions(all: Action[], picked: Picked): Lit {
  const left = fitting(all, without(picked, "goal"));
  const shown = Object.keys(picked).length || left.length <= FEW ? left : [];
  const isRowsDue = Object.keys(without(picked, "row")).length > 0; // enemies stand in them too
  return {
    columns: new Set(fitting(all, without(picked, "column")).flatMap((one) => one.columns)),
    targets: new Set(fitting(all, without(picked, "target")).flatMap((one) => one.target ?? [])),
    rows: new Set(isRowsDue ? fitting(all, without(picked, "row")).flatMap((one) => one.row ?? []) : []),
    pays: new Set(fitting(all, without(picked, "pays")).map((one) => one.pays)),
    goals: goalsOf(shown.flatMap((one) => one.steps)),
    hits: hitsOf(shown),
  };
}

function without(picked: Picked, name: string): Picked {
  return Object.fromEntries(Object.entries(picked).filter(([field]) => field !== name));
}

function goalsOf(steps: Step[]): Map<string, Step> {
  return new Map(steps.map((step) => [goalOf(step), step]));
}

/** Whom several actions would hit is told once. */
function hitsOf(shown: Action[]): Struck[] {
  const hits = shown.flatMap(({ hits, move }) => hits.map((hit) => ({ ...hit, verb: move.verb })));
  return [...new Map(hits.map((hit) => [`${hit.isOwn} ${hit.column}`, hit])).values()];
}
