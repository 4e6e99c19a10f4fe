/** B9: abilities at work that nobody decides about, as the events show them. */
import type { GameEvent } from "$lib/api/types";
import type { Fighter, Table } from "./choice";

interface Case {
  event: GameEvent;
  /** What is told after it. */
  later: readonly GameEvent[];
  /** The beat that it belongs to. */
  lead: string;
  /** Whose ability it would be, before the move; the energy, before the event. */
  fighter: Fighter;
  energy: number | undefined;
  phase: Table["phase"];
}

const isNext = ({ event: { seat }, later }: Case, kind: string) => later[0]?.event === kind && later[0].seat === seat;

const AT_WORK: Record<string, (one: Case) => boolean> = {
  recover: ({ event, lead }) => event.event === "healed" && lead === "round",
  nebula: (one) => isLeftWith(1, one) && one.fighter.ready && (one.energy === 1 || isNext(one, "discarded")),
  drax: (one) =>
    isLeftWith(0, one) && !one.later.some(({ event, seat }) => event === "left" && seat === one.event.seat),
  trapproof: (one) => one.event.event === "sprung" && !isNext(one, "hurt"),
  panther: ({ event, fighter }) => event.event === "survived" && fighter.ready && !fighter.turned.length,
  flurry: ({ event, later }) => event.action === "flurry" && later[1]?.event === "hurt",
  both: ({ event, phase }) => event.event === "acted" && phase === "second",
};

function isLeftWith(energy: number, { event }: Case): boolean {
  return event.event === "hurt" && event.energy === energy;
}

/** Is the ability of whom the event is about at work in it? `before` is the table before the move. */
export function isAtWork(one: Omit<Case, "fighter" | "phase">, before: Table | undefined): boolean {
  const fighter = before?.seats[Number(one.event.seat)];
  if (!before || !fighter) return false;
  const [kind = ""] = fighter.power?.split("-") ?? [];
  return AT_WORK[kind]?.({ ...one, fighter, phase: before.phase }) ?? false;
}
