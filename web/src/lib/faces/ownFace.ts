/** Which face a seat has chosen, and the name that makes one otherwise. */
import type { SeatView } from "$lib/api/types";
import { preferences } from "$lib/state/preferences.svelte";

/** Mine on the first of my seats; others at this device, and people elsewhere, have the faces of their names. */
export function faceOf(seat: SeatView, seats: SeatView[]): string {
  const own = seats.find(({ mine, kind }) => mine && kind === "person");
  return own?.seat === seat.seat ? preferences.avatar : "";
}
