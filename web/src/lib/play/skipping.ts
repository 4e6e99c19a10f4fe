/** Taps and keys that go on where the table has stopped; they do nothing else. */
import type { Playback } from "$lib/state/playback.svelte";
import { goesOn } from "./keys";

const SOON = 400; // milliseconds

type Shown = Pick<Playback, "isBehind" | "isAgain" | "skip" | "hurry" | "endAgain">;

/** Show all that waits; where something is shown again, go back to the present. */
export function skipAll(playback: Shown): void {
  if (playback.isAgain) playback.endAgain();
  else playback.hurry();
}

export class Skipping {
  /** When a tap last went on, and whether the tap under way does. */
  private last = -Infinity;
  private isSkip = false;

  constructor(private playback: Shown) {}

  /** A tap goes on, a second one soon after it shows everything. */
  down = (event: Pick<PointerEvent, "timeStamp" | "target">): void => {
    if (event.target instanceof Element && event.target.closest("[data-skips]")) return;
    const isTwice = event.timeStamp - this.last < SOON;
    this.isSkip = this.playback.isBehind || isTwice;
    if (!this.playback.isBehind) return this.playback.skip();
    if (isTwice) skipAll(this.playback);
    else this.playback.skip();
    this.last = event.timeStamp;
  };

  /** What appears under the finger is not meant by the tap that went on. */
  click = (event: MouseEvent): void => {
    const isControl = event.target instanceof Element && event.target.closest("[data-skips]");
    if (!event.detail || !this.isSkip || isControl) return;
    event.stopPropagation();
    event.preventDefault();
  };

  /** Was the key used up? */
  key(event: KeyboardEvent): boolean {
    const { isBehind } = this.playback;
    if (isBehind && event.key === "Escape") skipAll(this.playback);
    else if (goesOn(event) && !isOnControl(event)) this.playback.skip();
    else return false;
    return isBehind;
  }
}

/** The buttons to go on are pressed by Space and Enter themselves. */
function isOnControl({ target }: KeyboardEvent): boolean {
  return target instanceof Element && !!target.closest("[data-skips]");
}
