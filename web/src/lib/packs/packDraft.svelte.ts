/** An owner's pack while it is edited: its text, the result of the check, and a table to play with it. */
import { request, Problem, server } from "$lib/api/client";
import { contentText } from "$lib/api/content";
import { session } from "$lib/state/session.svelte";
import { sayProblem } from "$lib/i18n/say.svelte";
import { TableSetup } from "$lib/setup/tableSetup.svelte";
import type { TitleInfo } from "$lib/state/catalogue.svelte";
import type { Schemas } from "$lib/api/types";
import { keepPack, keptPack } from "$lib/state/ownPack";
import { problemsOf, type LineProblem } from "$lib/state/packProblems";

export class PackDraft {
  text = $state("");
  good = $state.raw<Schemas["Box"] | null>(null);
  problems = $state.raw<LineProblem[]>([]);
  /** A problem that is not about a line, such as no connection or too many requests. */
  problem = $state.raw<unknown>(null);
  isBusy = $state(false);

  constructor(readonly title: string) {
    this.text = keptPack(title) ?? "";
  }

  /** Replace the text; the result of the last check no longer holds. */
  write(text: string): void {
    this.text = text;
    this.good = null;
    this.problems = [];
    this.problem = null;
    keepPack(this.title, text);
  }

  async begin(): Promise<void> {
    await this.try(async () => this.write(await contentText(`${this.title}/pack.toml`)));
  }

  check = (): Promise<void> =>
    this.try(async () => {
      await session.load();
      const params = { path: { title: this.title } };
      this.good = await request(server.POST("/api/titles/{title}/packs", { params, body: { text: this.text } }));
    });

  /** A table with this pack; its lobby has all other choices. */
  async play(title: TitleInfo): Promise<string | null> {
    let id: string | null = null;
    await this.try(async () => {
      await session.ensure();
      const tableSetup = new TableSetup(title);
      tableSetup.pack = this.text;
      id = (await request(server.POST("/api/tables", { body: tableSetup.setup }))).id;
    });
    return id;
  }

  private async try(something: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.problem = null;
    this.problems = [];
    try {
      await something();
    } catch (problem) {
      if (problem instanceof Problem && problem.code === "unreadable") this.problems = problemsOf(sayProblem(problem));
      else this.problem = problem;
    }
    this.isBusy = false;
  }
}
