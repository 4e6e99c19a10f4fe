/** A guided first game: all answers so far are played by the rules, which say where the learner stands. */
import type { Picked, Prompt, Scene, Title } from "$lib/titles/contract";
import { readMove } from "$lib/api/notation";
import { dropLast } from "$lib/play/picked";
import { sound } from "$lib/ui/sound";
import { grammarOf, packOf, type Pack } from "$lib/state/catalogue.svelte";
import { boardOf } from "$lib/titles/boards";
import { textsOf } from "$lib/titles/words";
import type { Grammar, Language, Move } from "$lib/api/types";
import { Messages, Words } from "$lib/i18n/words";
import type { Rules } from "$lib/rules/rules";
import { lessonOf, narratorWords, rulesOf } from "./lessonFiles";
import { litMoves } from "./litMoves";
import { walk, type Lesson, type LessonNow } from "./walk";

interface Loaded {
  title: Title;
  grammar: Grammar;
  pack: Pack;
  rules: Rules;
  lesson: Lesson;
}

export class LessonState {
  loaded = $state.raw<Loaded | null>(null);
  words = $state.raw<Words | null>(null);
  /** What the narrator says. */
  narrator = $state.raw<Messages | null>(null);
  now = $state.raw<LessonNow | null>(null);
  picked = $state.raw<Picked>({});
  problem = $state.raw<unknown>(null);
  /** A riddle's answer lights up like any other step's. */
  isShown = $state(false);
  private answers: string[] = [];

  constructor(readonly title: string) {}

  view = $derived(this.now?.view ?? null);
  step = $derived(this.now ? (this.loaded?.lesson.steps[this.now.step] ?? null) : null);
  before = $derived(this.now ? (this.loaded?.lesson.steps[this.now.step - 1] ?? null) : null);
  events = $derived(this.now?.events ?? []);
  legal = $derived<Move[]>(
    this.loaded && this.view && this.step
      ? this.view.legal.map((notation) => readMove(this.loaded!.grammar, notation))
      : [],
  );
  moves = $derived(this.step ? litMoves(this.legal, this.step, this.isShown) : []);
  prompt = $derived.by<Prompt | null>(() => {
    if (!this.loaded || !this.view || !this.words || !this.moves.length) return null;
    return this.loaded.title.prompt(this.view, this.moves, this.picked, this.words, this.loaded.pack);
  });

  /** For the inspector: null until all is here. */
  scene = (): Scene | null => {
    const { loaded, words, view, moves, picked } = this;
    if (!loaded || !words) return null;
    return { words, view, seat: loaded.lesson.learner, moves, picked, pack: loaded.pack };
  };

  async begin(): Promise<void> {
    const { title } = this;
    const asked = lessonOf(title);
    const parts = Promise.all([boardOf(title), grammarOf(title), packOf(title), rulesOf(title)]);
    parts.catch(() => null); // an unknown title is told by the lesson, which is waited for first
    const lesson = await asked;
    const [board, grammar, pack, rules] = await parts;
    this.loaded = { title: board, grammar, pack, rules, lesson };
    this.answer([]);
  }

  async speak(language: Language): Promise<void> {
    const [own, texts, grammar] = await Promise.all([
      narratorWords(this.title, language),
      textsOf(this.title, language),
      grammarOf(this.title),
    ]);
    const narrator = new Messages(language, own);
    const names = [narrator.say("lesson-learner"), narrator.say("lesson-rival")];
    this.words = new Words(language, grammar, names, ...texts).saidTo(0);
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

  play = (notation: string): void => this.answer([...this.answers, notation]);
  back = (): void => this.answer(this.answers.slice(0, -1));
  restart = (): void => this.answer([]);
  /** Play the right answer of this step. */
  skip = (): void => {
    const answer = this.step?.right?.[0] ?? this.view?.legal[0];
    if (answer) this.play(answer);
  };

  get isAtStart(): boolean {
    return !this.now?.step;
  }

  private answer(answers: string[]): void {
    if (!this.loaded) return;
    this.problem = null;
    try {
      this.become(walk(this.loaded.rules, this.loaded.lesson, answers), answers);
    } catch (problem) {
      this.problem = problem;
      sound("no");
    }
  }

  private become(now: LessonNow, answers: string[]): void {
    this.answers = answers.slice(0, now.step);
    this.isShown &&= now.step === this.now?.step;
    this.now = now;
    this.picked = {};
    sound(now.hint ? "no" : "move");
  }
}
