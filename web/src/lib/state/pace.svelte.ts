/** What happens at the table is shown one thing after another, each for its pause; a tap ends a pause. */
import type { Pause } from "./moments";
import { preferences, type Speed } from "./preferences.svelte";

/** Milliseconds. */
export const PAUSES: Record<Speed, Record<Pause, number>> = {
  calm: { none: 0, gap: 1400, short: 2500, long: 5000, stop: 30_000 },
  normal: { none: 0, gap: 800, short: 1400, long: 2500, stop: 20_000 },
  brisk: { none: 0, gap: 350, short: 700, long: 1200, stop: 8000 },
  instant: { none: 0, gap: 0, short: 0, long: 0, stop: 0 },
};
export const MOST = 30_000; // of pauses ahead: beyond that all are shorter

export interface Paced {
  pause: Pause;
  /** It was asked for once more: it has its pauses at any speed. */
  isAgain: boolean;
}

export class Pace<Thing extends Paced> {
  queue = $state.raw<readonly Thing[]>([]);
  /** Is what was shown last still looked at? */
  isPausing = $state(false);
  private isHeld = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `rest` is called when what was shown has been looked at and nothing follows. */
  constructor(
    private show: (thing: Thing) => void,
    private rest: () => void,
    private most: () => number = () => MOST,
  ) {}

  get isBehind(): boolean {
    return this.queue.length > 0;
  }

  /** What happens at once does not wait for the pause of what was shown before it, but for all that waits already. */
  add(things: Thing[], isAtOnce: boolean): void {
    const wasBehind = this.isBehind;
    this.queue = [...this.queue, ...things];
    if (this.isHeld) return;
    if (this.isUnseen) this.skipAll();
    else if (!this.isPausing || (isAtOnce && !wasBehind)) this.next();
  }

  /** Show these before all that waits. */
  insert(things: Thing[]): void {
    this.queue = [...things, ...this.queue];
    this.next();
  }

  /** Take out of the queue what is not wanted any more, and go on. */
  drop(isMeant: (thing: Thing) => boolean): void {
    this.queue = this.queue.filter((thing) => !isMeant(thing));
    this.next();
  }

  /** Show nothing until it is let go, unless everything that waits is asked for. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    if (isHeld) clearTimeout(this.timer);
    else if (this.isUnseen) this.skipAll();
    else this.next();
  }

  /** End the pause. */
  skip(): void {
    this.next();
  }

  /** Show everything that waits. */
  skipAll(): void {
    const all = this.queue;
    this.queue = [];
    for (const thing of all) this.show(thing);
    this.next();
  }

  /** Does nobody look, or want to wait? */
  private get isUnseen(): boolean {
    return document.hidden || (preferences.speed === "instant" && !this.queue.some(({ isAgain }) => isAgain));
  }

  private next(): void {
    clearTimeout(this.timer);
    if (this.isHeld) return;
    let wait = 0;
    while (this.queue.length && !wait) wait = this.showFirst();
    this.isPausing = wait > 0;
    if (wait) this.timer = setTimeout(() => (document.hidden ? this.skipAll() : this.next()), wait);
    else this.rest();
  }

  /** Show the first that waits; answered with the milliseconds it stays. */
  private showFirst(): number {
    const [first, ...others] = this.queue;
    const ahead = this.queue.reduce((sum, thing) => sum + millisecondsOf(thing), 0);
    this.queue = others;
    this.show(first!);
    return millisecondsOf(first!) * Math.min(1, this.most() / ahead);
  }
}

function millisecondsOf({ pause, isAgain }: Paced): number {
  const speed = isAgain && preferences.speed === "instant" ? "normal" : preferences.speed;
  return PAUSES[speed][pause];
}
