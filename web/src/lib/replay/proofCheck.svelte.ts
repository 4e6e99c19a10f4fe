/** The proof of one match: fetches what the server published and recomputes every draw here. */
import { request, Problem, server } from "$lib/api/client";
import type { Schemas } from "$lib/api/types";
import { prove, type Draw, type Proof } from "./proof";
import { keptCommitment } from "$lib/state/commitments";

type Replay = Schemas["MatchReplay"];
const TRIES = 5;
const AGAIN = 2000; // milliseconds until a busy server is asked once more

export class ProofCheck {
  isBusy = $state(false);
  problem = $state.raw<unknown>(null);
  own = $state.raw<Proof | null>(null);
  servers = $state.raw<Schemas["Proof"] | null>(null);
  draws = $state.raw<Draw[][]>([]);
  /** The commitment this browser kept when the match began; null if it was not there. */
  receipt = $state<string | null>(null);

  isDone = $derived(!!this.own && !!this.servers);
  isGood = $derived(this.isDone && this.isCommitted && !this.own?.differences.length && !!this.servers?.ok);

  get isCommitted(): boolean {
    return !!this.own?.isCommitted && (this.receipt === null || this.receipt === this.committed);
  }

  constructor(readonly replay: Replay) {}

  get committed(): string {
    return this.replay.commitment;
  }

  async check(): Promise<void> {
    this.isBusy = true;
    this.problem = null;
    try {
      const params = { path: { match: this.replay.id } };
      this.draws = (await patiently(() => request(server.GET("/api/replays/{match}/draws", { params }))))
        .draws as Draw[][];
      this.receipt = keptCommitment(this.replay.id);
      this.own = prove(this.replay, this.draws);
      this.servers = await request(server.GET("/api/replays/{match}/verify", { params }));
    } catch (problem) {
      this.problem = problem;
    }
    this.isBusy = false;
  }
}

/** The server recomputes one match at a time. */
async function patiently<Thing>(ask: () => Promise<Thing>): Promise<Thing> {
  for (let tried = 1; ; tried++) {
    try {
      return await ask();
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.code !== "try-again" || tried === TRIES) throw problem;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}
