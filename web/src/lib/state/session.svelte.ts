/** Who is here, and how they like the page: kept in this browser. */
import { got, Problem, server, useToken, whenUnknown } from "$lib/api/client";
import { say } from "$lib/i18n/say.svelte";
import { liking } from "./preferences.svelte";
import type { Schemas } from "$lib/api/types";

export type Person = Schemas["Person"];

class Here {
  person = $state.raw<Person | null>(null);
  /** Who we were until our session was ended elsewhere. */
  lost = $state.raw<Person | null>(null);
  private coming: Promise<Person | null> | null = null;

  constructor() {
    whenUnknown(() => {
      if (!this.person) return;
      this.lost = this.person;
      this.isNobody();
    });
  }

  /** Who the server knows us as, if it does; asked once, and only where somebody has been before. */
  come(): Promise<Person | null> {
    if (!liking.known) return Promise.resolve(null);
    this.coming ??= this.ask();
    return this.coming;
  }

  /** Something has changed elsewhere. */
  again(): Promise<Person | null> {
    this.coming = null;
    return this.come();
  }

  /** Are we still who we were? Asked when somebody comes back to a page that has been out of sight. */
  async look(): Promise<void> {
    if (this.person) await this.ask().catch(() => null);
  }

  private async ask(): Promise<Person | null> {
    try {
      return this.is(await got(server.GET("/api/me")));
    } catch (problem) {
      this.coming = null;
      if (!(problem instanceof Problem && problem.code === "who-are-you")) throw problem;
      this.isNobody();
      return null;
    }
  }

  /** Somebody at any rate: a guest with a name of their own, or one out of a comic. */
  async known(name?: string): Promise<Person> {
    const person = await this.come();
    if (person) return person;
    try {
      return this.is(await got(server.POST("/api/guests", { body: { name: name || liking.name || comicName() } })));
    } catch (problem) {
      const found = await this.ask(); // the browser has forgotten what its cookie still knows
      if (found) return found;
      throw problem;
    }
  }

  async rename(name: string): Promise<void> {
    if (!(await this.come())) await this.known(name);
    else this.is(await got(server.PATCH("/api/me", { body: { name } })));
    liking.choose({ name });
  }

  async register(name: string, password: string): Promise<void> {
    this.is(await got(server.POST("/api/accounts", { body: { name, password } })));
  }

  async logIn(name: string, password: string): Promise<void> {
    this.is(await got(server.POST("/api/login", { body: { name, password } })));
  }

  async logOut(): Promise<void> {
    await got(server.POST("/api/logout"));
    this.isNobody();
  }

  async deleteMe(): Promise<void> {
    await got(server.DELETE("/api/me"));
    this.isNobody();
  }

  private is(me: Schemas["Me"]): Person {
    useToken(me.csrf);
    liking.choose({ known: true });
    this.person = me.person;
    this.lost = null;
    this.coming = Promise.resolve(me.person);
    return me.person;
  }

  private isNobody(): void {
    useToken(null);
    liking.choose({ known: false });
    this.person = null;
    this.coming = null;
  }
}

function comicName(): string {
  const names = say("ui-comic-names").split(", ");
  return names[Math.floor(Math.random() * names.length)] ?? "Hero";
}

export const here = new Here();
