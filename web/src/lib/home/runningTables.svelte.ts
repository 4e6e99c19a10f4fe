/** The tables that are being played, of this device and of the server, and whose turn it is at each. */
import { request, server } from "$lib/api/client";
import type { Schemas } from "$lib/api/types";
import type { Summary } from "$lib/local/kept";
import { list, remove } from "$lib/local/tables";
import { isMyTurn } from "$lib/state/matchNames";

const ASKED = 5; // tables of the server that are asked whose turn it is
const NOTHING_MISSED = 1_000_000_000; // entries: what happened before is not asked for

const running = (all: Schemas["MatchSummary"][]): Summary[] => all.filter(({ state }) => state !== "over");

export class RunningTables {
  private here = $state.raw<Summary[]>([]);
  private online = $state.raw<Summary[]>([]);
  /** Those at which it is our turn first, then those where something happened last. */
  all = $derived.by(() =>
    [...this.here, ...this.online].sort((a, b) => urgency(b) - urgency(a) || b.changed - a.changed),
  );

  async readHere(): Promise<void> {
    this.here = running(await list());
  }

  async readOnline(): Promise<void> {
    const found = running((await request(server.GET("/api/me/matches"))).matches);
    this.online = found;
    this.online = await Promise.all(found.map((match, i) => (i < ASKED ? withTurn(match) : match)));
  }

  async remove(id: string): Promise<void> {
    await remove(id).catch(() => null);
    await this.readHere();
  }
}

function urgency(match: Summary): number {
  return isMyTurn(match) ? 1 : 0;
}

/** A table of the server with the seats that have to decide; without them if it does not tell. */
async function withTurn(match: Summary): Promise<Summary> {
  if (match.state !== "playing") return match;
  const query = { since: NOTHING_MISSED };
  const look = server.GET("/api/tables/{match}", { params: { path: { match: match.id }, query } });
  const waiting = await request(look).then(
    ({ eyes }) => eyes[0]?.view?.waiting,
    () => undefined,
  );
  return waiting ? { ...match, waiting } : match;
}
