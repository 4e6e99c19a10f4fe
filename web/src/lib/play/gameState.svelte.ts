/** A game in progress at a table: whose eyes we look through, which moves are legal, what was picked, and sending it. */
import { Problem } from "$lib/api/client";
import type { Picked, Prompt, Scene, Title } from "$lib/titles/contract";
import { preferences } from "$lib/state/preferences.svelte";
import { readMove } from "$lib/api/notation";
import { say } from "$lib/i18n/say.svelte";
import { sound } from "$lib/ui/sound";
import type { Action, Eyes, Table } from "$lib/state/table.svelte";
import { grammarOf, packOf, packOfTable, type Pack } from "$lib/state/catalogue.svelte";
import { boardOf } from "$lib/titles/boards";
import { textsOf } from "$lib/titles/words";
import type { AnyView, Grammar, Language, Move, SeatView } from "$lib/api/types";
import { Words } from "$lib/i18n/words";
import { primaryOf } from "./keys";
import { nextSeat } from "./ownSeats";
import { dropLast } from "./picked";

export interface Refusal {
  problem: unknown;
  /** The middle of what was tapped, its upper and its lower edge. */
  x: number;
  y: number;
  bottom: number;
}

interface Loaded {
  title: Title;
  grammar: Grammar;
  pack: Pack;
  language: Language;
  texts: string[];
}

export class GameState {
  loaded = $state.raw<Loaded | null>(null);
  seat = $state<number | null>(null);
  picked = $state.raw<Picked>({});
  refusal = $state.raw<Refusal | null>(null);
  isSending = $state(false);
  constructor(readonly table: Table) {
    table.playback.watching = () => {
      const title = this.loaded?.title;
      return { kinds: title?.moments ?? [], seat: this.seat, quiet: title?.quiet };
    };
  }

  eyes = $derived.by(() => this.eyesIn(this.table.eyes));
  /** The table as it is shown, which may be what it was before. */
  view = $derived.by(() => (this.eyesIn(this.table.playback.eyes)?.view ?? null) as AnyView | null);
  news = $derived.by(() => this.table.news(this.seat));
  seats = $derived.by<SeatView[]>(() => this.table.room?.seats ?? []);
  /** The only seat of ours, which is called “you”; of several on one device each has its name. */
  you = $derived.by<number | null>(() => {
    const own = this.table.eyes.filter((eyes) => eyes.seat !== null);
    return own.length === 1 ? own[0]!.seat : null;
  });
  /** What everybody is called by those who look on. */
  players = $derived(this.seats.map(({ seat, name }) => name || say("ui-bot-name", { number: seat + 1 })));
  names = $derived(this.players.map((name, seat) => (seat === this.you ? say("ui-you-name") : name)));
  private called = $derived(this.names.join("\n")); // words are made anew only when somebody is called otherwise
  words = $derived.by(() => {
    const { loaded, called } = this;
    if (!loaded) return null;
    const { language, grammar, texts } = loaded;
    return new Words(language, grammar, called.split("\n"), ...texts).saidTo(this.you);
  });
  moves = $derived.by<Move[]>(() => {
    const { eyes, view, loaded } = this;
    if (!loaded || !view || !eyes || eyes.request == null || this.table.room?.state !== "playing") return [];
    if (!this.table.playback.isCurrent(this.seat)) return [];
    return view.legal.map((notation) => readMove(loaded.grammar, notation));
  });
  prompt = $derived.by<Prompt | null>(() => {
    if (!this.loaded || !this.view || !this.words || !this.moves.length) return null;
    const prompt = this.loaded.title.prompt(this.view, this.moves, this.picked, this.words, this.loaded.pack);
    return preferences.warns ? prompt : { ...prompt, warning: undefined };
  });
  /** Changes when another decision begins. */
  decision = $derived(`${this.seat} ${this.eyes?.request} ${this.eyes?.view?.legal.join()}`);
  isMine = $derived(this.seat !== null && !!this.view?.waiting.includes(this.seat) && this.moves.length > 0);

  private eyesIn(all: Eyes[]): Eyes | null {
    return all.find((eyes) => eyes.seat === this.seat) ?? all[0] ?? null;
  }

  /** For the inspector: null until all is here. */
  scene = (): Scene | null => {
    const { loaded, words, view, seat, picked } = this;
    if (!loaded || !words) return null;
    const moves = this.isSending ? [] : this.moves;
    return { words, view, seat, moves, picked, pack: loaded.pack };
  };

  /** The title's board, grammar and words in the language of the page. */
  async load(title: string, ownPack?: string): Promise<void> {
    const language = preferences.language;
    const [board, grammar, pack, texts] = await Promise.all([
      boardOf(title),
      grammarOf(title),
      ownPack === undefined ? packOf(title) : packOfTable(this.table.id, ownPack),
      textsOf(title, language),
    ]);
    this.loaded = { title: board, grammar, pack, language, texts };
  }

  /** The seat of ours that decides next. */
  get next(): number | null {
    return nextSeat(this.table.eyes, this.seat);
  }

  pick = (picked: Picked): void => {
    this.picked = picked;
    this.refusal = null;
  };

  /** Take the last part back; false when nothing was picked. */
  back = (): boolean => {
    if (this.refusal) this.refusal = null;
    else if (Object.keys(this.picked).length) this.picked = dropLast(this.picked);
    else return false;
    return true;
  };

  play = (notation: string, at?: Element): void => void this.send(notation, at);

  /** A tap on the board makes no move that the bubble warns of: only its button does, or a key. */
  playOnBoard = (notation: string, at?: Element): void => {
    const { prompt } = this;
    if (prompt?.warning && primaryOf(prompt)?.notation === notation) sound("no");
    else this.play(notation, at);
  };

  private async send(notation: string, at?: Element): Promise<void> {
    const { seat, eyes, picked } = this;
    if (seat === null || this.isSending) return;
    if (eyes?.request == null) return this.refuse(new Problem("not-yet", ""), at);
    this.isSending = true;
    this.refusal = null;
    try {
      await this.table.act({ do: "play", seat, move: notation, request: eyes.request });
      if (this.picked === picked) this.picked = {}; // not what was picked since, for the next decision
      sound("move");
    } catch (problem) {
      this.refuse(problem, at);
    }
    this.isSending = false;
  }

  /** Do anything else at the table. */
  act = async (action: Action, at?: Element): Promise<void> => {
    this.refusal = null;
    await this.table.act(action).catch((problem: unknown) => this.refuse(problem, at));
  };

  private refuse(problem: unknown, at?: Element): void {
    const spot = at?.getBoundingClientRect();
    const x = spot ? spot.left + spot.width / 2 : innerWidth / 2;
    const y = spot ? spot.top : innerHeight * 0.7;
    const told = problem instanceof Problem ? problem : new Problem("offline", String(problem));
    this.refusal = { problem: told, x, y, bottom: spot?.bottom ?? y };
    sound("no");
  }
}
