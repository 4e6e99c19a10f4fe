/** A card that is laid flies from the hand to its place, face down. It stays in the hand until all have chosen, so
 *  where it lay is noted before the table changes. */
import { cubicOut } from "svelte/easing";
import { scale, type TransitionConfig } from "svelte/transition";
import { motionTime } from "$lib/ui/motion";

const lay = new Map<string, DOMRect>();
/** Did a card of ours lie face down? Then it is turned up where it lies. */
let wasDown = false;

export function noteHand(board: Element | undefined): void {
  lay.clear();
  wasDown = !!board?.querySelector(".mine .back");
  for (const paper of board?.querySelectorAll<HTMLElement>("[data-card]") ?? []) {
    lay.set(paper.dataset.card ?? "", paper.getBoundingClientRect());
  }
}

/** From where the card lay; what nobody here has seen in a hand does not move. */
export function laid(node: Element, { card }: { card: string | null }): TransitionConfig {
  const from = lay.get(card ?? "");
  const to = node.getBoundingClientRect();
  if (!from?.width || !to.width) return { duration: 0 };
  const [x, y] = [middle(from).x - middle(to).x, middle(from).y - middle(to).y];
  const [wide, high] = [from.width / to.width, from.height / to.height];
  return {
    duration: motionTime(),
    easing: cubicOut,
    css: (t, u) =>
      `position: relative; z-index: 6;
       transform: translate(${u * x}px, ${u * y}px) scale(${t + u * wide}, ${t + u * high})`,
  };
}

/** A card that is seen in a sequence: straight from our hand if all others had chosen, else it is turned up there. */
export function turnedUp(node: Element, { card, isOwn }: { card: string; isOwn: boolean }): TransitionConfig {
  const flown = isOwn && !wasDown ? laid(node, { card }) : null;
  return flown?.css ? flown : scale(node, { start: 0.4, duration: motionTime(220) });
}

function middle({ left, top, width, height }: DOMRect): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
