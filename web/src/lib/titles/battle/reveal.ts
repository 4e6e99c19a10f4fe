/** Superhero Battle with nothing hidden. */
import type { Schemas } from "$lib/api/types";
import { revealSeats } from "$lib/titles/reveal";

type Table = Schemas["BattleTable"];

/** All hands lie side by side; while heroes are chosen, each seat's choice is its hero. */
function hands(tables: Table[]): Partial<Table> {
  const isChoosing = tables[0]?.phase === "heroes";
  const seats = tables.map((table, seat) => table.seats[seat]!);
  return {
    dealt: null,
    seats: seats.map((own) => (isChoosing ? { ...own, hero: own.choice as typeof own.hero } : own)),
  };
}

export const reveal = revealSeats(hands);
