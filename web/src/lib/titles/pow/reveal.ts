/** POW! with nothing hidden: every tile lay open when it was taken (P8), so the rules tell the stacks, gain by gain. */
import type { AnyView, GameEvent, Schemas } from "$lib/api/types";
import { askLater } from "$lib/state/questions.svelte";
import type { Moment, MomentAt } from "$lib/titles/contract";
import { eventsOf, openMoment } from "$lib/titles/reveal";

type Table = Schemas["PowTable"];
type Tiles = Pick<Table, "rows" | "stacks">;

export async function reveal(_seats: number, number: number, at: MomentAt): Promise<Moment> {
  const [first, whole, last] = await Promise.all([at(0, null), at(number, null, true), at(number, null)]);
  const { rows, stacks } = tableOf(first);
  let tiles: Tiles = { rows, stacks };
  for (const event of eventsOf(whole)) {
    const gain = gainOf(event);
    if (gain) tiles = await askLater<Tiles>("pow", "after_gain", { tiles, ...gain });
  }
  return openMoment(last, { ...tableOf(last), stacks: tiles.stacks }, eventsOf(last));
}

/** Who gains which tile, if the event tells of one. */
function gainOf({ seat, kind, rival = null, place = null, depth = null }: GameEvent): object | null {
  return (place ?? depth) === null ? null : { seat, kind, rival, place: place ?? depth };
}

function tableOf(moment: Moment): Table {
  return (moment.eyes.view as AnyView).table as unknown as Table;
}
