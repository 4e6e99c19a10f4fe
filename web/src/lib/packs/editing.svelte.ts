/** An owner's pack on the desk: its text, whether it is good, and a table to play with it. */
import { got, Problem, server, text as read } from "$lib/api/client";
import { here } from "$lib/state/session.svelte";
import { sayProblem } from "$lib/i18n/say.svelte";
import { Choosing } from "$lib/setup/setup.svelte";
import type { Brief } from "$lib/state/catalogue";
import type { Schemas } from "$lib/api/types";
import { keepPack, keptPack } from "$lib/state/ownPack";
import { problemsOf, type LineProblem } from "./problems";

export class Editing {
  text = $state("");
  good = $state.raw<Schemas["Box"] | null>(null);
  problems = $state.raw<LineProblem[]>([]);
  /** Of another kind: no connection, too many questions. */
  problem = $state.raw<unknown>(null);
  isBusy = $state(false);

  constructor(readonly title: string) {
    this.text = keptPack(title) ?? "";
  }

  /** Another text: what was said of the former one is gone. */
  write(text: string): void {
    this.text = text;
    this.good = null;
    this.problems = [];
    this.problem = null;
    keepPack(this.title, text);
  }

  async begin(): Promise<void> {
    await this.try(async () => this.write(await read(`/api/titles/${this.title}/pack/text`)));
  }

  check = (): Promise<void> =>
    this.try(async () => {
      await here.come();
      const params = { path: { title: this.title } };
      this.good = await got(server.POST("/api/titles/{title}/packs", { params, body: { text: this.text } }));
    });

  /** A table with this pack; its lobby has all other choices. */
  async play(title: Brief): Promise<string | null> {
    let id: string | null = null;
    await this.try(async () => {
      await here.known();
      const choosing = new Choosing(title);
      choosing.pack = this.text;
      id = (await got(server.POST("/api/tables", { body: choosing.setup }))).id;
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
