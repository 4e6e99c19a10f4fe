/** What each legal move would do on the board, with places as it prints them: the rules tell it. */
import { consequences, type Consequence, type Hit as ToldHit, type Step } from "./consequence";
import type { MarinesView } from "./choice";
import { across, fromAfar } from "./places";

export type { Step };

/** M13, M14: a hero that would be hit; unless it is saved it retreats to a row. */
export interface Hit extends Pick<ToldHit, "column" | "row" | "retreat" | "saved"> {
  isOwn: boolean;
}

export interface Ghost {
  steps: Step[];
  hits: Hit[];
}

const NOTHING: Ghost = { steps: [], hits: [] };

/** Of a move by its notation; nothing while the rules are not here. */
export function ghostsOf(view: MarinesView): (notation: string) => Ghost {
  const told = view.legal.length ? consequences(view) : null;
  return (notation) => {
    const found = told?.get(notation);
    return found ? ghost(found, view) : NOTHING;
  };
}

function ghost({ steps, hits }: Consequence, view: MarinesView): Ghost {
  return { steps, hits: hits.map((hit) => seen(hit, view)) };
}

/** Each seat counts columns and rows from its own side. */
function seen({ seat: owner, column, row, retreat, saved }: ToldHit, { seat, options }: MarinesView): Hit {
  if (owner === seat) return { isOwn: true, column, row, retreat, saved };
  const half = Number(options.rows);
  const place = { column: across(column), row: fromAfar(row, half), retreat: fromAfar(retreat, half) };
  return { isOwn: false, ...place, saved };
}
