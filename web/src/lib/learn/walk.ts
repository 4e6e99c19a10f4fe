/** Where a learner stands: all answers so far, played from the lesson's seed by the rules in this page. */
import { Problem } from "../api/client";
import type { AnyView, GameEvent, Schemas } from "../api/types";
import { RulesMatch } from "../rules/match";
import type { Rules } from "../rules/rules";

export type Lesson = Schemas["Lesson"];
export type Step = Lesson["steps"][number];

/** An answer that is allowed but misses the point: the message that names the goal, and the paragraph. */
export interface Hint {
  move: string;
  message: string;
  rule: string;
}

/** `step` counts the answers that were right, and is the number of the step to do now. */
export interface LessonNow {
  step: number;
  done: boolean;
  view: AnyView;
  /** What the learner was told since the last right answer. */
  events: GameEvent[];
  hint: Hint | null;
}

/** Play the answers up to the first that is not right; one that the rules forbid is a Problem. */
export function walk(rules: Rules, lesson: Lesson, answers: readonly string[]): LessonNow {
  const match = begun(rules, lesson);
  const { steps, learner } = lesson;
  let since = 0;
  for (const [number, answer] of answers.slice(0, steps.length).entries()) {
    const told = match.told.length;
    const step = steps[number]!;
    if (!isRight(match, learner, step, answer)) return position(match, lesson, number, told, hintFor(step, answer));
    since = told;
    play(match, learner, answer);
    playAll(match, scriptedAfter(lesson, number));
  }
  return position(match, lesson, Math.min(answers.length, steps.length), since, null);
}

function begun(rules: Rules, { seats, seed, options, steps }: Lesson): RulesMatch {
  const match = new RulesMatch(rules, { seats, seed, options });
  playAll(match, steps[0]?.first ?? []);
  return match;
}

function position(match: RulesMatch, lesson: Lesson, step: number, since: number, hint: Hint | null): LessonNow {
  const view = match.view(lesson.learner) as unknown as AnyView;
  return { step, done: step === lesson.steps.length, view, events: match.events(lesson.learner, since), hint };
}

/** Is it one of the right answers? A Problem when it is not even allowed. */
function isRight(match: RulesMatch, learner: number, { right }: Step, answer: string): boolean {
  const rule = match.whyNot(learner, numberOf(match, answer));
  if (rule !== null) throw new Problem("not-allowed", `see rule ${rule}`, rule);
  return !right?.length || right.includes(answer);
}

function hintFor({ name, rule }: Step, move: string): Hint {
  return { move, message: `${name}.hint`, rule };
}

/** What happens between a learner's answer and the next question. */
function scriptedAfter({ steps, last }: Lesson, number: number): string[] {
  const next = steps[number + 1];
  return (next ? next.first : last) ?? [];
}

/** Play moves that are written behind their seats. */
function playAll(match: RulesMatch, lines: readonly string[]): void {
  for (const line of lines) {
    const blank = line.indexOf(" ");
    play(match, Number(line.slice(0, blank)), line.slice(blank + 1));
  }
}

function play(match: RulesMatch, seat: number, notation: string): void {
  match.play(seat, numberOf(match, notation));
}

function numberOf(match: RulesMatch, notation: string): number {
  const move = match.find(notation);
  if (move === null) throw new Problem("unreadable", `no such move: ${notation}`);
  return move;
}
