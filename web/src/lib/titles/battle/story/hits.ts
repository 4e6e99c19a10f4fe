/** Who has hit whom: a loss of energy that follows the deed of another. */
import type { GameEvent } from "$lib/api/types";

/** With these somebody does something, or the table goes on. */
const DEEDS = ["acted", "used"];
const OTHERS = ["battle", "round", "revealed", "swapped", "copied", "silenced", "idle", "won", "met", "sprung"];

export function derive(events: readonly GameEvent[]): GameEvent[] {
  const hits: GameEvent[] = [];
  let deed: { seat: number; hurt: number[] } | null = null;
  const close = () => {
    if (deed) hits.push(...rivalsHit(deed.seat, deed.hurt).map((rival) => hit(deed!.seat, rival)));
    deed = null;
  };
  for (const { event, seat } of events) {
    if (event === "hurt") deed?.hurt.push(Number(seat));
    else if (DEEDS.includes(event)) (close(), (deed = { seat: Number(seat), hurt: [] }));
    else if (event === "left" || OTHERS.includes(event)) close(); // losses after somebody has left are the battlefield's
  }
  close();
  return hits;
}

/** Where the doer is hurt too, the battlefield takes energy from all: only who was hurt before that was hit. */
function rivalsHit(doer: number, hurt: number[]): number[] {
  if (!hurt.includes(doer)) return hurt;
  return hurt.filter((seat, i) => hurt.indexOf(seat) !== i);
}

function hit(seat: number, rival: number): GameEvent {
  return { event: "hit", seat, rival };
}
