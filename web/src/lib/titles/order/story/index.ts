/** How a match of Full Order is told and counted. */
import type { GameEvent } from "$lib/api/types";
import type { Drawn, Story } from "$lib/titles/contract";
import type { Card, Colour, Table } from "../board/choice";
import { isToy } from "../board/pictures";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

const MOST = 3; // toys in one panel

/** The toys of the shelf as it lay when its last card came, or the toy that was taken. */
function picture({ event, seat, shelf, face }: GameEvent, { shelves, hand }: Table): Drawn[] {
  const lay = event === "completed" ? [...(shelves[Number(seat)]?.[shelf as Colour].cards ?? []), hand] : [];
  const faces = event === "taken" ? [String(face)] : lay.flatMap((card) => (card ? [card.face as string] : []));
  return toys(faces).slice(0, MOST);
}

/** The toy worth most. */
function hero({ collections }: Table, seat: number): Drawn | null {
  const cards = (collections[seat]?.cards ?? []).filter(({ face }) => isToy(face));
  const best = cards.reduce<Card | null>((one, card) => (one && one.points >= card.points ? one : card), null);
  return best ? { kind: "toy", name: best.face } : null;
}

function toys(faces: string[]): Drawn[] {
  return [...new Set(faces)].filter(isToy).map((name) => ({ kind: "toy", name }));
}

export default {
  texts: { en, ru },
  episodes: [
    { of: ["completed"], weight: 4 },
    { of: ["boxed"], where: { why: ["stuck"] }, weight: 2, only: ["turn"] },
    { of: ["earned"], where: { why: ["edge", "general"] }, weight: 1.5, only: ["beginning", "turn"] },
    { of: ["skipped"], where: { turn: ["normal"] }, weight: 1, only: ["turn"] },
    { of: ["taken"], weight: 0.5 },
  ],
  scoring: ["completed"],
  picture,
  hero,
  statistics: [
    { name: "turns", of: ["begun"], isLoss: true },
    { name: "cards", of: ["taken"] },
    { name: "violet", of: ["completed"], where: { shelf: ["violet"] } },
    { name: "orange", of: ["completed"], where: { shelf: ["orange"] } },
    { name: "blue", of: ["completed"], where: { shelf: ["blue"] } },
    { name: "bonus", of: ["earned"] },
    { name: "down", of: ["placed"], where: { where: ["down_left", "down_right"] } },
    { name: "boxed", of: ["boxed"], adds: "count", isLoss: true },
    { name: "skipped", of: ["skipped"], isLoss: true },
  ],
} satisfies Story<Table>;
