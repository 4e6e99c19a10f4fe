/** What can be asked about on the table of POW!. */
import type { Explanation, Inspect, Picture, Scene } from "$lib/titles/contract";
import { namedNumbers } from "$lib/ui/inspect/numbers";
import { countedHeroes, standing } from "../board/account";
import Die from "../board/Die.svelte";
import {
  CALL,
  countFaces,
  DICE,
  FACES,
  isOffered,
  kept,
  KINDS,
  rollsLeft,
  signed,
  stealNotation,
  SYMBOL,
  takeNotation,
  type Face,
  type Kind,
  type Table,
} from "../board/choice";
import { consequences, rollKeeping, worstTile } from "../board/consequence";
import { percent } from "../board/odds";
import PieceFace from "../PieceFace.svelte";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

type PowScene = Scene<Table>;

const RULES: Record<Kind, string> = { hero: "P5a", villain: "P5b" };
const RULES_OF_FACES: Record<Face, string> = { shield: "P5a", skull: "P5b", blue: "P5c", orange: "P5c" };
const TILE = { width: 40, height: 50 };
const SQUARE = { width: 1, height: 1 };

const isKind = (word: string | undefined): word is Kind => KINDS.includes(word as Kind);
const isFace = (word: string | undefined): word is Face => FACES.includes(word as Face);

function tilePicture(kind: Kind, points: number, words: PowScene["words"]): Picture {
  const piece = { kind, row: { points }, source: "published", count: 1 };
  return { Face: PieceFace, props: { piece, words }, size: TILE };
}

// ---------------------------------------------------------------- tiles

/** A tile of the box. */
function tile([kind, points]: string[], { words, pack }: PowScene): Explanation | null {
  if (!isKind(kind)) return null;
  const worth = Number(points);
  const count = pack[kind]?.filter((row) => row.points === worth).length ?? 0;
  return {
    name: words.say(`pow-tile-name-${kind}`, { points: signed(worth) }),
    face: tilePicture(kind, worth, words),
    text: words.say(`pow-about-${kind}`),
    numbers: namedNumbers(
      [words.say("pow-number-points"), signed(worth)],
      [words.say("pow-number-box"), count || null],
    ),
    rule: RULES[kind],
  };
}

/** A tile in its row: what opens it, and whether it is open now. */
function place([kind, number]: string[], scene: PowScene): Explanation | null {
  if (!isKind(kind) || !scene.view) return null;
  const at = Number(number);
  const points = scene.view.table.rows[kind][at - 1];
  const known = points === undefined ? null : tile([kind, String(points)], scene);
  if (!known) return null;
  const numbers = [...(known.numbers ?? []), ...namedNumbers([scene.words.say("pow-number-place"), at])];
  const move = scene.seat === null ? undefined : takeNotation(kind, at);
  return { ...known, numbers, now: [...placeNow(kind, at, scene), ...worthNow(kind, scene)], move };
}

/** P10: what a tile of this kind would do for me now. */
function worthNow(kind: Kind, { words, view, seat }: PowScene): string[] {
  const stacks = seat === null ? undefined : view?.table.stacks[seat];
  const counted = stacks ? countedHeroes(stacks) : null;
  if (!stacks || counted === null) return [];
  const [heroes, villains] = [stacks.hero.height - counted, stacks.villain.height - counted];
  return [words.say(`pow-now-worth-${kind}`, { heroes, villains })];
}

function placeNow(kind: Kind, at: number, scene: PowScene): string[] {
  const { words, moves, view } = scene;
  const needed = words.say("pow-now-needs", { place: at, kind });
  if (at > DICE) return [words.say("pow-now-far", { dice: DICE })];
  const move = takeNotation(kind, at);
  if (isOffered(moves, move)) return [words.say("pow-now-open"), ...takingNow(move, scene)];
  const worst = isOffered(moves, "forfeit") ? worstTile(view!, scene.pack) : null;
  const last = worst?.kind === kind && worst.place === at ? [words.say("pow-now-worst")] : [];
  const shown = countFaces(view!.table, SYMBOL[kind]);
  const dice = view!.table.rolls ? [words.say("pow-now-shown", { shown, kind })] : [];
  return [...last, needed, ...dice, ...placeOdds(kind, at, scene)];
}

function placeOdds(kind: Kind, at: number, { words, view, picked, moves, pack }: PowScene): string[] {
  const odds = moves.length ? rollKeeping(view!, kept(picked), pack)?.chances : null;
  const ways = odds?.[kind].places[at - 1];
  return odds && ways !== undefined ? [words.say("pow-now-chance", { percent: percent(ways / odds.of) })] : [];
}

/** What a tile would change, as far as it is known. */
function takingNow(notation: string, { words, view, pack }: PowScene): string[] {
  const told = view && consequences(view, pack)?.get(notation);
  if (!told?.tile) return [];
  const { change, counted } = told.tile;
  const values = { change: signed(change ?? 0), sign: Math.sign(change ?? 0) };
  return [
    ...(change === null ? [] : [words.say("pow-now-change", values)]),
    words.say("pow-now-counted", { count: counted }),
    ...(told.ends ? [words.say("pow-now-ends")] : []),
  ];
}

/** A row of the centre. */
function row([kind]: string[], { words, view }: PowScene): Explanation | null {
  if (!isKind(kind)) return null;
  const left = view?.table.rows[kind].length;
  const numbers = namedNumbers([words.say("pow-number-left"), left]);
  return { name: words.say(`label-row-${kind}`), text: words.say(`pow-about-row-${kind}`), numbers, rule: "P7" };
}

/** Somebody's stack of one kind; only its top is seen. */
function stack([kind, owner]: string[], scene: PowScene): Explanation | null {
  const { words, view, seat } = scene;
  const at = Number(owner);
  const pile = isKind(kind) ? view?.table.stacks[at]?.[kind] : undefined;
  if (!isKind(kind) || !pile) return null;
  const [top] = pile.tiles;
  const steal = stealNotation(kind, at, 1);
  const isRival = seat !== null && seat !== at;
  return {
    name: words.about(at, `pow-stack-name-${kind}`),
    face: top === undefined ? undefined : tilePicture(kind, top, words),
    text: words.say(`pow-about-stack-${kind}`),
    numbers: stackNumbers(pile, words),
    now: isRival ? stealNow(kind, steal, scene) : [],
    move: isRival ? steal : undefined,
    rule: isRival ? "P5c" : "P8",
  };
}

function stealNow(kind: Kind, steal: string, scene: PowScene): string[] {
  const { words, moves, view } = scene;
  if (isOffered(moves, steal)) return [words.say("pow-now-steal"), ...takingNow(steal, scene)];
  const shown = countFaces(view!.table, CALL[kind]);
  return [
    words.say(`pow-now-steal-needs-${kind}`),
    ...(view!.table.rolls ? [words.say("pow-now-calls", { shown })] : []),
  ];
}

/** Those that lie open are told one by one. */
function stackNumbers(pile: Table["stacks"][number]["hero"], words: PowScene["words"]) {
  const top = pile.tiles.length ? pile.tiles.map(signed).join(" ") : null;
  return namedNumbers([words.say("pow-number-height"), pile.height], [words.say("pow-number-top"), top]);
}

/** One tile of a rival's stack, counted from the top. */
function depth([kind, owner, number]: string[], scene: PowScene): Explanation | null {
  const { words, view } = scene;
  const pile = isKind(kind) ? view?.table.stacks[Number(owner)]?.[kind] : undefined;
  if (!isKind(kind) || !pile) return null;
  const points = pile.tiles[Number(number) - 1];
  return {
    name: words.say("pow-depth", { depth: Number(number) }),
    face: points === undefined ? undefined : tilePicture(kind, points, words),
    text: words.say(points === undefined ? "pow-about-buried" : `pow-about-${kind}`),
    move: stealNotation(kind, Number(owner), Number(number)),
    rule: "P5d",
  };
}

// ---------------------------------------------------------------- dice

/** A face of a die, and how many show it now. */
function die([face]: string[], { words, view, pack }: PowScene): Explanation | null {
  if (!isFace(face)) return dice([], { words, view, pack } as PowScene);
  const sides = (pack.die?.[0]?.sides as Face[] | undefined)?.filter((side) => side === face).length;
  const shown = view?.table.rolls ? countFaces(view.table, face) : null;
  return {
    name: words.say(`pow-face-${face}`),
    face: { Face: Die, props: { face }, size: SQUARE },
    text: words.say(`pow-about-${face}`),
    numbers: namedNumbers([words.say("pow-number-sides"), sides], [words.say("pow-number-shown"), shown]),
    rule: RULES_OF_FACES[face],
  };
}

/** All five, before they are rolled. */
function dice(_: string[], { words, pack }: PowScene): Explanation {
  const row = pack.die?.[0];
  const piece = { kind: "die", row, source: row?.source, count: 1 };
  return {
    name: words.say("label-dice"),
    face: row && { Face: PieceFace, props: { piece, words }, size: { width: 40, height: 60 } },
    text: words.say("pow-about-dice"),
    rule: "P3",
  };
}

/** A die that stays as it is. */
function aside([face]: string[], scene: PowScene): Explanation | null {
  const { words, view } = scene;
  if (!isFace(face)) return null;
  const count = view?.table.aside.length ?? 0;
  const now = count ? [words.say("pow-now-aside", { count, left: DICE - count })] : [];
  const told = die([face], scene)!;
  const name = words.say("pow-aside-name", { face: told.name });
  return { ...told, name, text: `${words.say("pow-about-aside")} ${told.text}`, now, rule: "P4" };
}

/** How often the dice were rolled in this turn. */
function rolls(_: string[], { words, view }: PowScene): Explanation {
  const now = view ? [words.say("pow-now-rolls", { left: rollsLeft(view.table) })] : [];
  return { name: words.say("pow-rolls-name"), text: words.say("pow-about-rolls"), now, rule: "P3" };
}

/** What the next roll may bring. */
function odds(_: string[], { words, view, picked, pack }: PowScene): Explanation {
  const told = view && rollKeeping(view, kept(picked), pack)?.chances;
  const now = told ? [words.say("pow-now-risk", { percent: percent(told.nothing / told.of) })] : [];
  return { name: words.say("pow-odds"), text: words.say("pow-about-odds"), now, rule: "P4" };
}

// ---------------------------------------------------------------- players

/** A player: what would count if the game ended now. */
function seat([number]: string[], { words, view, seat: own }: PowScene): Explanation | null {
  const at = Number(number);
  const stacks = view?.table.stacks[at];
  if (!stacks) return null;
  const { hero, villain } = stacks;
  return {
    name: words.names[at] ?? "?",
    text: words.say(at === own ? "pow-about-me" : "pow-about-rival"),
    numbers: namedNumbers([words.say("label-row-hero"), hero.height], [words.say("label-row-villain"), villain.height]),
    now: seatNow(stacks, words),
    rule: "P10",
  };
}

function seatNow(stacks: Table["stacks"][number], words: PowScene["words"]): string[] {
  const [counted, total] = [countedHeroes(stacks), standing(stacks)];
  if (counted === null) return [];
  const points = total === null ? "pow-now-total-hidden" : "pow-now-total";
  return [
    words.say("pow-now-count", { idle: stacks.hero.height - counted }),
    words.say(points, { total: signed(total ?? 0) }),
  ];
}

const things = { tile, place, row, stack, depth, die, dice, aside, rolls, odds, seat };

export default { things, texts: { en, ru } } satisfies Inspect<Table>;
