/** How things move on a board: quickly, from where they were, and not at all for those who want it so. */
import { cubicOut } from "svelte/easing";
import { crossfade, scale } from "svelte/transition";

const MOVE = 280;

export function moving(milliseconds = MOVE): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : milliseconds;
}

/** A thing that leaves one place and comes to another flies between them; `key` says that it is the same. */
export function flight() {
  const [send, receive] = crossfade({
    duration: () => moving(),
    easing: cubicOut,
    fallback: (node) => scale(node, { start: 0.6, duration: moving(150) }),
  });
  return [seen(send), seen(receive)] as const;
}

/** What is not laid out, such as a pile in a closed drawer, cannot fly: it has no size. */
function seen<Fly extends ReturnType<typeof crossfade>[0]>(fly: Fly): Fly {
  return ((node: Element, params: { key: unknown }) =>
    node.getClientRects().length ? fly(node, params) : () => ({ duration: 0 })) as Fly;
}

/** A tap anywhere on the board brings all motion on it to its end. */
export function skippable(board: HTMLElement): () => void {
  const skip = () => {
    for (const motion of board.getAnimations({ subtree: true })) {
      if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
    }
  };
  board.addEventListener("pointerdown", skip);
  return () => board.removeEventListener("pointerdown", skip);
}
