/** Start a game against bots and go there at once: on this device where the title's rules run here, else at the server. */
import { goto } from "$app/navigation";
import { request, server } from "$lib/api/client";
import type { Level } from "$lib/api/types";
import { newTable, type Player } from "$lib/local/newTable";
import { isHere } from "$lib/local/rulesFiles";
import { begin } from "$lib/local/tables";
import { knownTitles } from "./catalogue.svelte";
import { opponentsAt } from "./opponents";
import { preferences } from "./preferences.svelte";
import { comicName, session } from "./session.svelte";
import { tablePath } from "./tablePath";

/** Against bots of a level, which is remembered; without one, those of the last time. */
export async function playNow(title: string, level: Level = preferences.level): Promise<void> {
  preferences.set({ level });
  const id = await (isHere(title) ? playHere(title, level) : playOnline(title, level));
  await goto(tablePath(id));
}

async function playHere(title: string, level: Level): Promise<string> {
  const bots = Array<Player>(await opponentsOf(title)).fill({ level });
  return begin(newTable({ title }, [{ name: ownName() }, ...bots], Date.now() / 1000));
}

async function opponentsOf(title: string): Promise<number> {
  const info = (await knownTitles()).find(({ name }) => name === title);
  return opponentsAt(info?.seats ?? [2], preferences.opponents);
}

/** What the person at this device is called. */
export function ownName(): string {
  return session.person?.name ?? (preferences.name || comicName());
}

async function playOnline(title: string, level: Level): Promise<string> {
  await session.ensure();
  const seats = 1 + (await opponentsOf(title));
  return (await request(server.POST("/api/quick", { body: { title, seats, level } }))).id;
}
