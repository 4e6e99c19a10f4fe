/** The proof of one match: fetches what the server published, and recomputes every draw and every table here. */
import { request, Problem, server } from "$lib/api/client";
import type { Schemas } from "$lib/api/types";
import { prove, type Draw, type Proof } from "./proof";
import { isProvable, proveInWorker } from "./proofInWorker";
import type { RulesVerdict, Shown } from "./rulesProof";
import { keptCommitment } from "$lib/state/commitments";

type Replay = Schemas["MatchReplay"];
const FORMER = "former-rules"; // the server's code
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

  /** Former rules do not tell their draws: then the rules themselves are all that proves a match. */
  hasDraws = $state(true);
  /** What the rules in this page say; null until they have played the match again. */
  byRules = $state.raw<RulesVerdict | null>(null);
  /** The moves that the rules have made so far. */
  played = $state(0);

  isDone = $derived(!!this.own && !!this.servers && (!!this.byRules || !this.hasRules));
  isGood = $derived(
    this.isDone && this.isCommitted && !this.own?.differences.length && !!this.servers?.ok && !this.byRules?.fault,
  );
  private leaving = new AbortController();

  get isCommitted(): boolean {
    return !!this.own?.isCommitted && (this.receipt === null || this.receipt === this.committed);
  }

  /** `shown` are the moments of the match that the page has fetched so far. */
  constructor(
    readonly replay: Replay,
    private shown: () => Shown[] = () => [],
  ) {}

  /** Are the rules of this match among those of the pages, or kept by the server? */
  get hasRules(): boolean {
    return !!this.servers?.files || isProvable(this.replay.setup.title);
  }

  /** End the work: nobody waits for it any more. */
  leave(): void {
    this.leaving.abort();
  }

  get committed(): string {
    return this.replay.commitment;
  }

  async check(): Promise<void> {
    this.isBusy = true;
    this.problem = null;
    try {
      const params = { path: { match: this.replay.id } };
      this.draws = await this.fetchDraws();
      this.receipt = keptCommitment(this.replay.id);
      this.own = prove(this.replay, this.draws);
      this.servers = await request(server.GET("/api/replays/{match}/verify", { params }));
      if (this.hasRules) this.byRules = await this.playAgain(this.servers);
    } catch (problem) {
      this.problem = problem;
    }
    this.isBusy = false;
  }

  private async fetchDraws(): Promise<Draw[][]> {
    const params = { path: { match: this.replay.id } };
    try {
      const { draws } = await patiently(() => request(server.GET("/api/replays/{match}/draws", { params })));
      this.hasDraws = true;
      return draws as Draw[][];
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.code !== FORMER) throw problem;
      this.hasDraws = false;
      return [];
    }
  }

  private playAgain({ rules, tables, blank, files }: Schemas["Proof"]): Promise<RulesVerdict> {
    const claim = { replay: $state.snapshot(this.replay) as Replay, rules: rules ?? null, tables: tables ?? [] };
    const shown = $state.snapshot(this.shown()) as Shown[];
    return proveInWorker(
      { ...claim, blank: blank ?? null, shown },
      { files: files ?? null, report: (moves) => (this.played = moves), signal: this.leaving.signal },
    );
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
