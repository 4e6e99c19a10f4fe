/** A moment of a finished match with nothing hidden, put together from what each seat saw. */
import type { AnyView, GameEvent } from "$lib/api/types";
import type { Moment, Reveal } from "./contract";

/** Join what each seat knows of its own: `join` says which parts of the tables are the seats' own. */
export function revealSeats<Table>(join: (tables: Table[]) => Partial<Table>): Reveal {
  return async (seats, number, at) => {
    const moments = await Promise.all(Array.from({ length: seats }, (_, seat) => at(number, seat)));
    const tables = moments.map((moment) => (moment.eyes.view as AnyView).table as Table);
    return openMoment(moments[0]!, { ...tables[0], ...join(tables) }, mergeEvents(moments.map(eventsOf)));
  };
}

export function eventsOf(moment: Moment): GameEvent[] {
  return moment.eyes.events as unknown[] as GameEvent[];
}

/** The same moment through nobody's eyes, with another table and other events. */
export function openMoment(moment: Moment, table: object, events: GameEvent[]): Moment {
  const view = { ...(moment.eyes.view as AnyView), seat: null, legal: [], table };
  return { ...moment, eyes: { ...moment.eyes, seat: null, view, events } as unknown as Moment["eyes"] };
}

/** The seats saw the same events, except for the fields that a seat may not know. */
function mergeEvents(seen: GameEvent[][]): GameEvent[] {
  return (seen[0] ?? []).map((event, i) => {
    const known = seen.map((each) => Object.entries(each[i] ?? {}).filter(([, value]) => value !== null));
    return Object.assign({}, event, ...known.map((fields) => Object.fromEntries(fields))) as GameEvent;
  });
}
