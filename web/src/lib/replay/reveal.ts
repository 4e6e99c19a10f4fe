/** A finished match with nothing hidden, put together from what each seat saw. */
import { request, server } from "$lib/api/client";
import type { AnyView, Schemas, GameEvent } from "$lib/api/types";

export type Moment = Schemas["Moment"];
/** Asks for a moment: after so many moves, through these eyes, with the events of the last move or of all. */
export type At = (number: number, seat: number | null, whole?: boolean) => Promise<Moment>;

type BattleTable = Schemas["BattleTable"];
type MarinesTable = Schemas["MarinesTable"];
type OrderTable = Schemas["OrderTable"];
type PowTable = Schemas["PowTable"];
type Kind = keyof PowTable["rows"];

export async function revealed(title: string, seats: number, number: number, at: At): Promise<Moment> {
  if (title === "pow") return dug(await at(0, null), await at(number, null, true), await at(number, null));
  return joined(title, await Promise.all(Array.from({ length: seats }, (_, seat) => at(number, seat))));
}

/** The last table of a match, however it ended. */
export async function lastView({ id, setup, moves }: Schemas["MatchReplay"]): Promise<AnyView> {
  const last = await revealed(setup.title, setup.seats, moves.length, (...asked) => momentOf(id, ...asked));
  return last.eyes.view as AnyView;
}

export function momentOf(id: string, number: number, seat: number | null, whole = false): Promise<Moment> {
  const query = { ...(seat === null ? {} : { seat }), ...(whole ? { whole } : {}) };
  return request(server.GET("/api/replays/{match}/at/{number}", { params: { path: { match: id, number }, query } }));
}

// ---------------------------------------------------------------- what each seat knows of its own

const JOIN: Record<string, (tables: never[]) => object> = { battle: hands, marines: picks, order: collections };

function joined(title: string, moments: Moment[]): Moment {
  const views = moments.map((moment) => moment.eyes.view as AnyView);
  const tables = views.map((view) => view.table) as never[];
  const table = { ...views[0]!.table, ...JOIN[title]?.(tables) };
  return seenBy(moments[0]!, table, merged(moments.map((moment) => moment.eyes.events as unknown[] as GameEvent[])));
}

function hands(tables: BattleTable[]): object {
  const [first] = tables as [BattleTable];
  const seats = tables.map((table, seat) => table.seats[seat]!);
  const isChoosing = first.phase === "heroes";
  return { dealt: null, seats: seats.map((own) => (isChoosing ? { ...own, hero: own.choice } : own)) };
}

function picks(tables: MarinesTable[]): object {
  return { reserve: tables.map((table, seat) => table.reserve[seat]) };
}

function collections(tables: OrderTable[]): object {
  return { collections: tables.map((table, seat) => table.collections[seat]) };
}

/** The events as told to each seat are the same but for what a seat may not know. */
function merged(told: GameEvent[][]): GameEvent[] {
  return (told[0] ?? []).map((event, i) => {
    const known = told.map((each) => Object.entries(each[i] ?? {}).filter(([, value]) => value !== null));
    return Object.assign({}, event, ...known.map((fields) => Object.fromEntries(fields))) as GameEvent;
  });
}

// ---------------------------------------------------------------- what nobody sees, but all have seen

/** P8: every tile lay open when it was taken, so the stacks follow from the rows and what has happened. */
function dug(first: Moment, whole: Moment, last: Moment): Moment {
  const table = (last.eyes.view as AnyView).table as unknown as PowTable;
  const rows = structuredClone((first.eyes.view as AnyView).table.rows) as PowTable["rows"];
  const stacks = table.stacks.map((): Record<Kind, number[]> => ({ hero: [], villain: [] }));
  for (const told of whole.eyes.events as unknown[] as GameEvent[]) {
    const kind = told.kind as Kind;
    const from = told.event === "stolen" ? stacks[Number(told.rival)]?.[kind] : rows[kind];
    const place = told.event === "stolen" ? told.depth : told.place;
    if (from && place) stacks[Number(told.seat)]?.[kind].unshift(...from.splice(Number(place) - 1, 1));
  }
  const open = stacks.map(({ hero, villain }) => ({ hero: pile(hero), villain: pile(villain) }));
  return seenBy(last, { ...table, stacks: open }, last.eyes.events as unknown[] as GameEvent[]);
}

function pile(tiles: number[]): Schemas["PowStack"] {
  return { height: tiles.length, tiles };
}

function seenBy(moment: Moment, table: object, events: GameEvent[]): Moment {
  const view = { ...(moment.eyes.view as AnyView), seat: null, legal: [], table };
  return { ...moment, eyes: { ...moment.eyes, seat: null, view, events } as unknown as Moment["eyes"] };
}
