/** Moments of a finished match, as the server shows them. */
import { request, server } from "$lib/api/client";
import type { AnyView } from "$lib/api/types";
import type { Moment, MomentAt, Title } from "$lib/titles/contract";
import type { Replay } from "./replay";
import type { ReplaySource } from "./source";

export function momentOf(id: string, number: number, seat: number | null, whole = false): Promise<Moment> {
  const query = { ...(seat === null ? {} : { seat }), ...(whole ? { whole } : {}) };
  return request(server.GET("/api/replays/{match}/at/{number}", { params: { path: { match: id, number }, query } }));
}

/** The last table of a match with nothing hidden, however the match ended. */
export async function lastView(
  source: Pick<ReplaySource, "moment">,
  { setup, moves }: Replay,
  title: Title,
): Promise<AnyView> {
  const at: MomentAt = (number, seat, whole = false) => source.moment(number, seat, whole);
  const last = await title.reveal(setup.seats, moves.length, at);
  return last.eyes.view as AnyView;
}
