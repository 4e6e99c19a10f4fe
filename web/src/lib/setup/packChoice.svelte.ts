/** Which pack a new table is played with: the box, the one kept in this browser, or another one of the owner's. */
import { request, Problem, server } from "$lib/api/client";
import { session } from "$lib/state/session.svelte";
import { keptPack } from "$lib/state/ownPack";
import { problemsOf, type LineProblem } from "$lib/state/packProblems";
import { sayProblem } from "$lib/i18n/say.svelte";

export type Source = "box" | "kept" | "own";

export class PackChoice {
  source = $state<Source>("box");
  /** The text of an own pack, as typed. */
  text = $state("");
  /** The name of a pack that passed the check. */
  name = $state("");
  problems = $state.raw<LineProblem[]>([]);
  problem = $state.raw<unknown>(null);
  readonly kept: string | null;

  constructor(readonly title: string) {
    this.kept = keptPack(title);
  }

  get sources(): Source[] {
    return this.kept === null ? ["box", "own"] : ["box", "kept", "own"];
  }

  /** The text of the pack to play with; null for the box, and for a pack that has not passed the check. */
  get pack(): string | null {
    return this.source === "box" || !this.name ? null : this.chosen;
  }

  /** An own pack was chosen that has not passed the check yet. */
  get isUnchecked(): boolean {
    return this.source !== "box" && this.pack === null;
  }

  private get chosen(): string {
    return this.source === "kept" ? (this.kept ?? "") : this.text;
  }

  async choose(source: Source): Promise<void> {
    this.source = source;
    this.forget();
    if (this.chosen.trim() && source !== "box") await this.check();
  }

  write(text: string): void {
    this.text = text;
    this.forget();
  }

  private forget(): void {
    this.name = "";
    this.problems = [];
    this.problem = null;
  }

  async check(): Promise<void> {
    this.forget();
    const text = this.chosen;
    try {
      await session.load();
      const params = { path: { title: this.title } };
      const good = await request(server.POST("/api/titles/{title}/packs", { params, body: { text } }));
      if (text === this.chosen) this.name = good.name;
    } catch (problem) {
      if (problem instanceof Problem && problem.code === "unreadable") this.problems = problemsOf(sayProblem(problem));
      else this.problem = problem;
    }
  }
}
