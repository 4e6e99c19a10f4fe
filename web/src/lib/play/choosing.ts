/** Steps of a choice, and whose turn it is among the seats on this device. */
import type { Picked } from "$lib/titles/contract";
import type { Schemas } from "$lib/api/types";

type Eyes = Schemas["Eyes"];

export function dropLast(picked: Picked): Picked {
  return Object.fromEntries(Object.entries(picked).slice(0, -1));
}

/** Without a field and all that was picked after it. */
export function dropFrom(picked: Picked, field: string): Picked {
  const names = Object.keys(picked);
  const place = names.indexOf(field);
  return place < 0 ? dropLast(picked) : Object.fromEntries(Object.entries(picked).slice(0, place));
}

function decides(eyes: Eyes): boolean {
  return eyes.seat !== null && eyes.request != null && !!eyes.view?.waiting.includes(eyes.seat);
}

/** Whose eyes to show: stay while this seat decides, else go to one of ours that does; without any, stay. */
export function chosenSeat(all: Eyes[], current: number | null): number | null {
  const seats = all.filter((eyes) => eyes.seat !== null);
  const here = seats.find((eyes) => eyes.seat === current);
  if (here && decides(here)) return current;
  return (seats.find(decides) ?? here ?? seats[0])?.seat ?? null;
}

/** Would going to another seat on the same device show what was hidden? From nowhere: to somebody of several. */
export function hasSecrets(all: Eyes[], from: number | null, to: number | null): boolean {
  const shown = (eyes: Eyes) => JSON.stringify(eyes.view?.table ?? null);
  const next = all.find((eyes) => eyes.seat === to);
  if (!next || to === null || from === to) return false;
  return all.some((eyes) => (from === null || eyes.seat === from) && shown(eyes) !== shown(next));
}
