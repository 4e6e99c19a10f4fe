/** POW! with nothing hidden: every tile lay open when it was taken (P8), so the stacks follow from the rows and events. */
import type { AnyView, GameEvent, Schemas } from "$lib/api/types";
import type { Moment, MomentAt } from "$lib/titles/contract";
import { eventsOf, openMoment } from "$lib/titles/reveal";

type Table = Schemas["PowTable"];
type Kind = keyof Table["rows"];
type Stacks = Record<Kind, number[]>[];

export async function reveal(_seats: number, number: number, at: MomentAt): Promise<Moment> {
  const [first, whole, last] = await Promise.all([at(0, null), at(number, null, true), at(number, null)]);
  const table = tableOf(last);
  const rows = structuredClone(tableOf(first).rows);
  const stacks: Stacks = table.stacks.map(() => ({ hero: [], villain: [] }));
  for (const event of eventsOf(whole)) follow(event, rows, stacks);
  const open = stacks.map(({ hero, villain }) => ({ hero: stackOf(hero), villain: stackOf(villain) }));
  return openMoment(last, { ...table, stacks: open }, eventsOf(last));
}

function follow(event: GameEvent, rows: Table["rows"], stacks: Stacks): void {
  const kind = event.kind as Kind;
  const from = event.event === "stolen" ? stacks[Number(event.rival)]?.[kind] : rows[kind];
  const place = event.event === "stolen" ? event.depth : event.place;
  if (from && place) stacks[Number(event.seat)]?.[kind].unshift(...from.splice(Number(place) - 1, 1));
}

function tableOf(moment: Moment): Table {
  return (moment.eyes.view as AnyView).table as unknown as Table;
}

function stackOf(tiles: number[]): Schemas["PowStack"] {
  return { height: tiles.length, tiles };
}
