/** Moves that come too fast to follow are shown one after another; a tap shows them all. */
import { preferences } from "./preferences.svelte";

const GAP = 700;
const LONG = 6; // so many in a row, and it goes faster

interface Waiting<Thing> {
  thing: Thing;
  /** The next one waits after this one has been shown. */
  lasts: boolean;
}

export class Pace<Thing> {
  private queue: Waiting<Thing>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private next = 0;

  constructor(private show: (thing: Thing) => void) {}

  get isBehind(): boolean {
    return this.queue.length > 0;
  }

  add(thing: Thing, waits: boolean, lasts: boolean): void {
    this.queue.push({ thing, lasts });
    if (document.hidden || preferences.quick) this.hurry();
    else if (!waits && this.queue.length === 1) this.showNext();
    else this.step();
  }

  hurry(): void {
    clearTimeout(this.timer);
    this.next = 0;
    for (const { thing } of this.queue.splice(0)) this.show(thing);
  }

  private step(): void {
    clearTimeout(this.timer);
    const wait = this.next - Date.now();
    if (wait > 0) this.timer = setTimeout(() => this.step(), wait);
    else this.showNext();
  }

  private showNext(): void {
    const first = this.queue.shift();
    if (!first) return;
    this.show(first.thing);
    if (first.lasts) this.next = Date.now() + GAP / Math.max(1, this.queue.length / LONG);
    if (this.queue.length) this.step();
  }
}
