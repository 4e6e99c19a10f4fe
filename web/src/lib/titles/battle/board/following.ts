/** The table as it stands while a move is told in parts: the view is still the one before the move. */
import type { GameEvent } from "$lib/api/types";
import type { Fighter, Table } from "./choice";

type Card = Fighter["sequence"][number];
type Follow = (table: Table, event: GameEvent, fighter: Fighter | undefined) => unknown;

/** What each event changes on the table; hands and piles wait for the end of the move. */
const FOLLOWED: Record<string, Follow> = {
  round: beginRound,
  revealed: turnUp,
  swapped: (_, { card }, fighter) => fighter?.sequence.splice(-1, 1, card as Card),
  acted: turn,
  hurt: (_, { energy }, fighter) => fighter && (fighter.energy = Number(energy)),
  healed: (_, { energy }, fighter) => fighter && (fighter.energy = Number(energy)),
  left: (_, __, fighter) => fighter && Object.assign(fighter, { fighting: false, laid: false, choice: null }),
  won: (_, { wins }, fighter) => fighter && (fighter.wins = Number(wins)),
  first: (table, { seat }) => (table.first = Number(seat)),
  trapped: (table, event) => (tacticOf(table, event).trap = true),
  cleared: (table, event) => (tacticOf(table, event).trap = false),
  knockout: (table, event) => (tacticOf(table, event).knockout = true),
  lifted: (table, event) => (tacticOf(table, event).knockout = false),
  met: (table, event) => (tacticOf(table, event).knockout = false),
};

/** The table after these events. */
export function following(table: Table, events: readonly GameEvent[]): Table {
  const next = structuredClone(table);
  for (const event of events) FOLLOWED[event.event]?.(next, event, next.seats[Number(event.seat)]);
  return next;
}

function tacticOf(table: Table, { tactic }: GameEvent): Table["tactics"][string] {
  return table.tactics[String(tactic)]!;
}

/** B3.4: sequences are gone. */
function beginRound(table: Table, { number }: GameEvent): void {
  Object.assign(table, { round: Number(number), stage: 0, frozen: false });
  for (const fighter of table.seats) Object.assign(fighter, { sequence: [], turned: [], laid: false });
}

/** B3.2: a card comes from the hand to the sequence; with the first one all have laid theirs. */
function turnUp(table: Table, { card }: GameEvent, fighter: Fighter | undefined): void {
  if (table.phase === "choose") for (const each of table.seats) each.laid = each.fighting;
  table.phase = "reveal";
  if (!fighter) return;
  const held = fighter.hand?.indexOf(card as Card) ?? -1;
  if (held >= 0) fighter.hand!.splice(held, 1);
  fighter.sequence.push(card as Card);
  Object.assign(fighter, { laid: false, choice: null, cards: fighter.cards - 1 });
}

/** B6.5: the card that takes a Stance lies across. */
function turn(_: Table, { action }: GameEvent, fighter: Fighter | undefined): void {
  if (action === "stance" && fighter) fighter.turned.push(fighter.sequence.length - 1);
}
