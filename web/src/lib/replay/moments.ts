/** Moments of a finished match, as the server shows them. */
import { request, server } from "$lib/api/client";
import type { AnyView, Schemas } from "$lib/api/types";
import type { Moment, Title } from "$lib/titles/contract";

export function momentOf(id: string, number: number, seat: number | null, whole = false): Promise<Moment> {
  const query = { ...(seat === null ? {} : { seat }), ...(whole ? { whole } : {}) };
  return request(server.GET("/api/replays/{match}/at/{number}", { params: { path: { match: id, number }, query } }));
}

/** The last table of a match with nothing hidden, however the match ended. */
export async function lastView({ id, setup, moves }: Schemas["MatchReplay"], title: Title): Promise<AnyView> {
  const last = await title.reveal(setup.seats, moves.length, (...asked) => momentOf(id, ...asked));
  return last.eyes.view as AnyView;
}
