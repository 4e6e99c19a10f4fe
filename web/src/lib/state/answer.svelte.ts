/** An answer of the server that a page shows, asked for again while the server cannot be reached. */
import { Problem } from "$lib/api/client";

const AGAIN = 4000;

export class Answer<Data> {
  data = $state.raw<Data | null>(null);
  problem = $state.raw<unknown>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;

  /** `every` milliseconds it is asked for again after a success too. */
  constructor(
    private ask: () => Promise<Data>,
    private every: number | null = null,
  ) {
    void this.look();
  }

  /** Ask no more. */
  stop = (): void => {
    this.isOver = true;
    clearTimeout(this.timer);
  };

  private async look(): Promise<void> {
    try {
      this.data = await this.ask();
      this.problem = null;
    } catch (problem) {
      this.problem = problem;
    }
    const wait = isUnreachable(this.problem) ? AGAIN : this.every;
    if (wait !== null && !this.isOver) this.timer = setTimeout(() => void this.look(), wait);
  }
}

/** Is it only that the server cannot be reached at the moment? */
export function isUnreachable(problem: unknown): boolean {
  return problem instanceof Problem && problem.code === "offline";
}
