/** Where the card in hand, or the one that is looked at, could go, and what it would bring there: the rules tell it. */
import type { Move } from "$lib/api/types";
import type { Words } from "$lib/i18n/words";
import type { Picked } from "$lib/titles/contract";
import { cardAt, moveAt, pickedSpot, type Card, type OrderView, type Spot } from "./choice";
import { consequences, type Consequence, type Way } from "./consequence";

export type Ghost = Pick<Consequence, "danger" | "rule" | "gain" | "shuts" | "opens" | "ends">;

export interface Aim {
  card: Card | null;
  isHeld: boolean;
  /** Would the card be turned over? By choice, or because it can be placed in no other way. */
  isDown: boolean;
  /** It can be placed in no other way; the paragraph why, when the rules are here. */
  isForced: boolean;
  reason: string | null;
  mayTurn: boolean;
  /** In hand or picked; what the mouse only rests on lights no places. */
  isMeant: boolean;
  /** By the notation of the placement. */
  ghosts: ReadonlyMap<string, Ghost>;
}

const PLAIN: Ghost = { danger: "none", rule: null, gain: null, shuts: [], opens: [], ends: false };
const ON_SHELVES = ["start", "place", "down", "remove"];

export function aimOf(view: OrderView, moves: Move[], picked: Picked, pointed: Spot | null = null): Aim {
  const { table, seat } = view;
  const isHeld = table.hand !== null && table.turn === seat;
  const spot = pickedSpot(picked);
  const looked = cardAt(table, moves, spot ?? pointed);
  const ghosts = looked ? ghostsOfTaking(view, moves, spot ?? pointed) : ghostsOfPlacing(view, moves);
  const [mayShow, mayDown] = [isAny(ghosts, "start", "place"), isAny(ghosts, "down")];
  const isForced = mayDown && !mayShow;
  return {
    card: isHeld ? table.hand : looked,
    isHeld,
    isDown: picked.verb === "down" || isForced,
    isForced,
    reason: isForced ? reasonOf(view, moves, looked ? (spot ?? pointed) : null) : null,
    mayTurn: mayShow && mayDown,
    isMeant: isHeld || spot !== null || moves.some(({ verb }) => verb === "remove"),
    ghosts,
  };
}

/** O4, O5: of the card that is looked at, or of the one in hand. */
function reasonOf(view: OrderView, moves: Move[], spot: Spot | null): string | null {
  const move = spot ? moveAt(moves, spot) : moves.find(({ verb }) => verb === "down");
  return (move && consequences(view)?.get(move.notation)?.not_shown) ?? null;
}

function isAny(ghosts: Aim["ghosts"], ...verbs: string[]): boolean {
  return [...ghosts.keys()].some((notation) => verbs.includes(notation.split(" ")[0]!));
}

/** O4, O5, O10: of every move on the shelves, also while the rules are not here. */
function ghostsOfPlacing(view: OrderView, moves: Move[]): Aim["ghosts"] {
  const known = moves.length ? consequences(view) : null;
  const offered = moves.filter(({ verb }) => ON_SHELVES.includes(verb));
  return new Map(offered.map(({ notation }) => [notation, known?.get(notation) ?? PLAIN]));
}

/** O3: of every way to place a card that could be taken. */
function ghostsOfTaking(view: OrderView, moves: Move[], spot: Spot | null): Aim["ghosts"] {
  const take = spot && moveAt(moves, spot);
  const ways = (take && consequences(view)?.get(take.notation)?.ways) ?? [];
  return new Map(ways.map((way) => [notationOf(way), { ...PLAIN, gain: way.gain }]));
}

function notationOf({ how, end, gain }: Way): string {
  return how === "start" ? `start ${gain.shelf}` : `${how} ${end} ${gain.shelf}`;
}

// ---------------------------------------------------------------- in words

/** What would happen there, a sentence each. */
export function ghostTexts({ gain, shuts, opens, rule, ends }: Ghost, words: Words): string[] {
  const say = (isSo: unknown, id: string, values = {}) => (isSo ? [words.say(`order-ghost-${id}`, values)] : []);
  const { completes = false, closes = [], points = 0, boxed = 0, bonus = 0 } = gain ?? {};
  return [
    ...say(completes, "completes", { points }),
    ...say(!completes && closes.length, "closes"),
    ...say(bonus, "bonus", { bonus }),
    ...say(boxed, "boxed", { count: boxed }),
    ...say(shuts.length, "shuts", { count: shuts.length }),
    ...say(opens.length, "opens", { count: opens.length }),
    ...say(rule === "O10", "boxes"),
    ...say(rule === "O12", "last"),
    ...say(ends, "ends"),
  ];
}

/** O5: why the card can only be turned over. */
export function forcedText({ reason }: Aim, words: Words): string {
  const id = `order-forced-${reason}`;
  return words.say(words.has(id) ? id : "order-forced");
}

/** Why it should be meant, in one sentence. */
export function dangerText({ rule }: Ghost, words: Words): string {
  return words.say(rule === "O12" ? "order-ghost-last" : "order-ghost-boxes");
}
