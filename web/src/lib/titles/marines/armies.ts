/** Ready-made armies: each is a list of picks that the page plays one after another, by the usual moves. */
import type { Move } from "$lib/api/types";

export interface ReadyArmy {
  /** `marines-army-` and this is its name in the page's words, `.about` says how it fights. */
  name: string;
  heroes: string[];
}

export const ARMIES: ReadyArmy[] = [
  { name: "captain", heroes: ["donatos", "victorno", "sanictus", "darrago", "ebellius"] },
  { name: "gunline", heroes: ["victorno", "ebellius", "darrago", "aramus", "ferran"] },
  { name: "fists", heroes: ["donatos", "sanictus", "phaello", "darrago", "victorno"] },
  { name: "storm", heroes: ["ferran", "dirael", "aramus", "donatos", "ebellius"] },
];

/** Those whose heroes are all in the match's own pack. */
export function armiesOf(heroes: Record<string, unknown>): ReadyArmy[] {
  return ARMIES.filter((army) => army.heroes.every((hero) => hero in heroes));
}

/** The next move from the heroes picked so far to this army, if it is offered. */
export function nextPick(army: ReadyArmy, picked: string[], moves: Move[]): string | null {
  const drops = picked.filter((hero) => !army.heroes.includes(hero)).map((hero) => `drop ${hero}`);
  const picks = army.heroes.filter((hero) => !picked.includes(hero)).map((hero) => `pick ${hero}`);
  return [...drops, ...picks].find((notation) => moves.some((move) => move.notation === notation)) ?? null;
}
