/** Full Order with nothing hidden. */
import type { Schemas } from "$lib/api/types";
import { revealSeats } from "$lib/titles/reveal";

type Table = Schemas["OrderTable"];

export const reveal = revealSeats((tables: Table[]) => ({
  collections: tables.map((table, seat) => table.collections[seat]!),
}));
