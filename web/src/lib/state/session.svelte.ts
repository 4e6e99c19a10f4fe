/** The session of this browser: who the server knows us as. */
import { hasServer, request, Problem, server, useCsrfToken, onSessionEnd } from "$lib/api/client";
import { say } from "$lib/i18n/say.svelte";
import { preferences } from "./preferences.svelte";
import type { Schemas } from "$lib/api/types";

export type Person = Schemas["Person"];

class Session {
  person = $state.raw<Person | null>(null);
  /** Who we were when our session was ended from another device. */
  ended = $state.raw<Person | null>(null);
  private loading: Promise<Person | null> | null = null;

  constructor() {
    onSessionEnd(() => {
      if (!this.person) return;
      this.ended = this.person;
      this.clear();
    });
  }

  /** Ask the server once who we are; a browser without a session asks nothing. */
  load(): Promise<Person | null> {
    if (!hasServer || !preferences.known) return Promise.resolve(null);
    this.loading ??= this.fetchPerson();
    return this.loading;
  }

  /** Ask again, after something has changed elsewhere. */
  reload(): Promise<Person | null> {
    this.loading = null;
    return this.load();
  }

  /** Check that the session still stands, when a page comes back into sight. */
  async refresh(): Promise<void> {
    if (this.person) await this.fetchPerson().catch(() => null);
  }

  private async fetchPerson(): Promise<Person | null> {
    try {
      return this.accept(await request(server.GET("/api/me")));
    } catch (problem) {
      this.loading = null;
      if (!(problem instanceof Problem && problem.code === "who-are-you")) throw problem;
      this.clear();
      return null;
    }
  }

  /** The person of this session; without one, a new guest with the given name or a comic one. */
  async ensure(name?: string): Promise<Person> {
    const person = await this.load();
    if (person) return person;
    try {
      return await this.come(name || preferences.name || comicName());
    } catch (problem) {
      if (problem instanceof Problem && problem.code === "name-taken" && !name) return this.come(numberedName());
      const found = await this.fetchPerson(); // the browser has forgotten what its cookie still knows
      if (found) return found;
      throw problem;
    }
  }

  private async come(name: string): Promise<Person> {
    return this.accept(await request(server.POST("/api/guests", { body: { name } })));
  }

  async rename(name: string): Promise<void> {
    if (!hasServer) return preferences.set({ name });
    if (!(await this.load())) await this.ensure(name);
    else this.accept(await request(server.PATCH("/api/me", { body: { name } })));
    preferences.set({ name });
  }

  async register(name: string, password: string): Promise<void> {
    this.accept(await request(server.POST("/api/accounts", { body: { name, password } })));
  }

  async logIn(name: string, password: string): Promise<void> {
    this.accept(await request(server.POST("/api/login", { body: { name, password } })));
  }

  async logOut(): Promise<void> {
    await request(server.POST("/api/logout"));
    this.clear();
  }

  async deleteMe(): Promise<void> {
    await request(server.DELETE("/api/me"));
    this.clear();
  }

  /** The server has said who we are. */
  accept(me: Schemas["Me"]): Person {
    useCsrfToken(me.csrf);
    preferences.set({ known: true });
    this.person = me.person;
    this.ended = null;
    this.loading = Promise.resolve(me.person);
    return me.person;
  }

  private clear(): void {
    useCsrfToken(null);
    preferences.set({ known: false });
    this.person = null;
    this.loading = null;
  }
}

export function comicName(): string {
  const names = say("ui-comic-names").split(", ");
  return names[Math.floor(Math.random() * names.length)] ?? "Hero";
}

/** A name that hardly any account has. */
function numberedName(): string {
  return `${comicName().slice(0, 18)} ${Math.floor(1000 + Math.random() * 9000)}`;
}

export const session = new Session();
