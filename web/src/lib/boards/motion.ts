/** How things move on a board: quickly, from where they were, and not at all for those who want it so. */
import { cubicOut } from "svelte/easing";
import { crossfade, scale, type TransitionConfig } from "svelte/transition";

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
  return [whole(send, 0), whole(receive, 1)] as const;
}

type Fly = ReturnType<typeof crossfade>[0];

/** What flies is never half transparent: it is seen where it comes, and not where it leaves.
 *  What is not laid out, such as a pile in a closed drawer, cannot fly: it has no size. */
function whole(fly: Fly, opacity: 0 | 1): Fly {
  return (node, params) => {
    if (!node.getClientRects().length) return () => ({ duration: 0 });
    const plan = fly(node, params);
    return () => solid(plan(), opacity);
  };
}

/** A flight with that opacity; what only fades stays as it is. */
export function solid(plan: TransitionConfig, opacity: 0 | 1): TransitionConfig {
  const { css } = plan;
  if (!css?.(0, 1).includes("translate(")) return plan;
  return { ...plan, css: (t, u) => `${css(t, u)}; opacity: ${opacity}` };
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
