/** How a match of Space Marine Heroes is told and counted. */
import type { GameEvent } from "$lib/api/types";
import type { Drawn, Story } from "$lib/titles/contract";
import type { Table } from "../board/choice";
import { through } from "../board/through";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

const BLOWS = ["attacked", "smote", "shot", "mowed"];

/** Whom the event names; without names the foremost hero of the seat. */
function picture({ first, second, third, hero: one, seat, target }: GameEvent, _before: Table, after: Table): Drawn[] {
  const named = [first, second, third, one, target].flatMap((name) => (typeof name === "string" ? [drawn(name)] : []));
  const foremost = hero(after, Number(seat));
  return named.length || !foremost ? named : [foremost];
}

/** The hero who has gone furthest. */
function hero({ field }: Table, seat: number): Drawn | null {
  const heroes = (field[seat] ?? []).flatMap((there) => there ?? []);
  const [foremost] = heroes.sort((one, other) => other.advanced - one.advanced);
  return foremost ? drawn(foremost.hero) : null;
}

const drawn = (name: string): Drawn => ({ kind: "hero", name });

/** A hit is a retreat that an enemy's blow has brought about. */
function derive(events: readonly GameEvent[]): GameEvent[] {
  const hits: GameEvent[] = [];
  let by: GameEvent[string] = null;
  for (const { event, seat = null } of events) {
    if (BLOWS.includes(event)) by = seat;
    else if (event === "retreated" && by !== seat) hits.push({ event: "hit", seat: by });
  }
  return hits;
}

export default {
  texts: { en, ru },
  episodes: [
    { of: ["mustered"], weight: 2, only: ["beginning"] },
    { of: ["written"], weight: 6, only: ["end"] },
    { of: ["all_out"], weight: 3, only: ["beginning", "turn"] },
    { of: ["retreated"], weight: 2, only: ["beginning", "turn"] },
    { of: ["busted"], weight: 1.5, only: ["beginning", "turn"] },
    { of: ["advanced"], weight: 1 },
  ],
  scoring: ["advanced", "retreated", "written"],
  picture,
  hero,
  statistics: [
    { name: "turns", of: ["begun"], isLoss: true },
    { name: "combinations", of: ["secured"] },
    { name: "busts", of: ["busted"], isLoss: true },
    { name: "all-out", of: ["all_out"] },
    { name: "blows", of: BLOWS },
    { name: "hits", of: ["hit"] },
    { name: "saves", of: ["saved"] },
    { name: "steps", of: ["advanced"] },
    { name: "lost", of: ["retreated"], adds: "spaces", isLoss: true },
  ],
  derive,
  atEnd: { through },
} satisfies Story<Table>;
