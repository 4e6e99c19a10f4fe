/** What a worker for searches does: grows one tree after another (the rules have room for one), rests now and then, and waits while it is paused. */
import { type Search, search } from "../rules/bots";
import { Rules } from "../rules/rules";
import type { Branch } from "../rules/search";
import type { RulesFiles } from "./fetchFiles";

export type ToSearch =
  | ({ type: "rules" } & RulesFiles)
  | { type: "search"; id: number; task: Search }
  | { type: "pause"; isPaused: boolean };
export type FromSearch =
  { type: "found"; id: number; branches: Branch[] } | { type: "failed"; id: number; error: string };

const SPELL = 20; // milliseconds of work between two rests, in which messages come in

export class SearchHost {
  private rules: Promise<Rules> | null = null;
  private searching: Promise<void> = Promise.resolve();
  private isPaused = false;
  private goOn: (() => void) | null = null;
  private rested = 0;

  constructor(
    private post: (message: FromSearch) => void,
    private breathe: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve)),
    private now: () => number = () => performance.now(),
  ) {}

  async receive(message: ToSearch): Promise<void> {
    if (message.type === "rules") this.rules = Rules.load(message.description, message.code);
    else if (message.type === "pause") this.pause(message.isPaused);
    else await (this.searching = this.searching.then(() => this.search(message.id, message.task)));
  }

  private pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    if (!isPaused) this.goOn?.();
  }

  private async search(id: number, task: Search): Promise<void> {
    try {
      if (!this.rules) throw new Error("no rules yet");
      const branches = await search(await this.rules, task, () => this.rest());
      this.post({ type: "found", id, branches });
    } catch (error) {
      this.post({ type: "failed", id, error: String(error) });
    }
  }

  private async rest(): Promise<void> {
    if (this.now() - this.rested < SPELL) return;
    await this.breathe();
    while (this.isPaused) await new Promise<void>((resolve) => (this.goOn = resolve));
    this.rested = this.now();
  }
}
