/** How the board shows a moment: what happens to which hero, and the dice of a roll that went bust. */
import type { GameEvent } from "$lib/api/types";
import type { ShownMoment } from "$lib/titles/contract";
import type { Table } from "./choice";

export type Effect = "strikes" | "hit" | "saved" | "flag";

const EFFECTS: Record<string, Effect> = {
  attack: "strikes",
  smite: "strikes",
  shot: "strikes",
  mowed: "strikes",
  saved: "saved",
  retreat: "hit",
  flag: "flag",
};

/** What the moment does to this hero of a seat. */
export function effectOn(moment: ShownMoment | null | undefined, seat: number, hero: string): Effect | null {
  if (!moment || moment.event.seat !== seat || moment.event.hero !== hero) return null;
  return EFFECTS[moment.kind.name] ?? null;
}

export interface LooseDie {
  face: string;
  kind: "rolled" | "lying";
}

/** The dice that are not set aside; of a table that is still the one before a roll, those that the roll brought. */
export function looseDice(table: Table, moment: ShownMoment | null | undefined): LooseDie[] {
  const told = moment?.isHeld ? (name: string) => facesOf(moment.events, name) : () => null;
  const rolled = told("rolled") ?? table.rolled;
  const lying = told("rolled") ? (told("kept") ?? []) : table.lying;
  return [
    ...rolled.map((face) => ({ face, kind: "rolled" as const })),
    ...lying.map((face) => ({ face, kind: "lying" as const })),
  ];
}

function facesOf(events: GameEvent[], name: string): readonly string[] | null {
  const found = events.findLast(({ event }) => event === name)?.dice;
  return Array.isArray(found) ? found : null;
}

export function isBust(moment: ShownMoment | null | undefined): boolean {
  return moment?.kind.name === "bust";
}
