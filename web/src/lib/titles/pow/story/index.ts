/** How a match of POW! is told and counted. */
import type { GameEvent } from "$lib/api/types";
import type { Drawn, Story } from "$lib/titles/contract";
import { signed, type Kind, type Table } from "../board/choice";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

/** The points of the tile that somebody gains. */
function tileOf({ kind, place, rival, depth }: GameEvent, { rows, stacks }: Table): number {
  const from = rival == null ? rows[kind as Kind] : stacks[Number(rival)]?.[kind as Kind].tiles;
  return from?.[Number(place ?? depth) - 1] ?? 0;
}

function picture(event: GameEvent, before: Table): Drawn[] {
  return [{ kind: String(event.kind), name: String(tileOf(event, before)) }];
}

/** The best of the heroes. */
function hero({ stacks }: Table, seat: number): Drawn | null {
  const tiles = stacks[seat]?.hero.tiles ?? [];
  return tiles.length ? { kind: "hero", name: String(Math.max(...tiles)) } : null;
}

export default {
  texts: { en, ru },
  episodes: [
    { of: ["stolen"], weight: 4 },
    { of: ["forfeited"], weight: 2, only: ["beginning", "turn"] },
    { of: ["taken"], weight: 1 },
  ],
  scoring: ["taken", "stolen", "forfeited"],
  picture,
  values: (event, before) => ({ tile: signed(tileOf(event, before)) }),
  hero,
  statistics: [
    { name: "turns", of: ["begun"], isLoss: true },
    { name: "rolls", of: ["rolled"] },
    { name: "heroes", of: ["taken"], where: { kind: ["hero"] } },
    { name: "villains", of: ["taken"], where: { kind: ["villain"] } },
    { name: "stolen", of: ["stolen"] },
    { name: "lost", of: ["stolen"], seat: "rival", isLoss: true },
    { name: "forfeited", of: ["forfeited"], isLoss: true },
  ],
} satisfies Story<Table>;
