/** Space Marine Heroes with nothing hidden. */
import type { Schemas } from "$lib/api/types";
import { revealSeats } from "$lib/titles/reveal";

type Table = Schemas["MarinesTable"];

export const reveal = revealSeats((tables: Table[]) => ({
  reserve: tables.map((table, seat) => table.reserve[seat]!),
}));
