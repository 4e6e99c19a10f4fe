/** What happened, cut into beats: one deed each, with whom it hit and who is out by it. */
import type { GameEvent } from "$lib/api/types";
import type { Table } from "./choice";
import { isAtWork } from "./work";

/** A number that changed for a seat. */
export interface Mark {
  seat: number;
  of: "energy" | "cards";
  /** By how much, where it is known. */
  change: number | null;
  /** How much energy is left. */
  left: number | null;
}

export interface Beat {
  /** Who does it; null: the table itself. */
  seat: number | null;
  lead: GameEvent;
  /** The card or the action that is shown large. */
  card: string | null;
  action: string | null;
  marks: Mark[];
  outs: { seat: number; reason: string }[];
  /** Whose abilities were at work, although nobody has decided about them. */
  works: number[];
  /** What else is to tell, in its order. */
  lines: GameEvent[];
}

/** With these a new beat begins. */
const LEADS = ["battle", "round", "revealed", "swapped", "acted", "used", "copied", "silenced", "idle", "won"];
const LAST_LEADS = ["goal", "showdown", "ended"];
/** Told elsewhere on the table. */
const SILENT = ["seated", "started", "picked", "offered", "drafted", "first", "aimed"];

/** `energies` are everybody's before the first event; what the events change is written into it. */
export function beatsOf(events: readonly GameEvent[], energies: number[], before?: Table): Beat[] {
  const beats: Beat[] = [];
  events.forEach((event, i) => {
    if (SILENT.includes(event.event)) return;
    const now = beats.at(-1);
    const isNew = !now || isLead(event, now);
    const energy = energies[Number(event.seat)];
    if (isNew) beats.push(begun(event, energies));
    else follow(now, event, energies);
    const { lead, works } = beats.at(-1)!;
    if (isAtWork({ event, later: events.slice(i + 1), lead: lead.event, energy }, before))
      works.push(Number(event.seat));
  });
  return beats.filter(isTold);
}

/** The cause of a victory is told with it. */
function isLead({ event }: GameEvent, now: Beat): boolean {
  if (event === "won" && now.outs.length) return false;
  return [...LEADS, ...LAST_LEADS].includes(event);
}

function begun(event: GameEvent, energies: number[]): Beat {
  const beat: Beat = {
    seat: numberOr(event.seat),
    lead: event,
    card: null,
    action: null,
    marks: [],
    outs: [],
    works: [],
    lines: [],
  };
  if (event.event === "revealed" || event.event === "swapped") beat.card = String(event.card);
  if (event.event === "acted") beat.action = String(event.action);
  if (event.event === "battle") energies.length = 0; // everybody begins anew
  if (![...LEADS, ...LAST_LEADS].includes(event.event)) follow(beat, event, energies);
  return beat;
}

function follow(beat: Beat, event: GameEvent, energies: number[]): void {
  const seat = Number(event.seat);
  if (event.event === "hurt" || event.event === "healed")
    beat.marks.push(energyMark(seat, Number(event.energy), energies));
  else if (event.event === "left") beat.outs.push({ seat, reason: String(event.reason) });
  else if (event.event === "drawn") beat.marks.push({ seat, of: "cards", change: Number(event.count), left: null });
  else beat.lines.push(event);
}

function energyMark(seat: number, left: number, energies: number[]): Mark {
  const before = energies[seat];
  energies[seat] = left;
  return { seat, of: "energy", change: before === undefined ? null : left - before, left };
}

/** Cards dealt before a battle are no news. */
function isTold({ lead, marks, outs, lines }: Beat): boolean {
  return LEADS.includes(lead.event) || LAST_LEADS.includes(lead.event) || outs.length + lines.length + marks.length > 0;
}

function numberOr(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
