/** Bots that think in workers: one for most levels, one for each spare core for the highest. */
import { type Search, type Thought, choose } from "../rules/bots";
import type { Branch } from "../rules/search";
import type { Level } from "../api/types";
import type { Thinkers } from "./liveTable";
import type { RulesFiles } from "./fetchFiles";
import type { FromSearch, ToSearch } from "./searchHost";

const MOST = 4; // trees; more of them find little more

/** A worker, or what a test has in its place. */
export interface SearchWorker {
  postMessage(message: ToSearch): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromSearch>) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
}

export class BotWorkers implements Thinkers {
  private workers: SearchWorker[] = [];
  private cancel: (() => void) | null = null;
  private isPaused = false;
  private lastId = 0;

  constructor(
    private files: RulesFiles,
    private spawn: () => SearchWorker,
    private cores: number,
  ) {}

  trees(level: Level): number {
    const isHighest = level === Object.keys(this.files.description.levels).at(-1);
    return isHighest ? Math.max(1, Math.min(MOST, this.cores - 1)) : 1;
  }

  async choose(thought: Thought): Promise<number | null> {
    if (thought.choice !== null) return thought.choice;
    const stopped = new Promise<null>((resolve) => (this.cancel = () => resolve(null)));
    const grown = Promise.all(thought.searches.map((task, i) => this.search(this.worker(i), task)));
    const trees = await Promise.race([grown, stopped]);
    this.cancel = null;
    return trees && choose(thought, trees);
  }

  /** Give up what they think about. */
  stop(): void {
    if (!this.cancel) return;
    this.cancel();
    for (const worker of this.workers.splice(0)) worker.terminate();
  }

  /** Rest while nobody looks. */
  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    for (const worker of this.workers) worker.postMessage({ type: "pause", isPaused });
  }

  /** End all workers. */
  close(): void {
    this.stop();
    for (const worker of this.workers.splice(0)) worker.terminate();
  }

  private worker(place: number): SearchWorker {
    return (this.workers[place] ??= this.begun());
  }

  private begun(): SearchWorker {
    const worker = this.spawn();
    worker.postMessage({ type: "rules", ...this.files });
    if (this.isPaused) worker.postMessage({ type: "pause", isPaused: true });
    return worker;
  }

  private search(worker: SearchWorker, task: Search): Promise<Branch[]> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        if (data.id !== id) return;
        if (data.type === "found") resolve(data.branches);
        else reject(new Error(data.error));
      };
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage({ type: "search", id, task });
    });
  }
}
