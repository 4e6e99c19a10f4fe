/** How far the server has prepared its titles for tables online. */
import { request, server } from "$lib/api/client";
import type { Schemas } from "$lib/api/types";

type State = Schemas["Title"]["state"];

const AGAIN = 3000;

class Readiness {
  /** Why nothing is known, if nothing is. */
  problem = $state.raw<unknown>(null);
  private states = $state.raw<Record<string, State>>({});

  /** Reactive, and "waiting" until the server has answered. */
  of(title: string): State {
    return this.states[title] ?? "waiting";
  }

  /** Ask until all titles are ready; returns how to stop. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async () => {
      await this.ask();
      if (!isOver && !this.isComplete) timer = setTimeout(look, AGAIN);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }

  private get isComplete(): boolean {
    const states = Object.values(this.states);
    return states.length > 0 && states.every((state) => state === "ready");
  }

  private async ask(): Promise<void> {
    if (this.isComplete) return;
    try {
      const titles = await request(server.GET("/api/titles"));
      this.states = Object.fromEntries(titles.map(({ name, state }) => [name, state]));
      this.problem = null;
    } catch (problem) {
      this.problem = problem;
    }
  }
}

export const readiness = new Readiness();
