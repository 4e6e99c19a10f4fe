/** Whose turn it is among the seats on this device. */
import type { Schemas } from "$lib/api/types";

type Eyes = Schemas["Eyes"];

function decides(eyes: Eyes): boolean {
  return eyes.seat !== null && eyes.request != null && !!eyes.view?.waiting.includes(eyes.seat);
}

/** Whose eyes to show: stay while this seat decides, else go to one of ours that does; without any, stay. */
export function nextSeat(all: Eyes[], current: number | null): number | null {
  const seats = all.filter((eyes) => eyes.seat !== null);
  const own = seats.find((eyes) => eyes.seat === current);
  if (own && decides(own)) return current;
  return (seats.find(decides) ?? own ?? seats[0])?.seat ?? null;
}

/** Would going to another seat on this device show what was hidden? Without a seat before: does any seat hide something? */
export function hasSecrets(all: Eyes[], from: number | null, to: number | null): boolean {
  const shown = (eyes: Eyes) => JSON.stringify(eyes.view?.table ?? null);
  const next = all.find((eyes) => eyes.seat === to);
  if (!next || to === null || from === to) return false;
  return all.some((eyes) => (from === null || eyes.seat === from) && shown(eyes) !== shown(next));
}
