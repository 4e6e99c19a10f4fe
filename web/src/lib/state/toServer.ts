/** Tables of this device that go to the server: put online, or kept in the history. */
import { Problem, request, server } from "$lib/api/client";
import type { Room } from "$lib/api/types";
import { read, remove } from "$lib/local/tables";
import { saveOfTable } from "$lib/local/tableSave";
import { session } from "./session.svelte";

/** Letters that the server takes in no name: brackets of the web, and all that has no shape. */
const UNFIT = /[<>\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u2065\u3164\uffa0]/gu;
const LONGEST = 24; // letters of a name

/** Is there a server, and does it answer? Asked anew each time: a network comes and goes. */
export async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const health = await request(server.GET("/health")).catch(() => null);
  return health?.state === "alive"; // another host may answer anything
}

/** Put the game of a table online, with some of its seats left for others; the id of the new table. */
export async function putOnline(room: Room, free: number[]): Promise<string> {
  const save = await saveOf(room.id);
  await session.ensure();
  const body = { save, free, names: namesOf(room, free) };
  return (await request(server.POST("/api/local-games", { body }))).id;
}

/** Forget a table of this device: its game goes on elsewhere. */
export function forget(id: string): Promise<void> {
  return remove(id);
}

/** Keep the finished game of a table in the history; the id of its match. */
export async function keepInHistory(room: Room): Promise<string> {
  const save = await saveOf(room.id);
  await session.ensure();
  return (await request(server.POST("/api/me/matches", { body: { save, names: namesOf(room, []) } }))).id;
}

async function saveOf(id: string): Promise<string> {
  const log = await read(id);
  const save = log && saveOfTable(log);
  if (save === null) throw new Problem("no-such-table", "this table is not kept any more");
  return save;
}

/** The names of our seats, as far as the server takes them: on this device nobody was asked. */
export function namesOf({ seats }: Pick<Room, "seats">, free: number[]): Record<string, string> {
  const own = seats.filter(({ mine, seat }) => mine && !free.includes(seat));
  return Object.fromEntries(own.map(({ seat, name }) => [String(seat), fitting(name)]).filter(([, name]) => name));
}

function fitting(name: string): string {
  return [...name.replace(UNFIT, "").trim()].slice(0, LONGEST).join("").trim();
}
