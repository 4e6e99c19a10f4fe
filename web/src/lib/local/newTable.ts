/** New tables on this device: who sits where, and the log up to the start of the game. */
import type { Level } from "../api/types";
import { newSeed } from "../rules/seed";
import { type Entry, type Head, PERSON, type Setup, type TableLog } from "./entries";

const ID = "local-";
const ID_BYTES = 9;

/** A person by name, or a bot by its level. */
export type Player = { name: string } | { level: Level };
export type LocalSetup = Pick<Setup, "title"> & Partial<Pick<Setup, "options" | "undo">>;

/** Is this the id of a table on this device? */
export function isLocal(id: string): boolean {
  return id.startsWith(ID);
}

export function newId(): string {
  return ID + newSeed(ID_BYTES);
}

/** A table at which the game has just started; the first player has the first seat. */
export function newTable(setup: LocalSetup, players: readonly Player[], at: number, id = newId()): TableLog {
  const head: Head = { id, setup: whole(setup, players), seed: newSeed(), created: at };
  const entries: Entry[] = [...players.map(seating), { kind: "started" }];
  return { head, lines: entries.map((entry, i) => ({ number: i + 1, at, entry })) };
}

/** The same people at another table, everybody one seat further. */
export function rematchOf(setup: Setup, players: readonly Player[], at: number, id: string): TableLog {
  return newTable(setup, [...players.slice(-1), ...players.slice(0, -1)], at, id);
}

function seating(player: Player, seat: number): Entry {
  if ("level" in player) return { kind: "seated", seat, level: player.level };
  return { kind: "joined", seat, person: PERSON, name: player.name };
}

function whole({ title, options, undo }: LocalSetup, players: readonly Player[]): Setup {
  const bots = players.flatMap((player, seat) => ("level" in player ? [[String(seat), player.level] as const] : []));
  return {
    title,
    seats: players.length,
    options: options ?? {},
    pack: null,
    bots: Object.fromEntries(bots),
    clock: null,
    listed: false,
    undo: undo ?? "consent",
    spectators: false,
  };
}
