/** How what happens at a table is shown: step by step at the speed that is wanted, with a stop at each moment, and again. */
import type { GameEvent, Schemas } from "$lib/api/types";
import { stepsOf, wholeStep, type MomentKind, type ShownMoment, type Step, type TableUpdate } from "./moments";
import { Pace } from "./pace.svelte";
import { Past } from "./past.svelte";
import { preferences } from "./preferences.svelte";

type Eyes = Schemas["Eyes"];
const NO_NEWS: GameEvent[] = [];

/** What a title stops at, and through whose eyes it is looked at. */
export interface Watching {
  kinds: MomentKind[];
  seat: number | null;
  /** Events that say nothing to those from whom a part of them is hidden: there is no pause for them. */
  quiet?: readonly string[];
}

export class Playback {
  /** The table after all that has been shown once. */
  present = $state.raw<Eyes[]>([]);
  /** The table as it is shown: the present one, unless something is shown again. */
  eyes = $state.raw<Eyes[]>([]);
  /** What was shown last; null after a snapshot. */
  step = $state.raw<Step | null>(null);
  moment = $state.raw<ShownMoment | null>(null);
  isAgain = $state(false);
  watching: () => Watching = () => ({ kinds: [], seat: null });
  /** The table after all that has arrived. */
  private latest = $state.raw<Eyes[]>([]);
  private past = new Past();
  private pace: Pace<Step>;

  /** `commit` is called once for each update, when it is shown; false: it must not be shown. */
  constructor(
    private commit: (update: TableUpdate) => boolean,
    most: () => number,
  ) {
    this.pace = new Pace<Step>(
      (step) => this.show(step),
      () => this.rest(),
      most,
    );
  }

  /** The table as it is told all at once: nothing of it is played back. */
  begin(eyes: Eyes[]): void {
    this.present = this.eyes = this.latest = eyes;
    this.step = null;
    this.past.begin(eyes);
  }

  add(update: TableUpdate, isAtOnce: boolean): void {
    const { kinds, seat, quiet } = this.watching();
    this.latest = update.eyes;
    const isWhole = preferences.speed === "instant";
    this.pace.add(isWhole ? [wholeStep(update, kinds, seat, quiet)] : stepsOf(update, kinds, seat, quiet), isAtOnce);
  }

  /** Show nothing until it is let go. */
  hold(isHeld: boolean): void {
    this.pace.hold(isHeld);
  }

  /** End the pause: show what comes next. */
  skip(): void {
    this.pace.skip();
  }

  /** Show everything that has arrived. */
  hurry(): void {
    this.pace.skipAll();
  }

  /** Is there something still to be shown? */
  get isBehind(): boolean {
    return this.pace.isBehind;
  }

  /** The table has stopped, or something is shown again: it can go on. */
  get isStopped(): boolean {
    return this.isBehind && (this.isAgain || this.moment !== null);
  }

  /** Is what a seat has to decide, as it is shown, what it has to decide now? */
  isCurrent(seat: number | null): boolean {
    return !this.isAgain && decisionOf(this.present, seat) === decisionOf(this.latest, seat);
  }

  /** Has anything happened since this seat's last decision that can be shown again? */
  canShowAgain(seat: number | null): boolean {
    return !this.isAgain && this.past.since(seat).moves.length > 0;
  }

  /** Show it again, by the very views that the seat had; what arrives meanwhile waits. */
  showAgain(seat: number | null): void {
    if (!this.canShowAgain(seat)) return;
    const { before, moves } = this.past.since(seat);
    const { kinds, quiet } = this.watching();
    const start = { ...wholeStep({ ...moves[0]!, eyes: before }, [], seat), news: new Map(), pause: "gap" as const };
    const steps = [start, ...moves.flatMap((update) => stepsOf(update, kinds, seat, quiet))];
    this.pace.insert(steps.map((step) => ({ ...step, isAgain: true })));
  }

  /** Go back to the present. */
  endAgain(): void {
    if (this.isAgain) this.pace.drop(({ isAgain }) => isAgain);
  }

  /** What is told with what is shown, as a seat knows it; null where all was told at once. */
  news(seat: number | null): GameEvent[] | null {
    return this.step && (this.step.news.get(seat) ?? NO_NEWS);
  }

  private show(step: Step): void {
    if (step.commits && !step.isAgain && !this.commits(step.update)) return;
    this.isAgain = step.isAgain && this.pace.queue.some(({ isAgain }) => isAgain);
    if (!this.isAgain) this.eyes = this.present;
    else if (step.commits) this.eyes = step.update.eyes;
    this.step = step;
    this.moment = step.moment;
  }

  private commits(update: TableUpdate): boolean {
    if (!this.commit(update)) return false;
    this.present = update.eyes;
    this.past.add(update);
    return true;
  }

  /** What was shown has been seen: the table is as it is now. */
  private rest(): void {
    this.moment = null;
    this.isAgain = false;
    this.eyes = this.present;
  }
}

function decisionOf(all: Eyes[], seat: number | null): string {
  const own = all.find((eyes) => eyes.seat === seat);
  return `${own?.request} ${own?.view?.legal.join()}`;
}
