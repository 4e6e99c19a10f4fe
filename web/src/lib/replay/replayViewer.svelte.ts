/** The viewer of a finished match: which moment it shows, through whose eyes, and whether it is running. */
import type { Moment, Scene, ShownMoment, Story, Title } from "$lib/titles/contract";
import { momentsIn } from "$lib/state/moments";
import { PAUSES } from "$lib/state/pace.svelte";
import { preferences } from "$lib/state/preferences.svelte";
import { readMove } from "$lib/api/notation";
import { say } from "$lib/i18n/say.svelte";
import { grammarOf, packOf, type Pack } from "$lib/state/catalogue.svelte";
import { boardOf } from "$lib/titles/boards";
import { placedEvent } from "$lib/titles/places";
import { storyOf } from "$lib/titles/stories";
import { textsOf } from "$lib/titles/words";
import type { AnyView, Grammar, Language, GameEvent } from "$lib/api/types";
import { Words } from "$lib/i18n/words";
import type { Replay, Whose } from "./replay";
import type { Shown } from "./rulesProof";
import type { ReplaySource } from "./source";

export const SPEEDS = [0.5, 1, 2, 4];
const STEP = 1400; // milliseconds of a move at speed 1
const ASKING = 120; // milliseconds for each seat that is asked: a server answers only so many questions a minute

interface Loaded {
  replay: Replay;
  title: Title;
  /** What it counts. */
  story: Story | null;
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
  /** The end with the events of the whole match, which are counted. */
  whole = $state.raw<Moment | null>(null);
  isPlaying = $state(false);
  speed = $state(1);

  /** Every moment as it was fetched, for a proof to compare. */
  readonly shown: Shown[] = [];
  private moments = new Map<string, Promise<Moment>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  private named = $state<string | null>(null);

  constructor(readonly source: ReplaySource) {}

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
  /** The events of the last move, as these eyes saw them. */
  news = $derived((this.moment?.eyes.events ?? []) as unknown as GameEvent[]);
  /** The weightiest of it, which is called out. */
  highlight = $derived.by<ShownMoment | null>(() => {
    const seat = this.seat === "all" ? null : this.seat;
    const found = momentsIn(this.news, this.loaded?.title.moments ?? [], this.view, seat);
    const shown = found.findLast(({ kind }) => kind.pause === "long") ?? found.at(-1);
    return shown ? { ...shown, isHeld: false } : null;
  });
  /** The same in words. */
  events = $derived.by(() => {
    const { words, news, view, loaded } = this;
    return words ? news.map((event) => words.event(placedEvent(event, loaded?.title, view))) : [];
  });
  /** Every move in words. */
  moves = $derived.by(() => {
    const { loaded, words } = this;
    return loaded && words ? loaded.replay.moves.map((made) => this.moveText(made)) : [];
  });

  /** For the inspector: null until all is here. */
  scene = (): Scene | null => {
    const { loaded, words, view } = this;
    if (!loaded || !words) return null;
    const seat = this.seat === "all" ? null : this.seat;
    return { words, view, seat, moves: [], picked: {}, pack: loaded.pack };
  };

  async load(): Promise<void> {
    const language = preferences.language;
    try {
      const replay = this.replay ?? (await this.source.replay());
      const { title: name, pack: own } = replay.setup;
      const parts = [
        boardOf(name),
        grammarOf(name),
        packOf(name, own),
        textsOf(name, language),
        storyOf(name),
      ] as const;
      const [title, grammar, pack, texts, story] = await Promise.all(parts);
      this.loaded = { replay, title, grammar, pack, texts, story, language };
    } catch (problem) {
      this.problem = problem;
    }
  }

  /** Go to a moment, as the address says it. */
  follow(asked: URLSearchParams): void {
    this.named = asked.get("id");
    const seat = asked.get("seat");
    const asWritten = (whose: Whose) => String(whose) === seat;
    this.seat = this.replay?.eyes.find(asWritten) ?? null;
    this.go(Number.parseInt(asked.get("move") ?? "0") || 0);
  }

  get address(): string {
    return this.addressOf(this.number);
  }

  /** The address of a moment; on a static host it also names the match. */
  addressOf(number: number): string {
    const match = this.named === null ? "" : `id=${this.named}&`;
    return `?${match}move=${number}${this.seat === null ? "" : `&seat=${this.seat}`}`;
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
      this.whole ??= await this.at(this.most, null, true);
      if (this.replay?.eyes.includes("all")) this.last ??= await this.at(this.most, "all");
    } catch (problem) {
      this.pause();
      this.problem = problem;
    }
  }

  /** A move in words; one that the reader may not know has none. */
  private moveText({ seat, move: notation }: Replay["moves"][number]): string {
    const { loaded, words, view } = this;
    if (!loaded || !words || !notation) return "";
    const move = readMove(loaded.grammar, notation);
    return words.move(view && loaded.title.places ? loaded.title.places.move(move, seat, view) : move);
  }

  private soon(): void {
    clearTimeout(this.timer);
    const asking = this.seat === "all" ? ASKING * this.names.length : 0;
    const step = this.highlight ? STEP + PAUSES.normal[this.highlight.kind.pause] : STEP;
    this.timer = setTimeout(() => this.advance(), Math.max(asking, step / this.speed));
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
    const asked = seat === "all" ? this.all(number) : this.ask(number, seat, whole);
    this.moments.set(key, asked);
    asked.catch(() => this.moments.delete(key));
    return asked;
  }

  private async ask(number: number, seat: number | null, whole: boolean): Promise<Moment> {
    const moment = await this.source.moment(number, seat, whole);
    this.shown.push({ moment, whole });
    return moment;
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
