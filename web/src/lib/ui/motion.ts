/** How things move on a board: quickly, from where they were, and not at all for those who want it so. */
import { flip, type AnimationConfig, type FlipParams } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import { crossfade, scale, type TransitionConfig } from "svelte/transition";

const MOVE = 280;

export function motionTime(milliseconds = MOVE): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : milliseconds;
}

/** A thing that leaves one place and comes to another flies between them; `key` says that it is the same. */
export function flight() {
  const [send, receive] = crossfade({
    duration: () => motionTime(),
    easing: cubicOut,
    fallback: (node) => scale(node, { start: 0.6, duration: motionTime(150) }),
  });
  return [whole(send, 0), whole(receive, 1)] as const;
}

type Fly = ReturnType<typeof crossfade>[0];
const STILL = { duration: 0 };

/** What flies is never half transparent: it is seen where it comes, and not where it leaves.
 *  What is not laid out, such as a pile in a closed drawer, cannot fly: it has no size, now or when it should begin. */
function whole(fly: Fly, opacity: 0 | 1): Fly {
  return (node, params) => {
    if (!node.getClientRects().length) return () => STILL;
    const begin = fly(node, params);
    return () => {
      const flown = begin();
      return hasSize(node.getBoundingClientRect()) ? solid(flown, opacity) : STILL;
    };
  };
}

/** A flight with that opacity; what only fades stays as it is. */
export function solid(plan: TransitionConfig, opacity: 0 | 1): TransitionConfig {
  const { css } = plan;
  if (!css?.(0, 1).includes("translate(")) return plan;
  return { ...plan, css: (t, u) => `${css(t, u)}; opacity: ${opacity}` };
}

/** A thing that others push aside slides to its new place. */
export function slide(node: Element, way: { from: DOMRect; to: DOMRect }, params: FlipParams): AnimationConfig {
  return hasSize(way.from) && hasSize(way.to) ? flip(node, way, params) : STILL;
}

function hasSize({ width, height }: DOMRect): boolean {
  return width > 0 && height > 0;
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

const TUMBLE = 400;
const APART = 35;
const FALL: Keyframe[] = [
  { transform: "translate(-110%, -120%) rotate(-500deg) scale(0.6)", easing: "cubic-bezier(0.4, 0.1, 0.7, 1)" },
  { transform: "translate(8%, 6%) rotate(24deg) scale(1.14, 1.02)", offset: 0.58 },
  { transform: "translate(2%, -12%) rotate(-9deg) scale(0.98)", offset: 0.78 },
  { transform: "none" },
];

/** A die is thrown anew with each roll, one shortly after the other; `roll` says which one it is. */
export function throwDie(roll: string, place: number) {
  return (die: HTMLElement) => {
    if (roll && motionTime()) die.animate?.(FALL, { duration: TUMBLE, delay: APART * place, fill: "backwards" });
  };
}
