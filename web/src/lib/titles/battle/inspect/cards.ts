/** Moves, their actions, heroes and battlefields. */
import type { Explanation, Picture, Scene, Source } from "$lib/titles/contract";
import { namedNumbers } from "$lib/ui/inspect/numbers";
import { ACTIONS, isOnce, lit, PRINTED, type Table } from "../board/choice";
import { deedText } from "../board/ghosts";
import { riskOfCard, risksOf } from "../board/risks";
import { ruleText } from "../board/texts";
import { paragraphs } from "../paragraphs";
import PieceFace from "../PieceFace.svelte";
import { COPIES } from "../pieces";

export type BattleScene = Scene<Table>;
type Row = Record<string, unknown>;

/** A component of the pack by its name. */
function rowOf(kind: string, name: string | undefined, { pack }: BattleScene): Row | null {
  return pack[kind]?.find((row) => row.name === name) ?? null;
}

function picture(kind: string, row: Row, { words }: BattleScene): Picture {
  const piece = { kind, row, source: row.source as Source, count: 1 };
  return { Face: PieceFace, props: { piece, words } };
}

/** B3.2: the paragraph of an action. */
function ruleOf(name: string): string {
  const acted = paragraphs.acted as { of: Record<string, string>; else: string };
  return acted.of[name] ?? acted.else;
}

/** A move card: both actions, and what lies on its tactic. */
export function card([name]: string[], scene: BattleScene): Explanation | null {
  const row = rowOf("move", name, scene);
  if (!name || !row) return null;
  const { words, view } = scene;
  const numbers = view?.table.numbers ?? PRINTED;
  const [one = "", two = ""] = ACTIONS[name] ?? [];
  const does = (verb: string) => `${words.word(verb)}: ${words.say(`battle-do-${verb}`, { ...numbers })}`;
  return {
    name: words.word(name),
    face: picture("move", row, scene),
    text: words.say("battle-about-card", { one: does(one), two: does(two) }),
    numbers: cardNumbers(name, row, scene),
    now: cardNow(name, scene),
    rule: "B3.2",
  };
}

function cardNumbers(name: string, row: Row, { words, view, seat }: BattleScene) {
  const held = seat === null ? null : view?.table.seats[seat]?.hand?.filter((other) => other === name).length;
  return namedNumbers(
    [words.say("battle-number-number"), view?.table.tactics[name]?.number ?? Number(row.number)],
    [words.say("battle-number-held"), held],
    [words.say("battle-number-box"), COPIES.move],
  );
}

/** What it would do to one's own hero, what waits on its tactic, and the card it will lie beside. */
function cardNow(name: string, scene: BattleScene): string[] {
  const { words, view, seat } = scene;
  if (!view || view.over) return [];
  const lying = view.table.tactics[name];
  const last = seat === null ? undefined : view.table.seats[seat]?.sequence.at(-1);
  const risk = seat === null ? null : riskOfCard(risksOf(view, words), name);
  const said = [
    risk?.text,
    isHeldInVain(name, scene) && words.say("battle-not-now-card"),
    lying?.knockout && words.say("battle-now-knockout", { card: words.word(name) }),
    lying?.trap && words.say("battle-now-trap", { card: words.word(name) }),
    last && words.say("battle-now-last", { card: words.word(last), number: view.table.tactics[last]?.number ?? 0 }),
  ];
  return said.filter((sentence) => typeof sentence === "string");
}

/** B3.1: a card of one's own hand while something else is decided. */
function isHeldInVain(name: string, { view, seat, moves, picked }: BattleScene): boolean {
  const hand: string[] = seat === null ? [] : (view?.table.seats[seat]?.hand ?? []);
  return hand.includes(name) && !lit(moves, picked).hand.has(name);
}

/** One of the two actions of a card. */
export function action([name = ""]: string[], { words, view, moves }: BattleScene): Explanation | null {
  const owner = Object.keys(ACTIONS).find((move) => ACTIONS[move]?.includes(name));
  if (!owner) return null;
  const numbers = view?.table.numbers ?? PRINTED;
  return {
    name: words.word(name),
    text: `${words.say(`battle-do-${name}`, { ...numbers })}. ${words.say(`battle-more-${name}`)}`,
    numbers: namedNumbers([words.say("battle-number-card"), words.word(owner)]),
    now: view ? [deedText(view, moves, name, words)].filter(Boolean) : [],
    rule: ruleOf(name),
  };
}

/** A hero: the ability, whose it is, and whether it is ready. */
export function hero([name]: string[], scene: BattleScene): Explanation | null {
  const row = rowOf("hero", name, scene);
  if (!name || !row) return null;
  const { words } = scene;
  const power = String(row.power);
  return {
    name: words.word(name),
    face: picture("hero", row, scene),
    text: `${ruleText("power", power, Number(row.amount), words)}.`,
    numbers: namedNumbers([
      words.say("battle-number-ability"),
      words.say(isOnce(power) ? "battle-ability-once" : "battle-ability-always"),
    ]),
    now: heroNow(name, isOnce(power), scene),
    rule: "B9",
    isRowOfRule: true,
    source: row.source as Source,
  };
}

function heroNow(name: string, once: boolean, { words, view }: BattleScene): string[] {
  const owner = view?.table.seats.findIndex((fighter) => fighter.hero === name) ?? -1;
  const fighter = view?.table.seats[owner];
  if (!fighter) return [];
  const whose = words.about(owner, "battle-now-hero-of");
  return once ? [whose, words.say(fighter.ready ? "battle-now-ready" : "battle-now-spent")] : [whose];
}

/** A battlefield. */
export function field([name]: string[], scene: BattleScene): Explanation | null {
  const row = rowOf("battlefield", name, scene);
  if (!name || !row) return null;
  const { words, view } = scene;
  const isHere = view?.table.battlefield?.name === name;
  return {
    name: words.word(name),
    face: picture("battlefield", row, scene),
    text: ruleText("effect", String(row.effect), Number(row.amount), words),
    now: isHere ? [words.say("battle-now-field")] : [],
    rule: "B10",
    isRowOfRule: true,
    source: row.source as Source,
  };
}

/** A card that nobody has turned up yet. */
export function facedown(_: string[], { words }: BattleScene): Explanation {
  return { name: words.say("battle-facedown-name"), text: words.say("battle-about-facedown"), rule: "B3.1" };
}
