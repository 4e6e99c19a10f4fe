/** The viewer of a finished match: which moment it shows, through whose eyes, and whether it is running. */
import { request, server } from "$lib/api/client";
import type { Moment, Title } from "$lib/titles/contract";
import { preferences } from "$lib/state/preferences.svelte";
import { readMove } from "$lib/api/notation";
import { say } from "$lib/i18n/say.svelte";
import { grammarOf, packOf, type Pack } from "$lib/state/catalogue.svelte";
import { boardOf } from "$lib/titles/boards";
import { textsOf } from "$lib/titles/words";
import type { AnyView, Grammar, Language, Schemas, GameEvent } from "$lib/api/types";
import { Words } from "$lib/i18n/words";
import { momentOf } from "./moments";

type Replay = Schemas["MatchReplay"];
/** Whose eyes: a seat's, everybody's (what lies open), or all together. */
export type Whose = number | "all" | null;

export const SPEEDS = [0.5, 1, 2, 4];
const STEP = 1400; // milliseconds of a move at speed 1
const ASKING = 120; // milliseconds for each seat that is asked: a server answers only so many questions a minute

interface Loaded {
  replay: Replay;
  title: Title;
  grammar: Grammar;
  pack: Pack;
  texts: string[];
  language: Language;
}

export class ReplayViewer {
  loaded = $state.raw<Loaded | null>(null);
  problem = $state.raw<unknown>(null);
  number = $state(0);
  seat = $state<Whose>(null);
  moment = $state.raw<Moment | null>(null);
  /** The table at the end, which tells how the scores came about. */
  last = $state.raw<Moment | null>(null);
  isPlaying = $state(false);
  speed = $state(1);

  private moments = new Map<string, Promise<Moment>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  replay = $derived(this.loaded?.replay ?? null);
  most = $derived(this.replay?.moves.length ?? 0);
  names = $derived(this.replay?.players.map(nameOf) ?? []);
  words = $derived.by(() => {
    const loaded = this.loaded;
    if (!loaded) return null;
    const { language, grammar, texts } = loaded;
    return new Words(language, grammar, this.names, ...texts);
  });
  view = $derived((this.moment?.eyes.view ?? null) as AnyView | null);
  /** The events of the last move in words, as these eyes saw them. */
  events = $derived.by(() => {
    const { words, moment } = this;
    return words && moment ? (moment.eyes.events as unknown as GameEvent[]).map((event) => words.event(event)) : [];
  });
  /** Every move in words. */
  moves = $derived.by(() => {
    const { loaded, words } = this;
    return loaded && words ? loaded.replay.moves.map((made) => words.move(readMove(loaded.grammar, made.move))) : [];
  });

  async load(): Promise<void> {
    const language = preferences.language;
    try {
      const replay =
        this.replay ?? (await request(server.GET("/api/replays/{match}", { params: { path: { match: this.id } } })));
      const { title: name, pack: own } = replay.setup;
      const parts = [boardOf(name), grammarOf(name), packOf(name, own), textsOf(name, language)] as const;
      const [title, grammar, pack, texts] = await Promise.all(parts);
      this.loaded = { replay, title, grammar, pack, texts, language };
    } catch (problem) {
      this.problem = problem;
    }
  }

  /** Go to a moment, as the address says it. */
  follow(asked: URLSearchParams): void {
    const seat = asked.get("seat");
    const isSeat = seat !== null && /^\d+$/.test(seat) && Number(seat) < this.names.length;
    this.seat = seat === "all" ? seat : isSeat ? Number(seat) : null;
    this.go(Number.parseInt(asked.get("move") ?? "0") || 0);
  }

  get address(): string {
    return `?move=${this.number}${this.seat === null ? "" : `&seat=${this.seat}`}`;
  }

  go(number: number): void {
    this.number = Math.min(this.most, Math.max(0, number));
  }

  step(by: number): void {
    this.pause();
    this.go(this.number + by);
  }

  play(): void {
    if (this.number >= this.most) this.go(0);
    this.isPlaying = true;
    this.soon();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  /** Fetch the moment that is asked for, and those beside it for the next step. */
  async show(): Promise<void> {
    const { number, seat } = this;
    try {
      if (seat === "all") await new Promise((resolve) => setTimeout(resolve, ASKING));
      const isPast = () => number !== this.number || seat !== this.seat; // somebody has gone on meanwhile
      if (isPast()) return;
      const moment = await this.at(number, seat);
      if (isPast()) return;
      this.moment = moment;
      this.problem = null;
      for (const near of seat === "all" ? [number + 1] : [number + 1, number - 1, number + 2])
        if (near >= 0 && near <= this.most) this.fetch(near, seat);
      if (this.isPlaying) this.soon();
      this.last ??= await this.at(this.most, "all");
    } catch (problem) {
      this.pause();
      this.problem = problem;
    }
  }

  private soon(): void {
    clearTimeout(this.timer);
    const asking = this.seat === "all" ? ASKING * this.names.length : 0;
    this.timer = setTimeout(() => this.advance(), Math.max(asking, STEP / this.speed));
  }

  private advance(): void {
    if (this.number >= this.most) this.pause();
    else this.go(this.number + 1);
  }

  private fetch(number: number, seat: Whose): void {
    this.at(number, seat).catch(() => null); // asked for again when it is needed
  }

  private at(number: number, seat: Whose, whole = false): Promise<Moment> {
    const key = `${number} ${seat} ${whole}`;
    const found = this.moments.get(key);
    if (found) return found;
    const asked = seat === "all" ? this.all(number) : momentOf(this.id, number, seat, whole);
    this.moments.set(key, asked);
    asked.catch(() => this.moments.delete(key));
    return asked;
  }

  private all(number: number): Promise<Moment> {
    const { replay, title } = this.loaded!;
    return title.reveal(replay.setup.seats, number, (...asked) => this.at(...asked));
  }
}

function nameOf({ name, bot, seat }: Replay["players"][number]): string {
  if (bot && (!name || name === bot)) return say("ui-bot-name", { number: seat + 1 });
  return name || say("ui-player", { number: seat + 1 });
}
