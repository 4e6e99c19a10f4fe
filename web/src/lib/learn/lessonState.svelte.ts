/** A guided first game: all answers so far go to the server, which plays them and says where the learner stands. */
import { request, Problem, server, requestText } from "$lib/api/client";
import type { Picked, Prompt, Title } from "$lib/titles/contract";
import { session } from "$lib/state/session.svelte";
import { readMove } from "$lib/api/notation";
import { dropLast } from "$lib/play/picked";
import { sound } from "$lib/ui/sound";
import { grammarOf, packOf, type Pack } from "$lib/state/catalogue.svelte";
import { boardOf } from "$lib/titles/boards";
import { textsOf } from "$lib/titles/words";
import type { AnyView, Grammar, Language, Move, Schemas, GameEvent } from "$lib/api/types";
import { Messages, Words } from "$lib/i18n/words";
import { litMoves } from "./litMoves";

const AGAIN = 2000;

export type Lesson = Schemas["Lesson"];

interface Loaded {
  title: Title;
  grammar: Grammar;
  pack: Pack;
  lesson: Lesson;
}

export class LessonState {
  loaded = $state.raw<Loaded | null>(null);
  words = $state.raw<Words | null>(null);
  /** What the narrator says. */
  narrator = $state.raw<Messages | null>(null);
  now = $state.raw<Schemas["LessonNow"] | null>(null);
  picked = $state.raw<Picked>({});
  problem = $state.raw<unknown>(null);
  isSending = $state(false);
  /** A riddle's answer lights up like any other step's. */
  isShown = $state(false);
  private answers: string[] = [];

  constructor(readonly title: string) {}

  view = $derived((this.now?.eyes.view ?? null) as AnyView | null);
  step = $derived(this.now ? (this.loaded?.lesson.steps[this.now.step] ?? null) : null);
  before = $derived(this.now ? (this.loaded?.lesson.steps[this.now.step - 1] ?? null) : null);
  events = $derived((this.now?.eyes.events ?? []) as unknown as GameEvent[]);
  legal = $derived<Move[]>(
    this.loaded && this.view && this.step
      ? this.view.legal.map((notation) => readMove(this.loaded!.grammar, notation))
      : [],
  );
  moves = $derived(this.step && !this.isSending ? litMoves(this.legal, this.step, this.isShown) : []);
  prompt = $derived.by<Prompt | null>(() => {
    if (!this.loaded || !this.view || !this.words || !this.moves.length) return null;
    return this.loaded.title.prompt(this.view, this.moves, this.picked, this.words);
  });

  async begin(): Promise<void> {
    const title = this.title;
    const lesson = request(server.GET("/api/lessons/{title}", { params: { path: { title } } }));
    const parts = await Promise.all([boardOf(title), grammarOf(title), packOf(title), lesson]);
    this.loaded = { title: parts[0], grammar: parts[1], pack: parts[2], lesson: parts[3] };
    await session.load(); // whoever is known must send their token along
    await this.send([]);
  }

  async speak(language: Language): Promise<void> {
    const [own, texts, grammar] = await Promise.all([
      requestText(`/api/lessons/words/${language}`),
      textsOf(this.title, language),
      grammarOf(this.title),
    ]);
    const narrator = new Messages(language, own);
    const names = [narrator.say("lesson-learner"), narrator.say("lesson-rival")];
    this.words = new Words(language, grammar, names, ...texts);
    this.narrator = narrator;
  }

  pick = (picked: Picked): void => {
    this.picked = picked;
    this.problem = null;
  };

  /** Take the last part of a choice back; false when nothing was picked. */
  stepBack = (): boolean => {
    if (!Object.keys(this.picked).length) return false;
    this.picked = dropLast(this.picked);
    return true;
  };

  play = (notation: string): void => void this.send([...this.answers, notation]);
  back = (): void => void this.send(this.answers.slice(0, -1));
  restart = (): void => void this.send([]);
  /** Play the right answer of this step. */
  skip = (): void => {
    const answer = this.step?.right?.[0] ?? this.view?.legal[0];
    if (answer) this.play(answer);
  };

  get isAtStart(): boolean {
    return !this.now?.step;
  }

  private async send(answers: string[]): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.problem = null;
    try {
      const params = { path: { title: this.title } };
      this.become(await request(server.POST("/api/lessons/{title}", { params, body: { moves: answers } })), answers);
    } catch (problem) {
      this.refuse(problem instanceof Problem ? problem : new Problem("offline", String(problem)), answers);
    }
    this.isSending = false;
  }

  /** Ask again while the server prepares the title. */
  private refuse(problem: Problem, answers: string[]): void {
    if (problem.code === "preparing") setTimeout(() => void this.send(answers), AGAIN);
    else {
      this.problem = problem;
      sound("no");
    }
  }

  private become(now: Schemas["LessonNow"], answers: string[]): void {
    this.answers = answers.slice(0, now.step);
    this.isShown &&= now.step === this.now?.step;
    this.now = now;
    this.picked = {};
    sound(now.hint ? "no" : "move");
  }
}
