/** Who plays at a table in a list: whoever reads is “you”, others have their names, bots their level. */
import { say } from "$lib/i18n/say.svelte";
import { isLocal } from "$lib/local/newTable";
import type { Summary } from "$lib/local/kept";
import { session } from "./session.svelte";

export type { Summary };
type Player = Summary["players"][number];

function isOwn({ person, bot }: Player, match: Summary): boolean {
  return isLocal(match.id) ? !bot : !!person && person === session.person?.id;
}

/** The only seat of whoever reads; of several each has its name. */
function ownSeat(match: Summary): number | null {
  const own = match.players.filter((player) => isOwn(player, match));
  return own.length === 1 ? own[0]!.seat : null;
}

export function nameIn(match: Summary, { seat, name, bot }: Player): string {
  if (seat === ownSeat(match)) return say("ui-you-name");
  return bot && (!name || name === bot) ? say(`ui-level-${bot}`) : name || "…";
}

export function isMyTurn(match: Summary): boolean {
  return match.players.some((player) => isOwn(player, match) && match.waiting?.includes(player.seat));
}

/** Whose turn it is, or how a table stands of which that is not known. */
export function sayTurn(match: Summary): string {
  const waiting = match.waiting ?? [];
  const own = ownSeat(match);
  if (match.state !== "playing" || !waiting.length) return say(`ui-state-${match.state}`);
  if (own !== null && waiting.includes(own)) return say("ui-your-turn");
  return say("ui-turn-of", { names: waiting.map((seat) => tableName(match, seat)).join(", ") });
}

/** As the table itself calls a seat. */
function tableName({ players }: Summary, seat: number): string {
  const player = players.find((one) => one.seat === seat);
  return (!player?.bot && player?.name) || say("ui-bot-name", { number: seat + 1 });
}
