/** How a match of Superhero Battle is told and counted. */
import type { GameEvent } from "$lib/api/types";
import type { Drawn, Story } from "$lib/titles/contract";
import type { Table } from "../board/choice";
import { derive } from "./hits";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

/** The hero on the battlefield of the moment. */
function picture({ seat }: GameEvent, before: Table, after: Table): Drawn[] {
  const field = before.battlefield?.name;
  const one = hero(after, Number(seat));
  return [...(field ? [{ kind: "battlefield", name: field }] : []), ...(one ? [one] : [])];
}

function hero({ seats }: Table, seat: number): Drawn | null {
  const name = seats[seat]?.hero;
  return name ? { kind: "hero", name } : null;
}

export default {
  texts: { en, ru },
  episodes: [
    { of: ["won"], weight: 5, only: ["turn", "end"] },
    { of: ["survived"], weight: 4, only: ["beginning", "turn"] },
    { of: ["left"], where: { reason: ["knockout", "order"] }, weight: 3, only: ["beginning", "turn"] },
    { of: ["left"], weight: 2, only: ["beginning", "turn"] },
    { of: ["picked"], weight: 1, only: ["beginning"] },
    { of: ["sprung"], weight: 1, only: ["turn"] },
  ],
  scoring: ["won"],
  picture,
  hero,
  statistics: [
    { name: "won", of: ["won"] },
    { name: "actions", of: ["acted"] },
    { name: "hits", of: ["hit"] },
    { name: "hurt", of: ["hurt"], isLoss: true },
    { name: "healed", of: ["healed"] },
    { name: "stolen", of: ["stolen"] },
    { name: "traps", of: ["sprung"], isLoss: true },
    { name: "knockouts", of: ["met"], isLoss: true },
    { name: "order", of: ["left"], where: { reason: ["order"] }, isLoss: true },
    { name: "left", of: ["left"], isLoss: true },
  ],
  derive,
} satisfies Story<Table>;
