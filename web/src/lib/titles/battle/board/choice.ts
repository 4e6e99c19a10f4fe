/** From the moves offered and what was picked so far to what is lit on the table. */
import type { Picked } from "$lib/titles/contract";
import { agrees } from "$lib/api/notation";
import type { Move, Schemas, View } from "$lib/api/types";
import { constants } from "../../../../../../src/herotable/rules_wasm/battle.json";

export type Table = Schemas["BattleTable"];
export type Fighter = Schemas["BattleFighter"];
export type BattleView = View<Table>;

export const LETTERS = "ABCDEFGH";
export const STAGES = constants.stages;
export const PICKS = 2; // B2.4: cards that each seat takes in a draft
export const MOST_ENERGY = constants.most_energy;

/** The two actions of each move card, in the order of its face. */
export const ACTIONS: Record<string, readonly string[]> = constants.actions;

/** How many cards the drawing actions draw, by their cards; a battlefield may change it (`numbers` of the table). */
export const PRINTED: Table["numbers"] = constants.printed;

/** Is it an ability that is used once a battle, ready or spent? */
export function isOnce(power: string | null): boolean {
  return power !== null && constants.once.includes(power);
}

/** Verbs whose card lies in the hand, in the draft, or in the hand that Slide looks at. */
const FROM_HAND = ["discard", "lay", "swap"];

/** Verbs aimed at a rival, and at a tactic; Stun names a move by its tactic. */
const AT_RIVALS = constants.at_rivals;
const AT_TACTICS = constants.at_tactics;

/** What may be chosen next. */
export interface Lit {
  heroes: Set<string>;
  hand: Set<string>;
  draft: Set<string>;
  taken: Set<string>;
  /** Actions of the card, and abilities. */
  verbs: Set<string>;
  tactics: Set<string>;
  rivals: Set<number>;
}

/** Targets are lit once it is plain what they are wanted for. */
export function lit(moves: Move[], picked: Picked): Lit {
  const verb = picked.verb ?? onlyVerb(moves);
  const chosen = moves.filter((move) => move.verb === verb);
  const of = (name: string, some: Move[]) => some.flatMap((move) => move.fields[name] ?? []).map(String);
  const by = (...verbs: string[]) =>
    new Set(
      of(
        "card",
        moves.filter((move) => verbs.includes(move.verb)),
      ),
    );
  return {
    heroes: new Set(of("hero", moves)),
    hand: by(...FROM_HAND),
    draft: by("draft"),
    taken: by("take"),
    verbs: new Set(moves.map((move) => move.verb)),
    tactics: new Set([...of("tactic", chosen), ...(verb === "stun" ? of("card", chosen) : [])]),
    rivals: new Set(of("rival", chosen).map(Number)),
  };
}

/** A second tactic of Vantage point needs no verb to be chosen. */
function onlyVerb(moves: Move[]): string | undefined {
  const verbs = new Set(moves.map((move) => move.verb));
  return verbs.size === 1 ? moves[0]?.verb : undefined;
}

/** The move that is whole: what was picked leaves nothing open. */
export function whole(moves: Move[], picked: Picked): Move | undefined {
  const left = Object.keys(picked).length ? moves.filter((move) => agrees(move, picked)) : [];
  return left.length === 1 ? left[0] : undefined;
}

/** What a tap leads to: more is picked, or a move is sent. */
export interface Step {
  picked: Picked;
  play: string | null;
}

/** An action or ability is tapped: play it if it has no target, else look for one. */
export function chooseVerb(moves: Move[], picked: Picked, verb: string): Step {
  const some = moves.filter((move) => move.verb === verb);
  if (!some.length) return { picked, play: inVain(verb) };
  if (some.some((move) => Object.keys(move.fields).length === 0)) return { picked: {}, play: verb };
  return { picked: picked.verb === verb ? {} : { verb }, play: null };
}

/** A target is tapped: the move it makes, or the one that the server will refuse with a reason. */
export function aim(moves: Move[], picked: Picked, target: { rival: number } | { tactic: string }): string {
  const verbs = "rival" in target ? AT_RIVALS : AT_TACTICS;
  const verb = [picked.verb, onlyVerb(moves)].find((one) => verbs.includes(String(one))) ?? verbs[0];
  return `${verb} ${"rival" in target ? LETTERS[target.rival] : target.tactic}`;
}

/** An action that is not offered, as a whole move, so that the server can read it. */
function inVain(verb: string): string {
  if (AT_RIVALS.includes(verb)) return `${verb} ${LETTERS[0]}`;
  return AT_TACTICS.includes(verb) ? `${verb} ambush` : verb;
}

/** A card is tapped: picked, played by a second tap, or the move the server will refuse. */
export function takeCard(moves: Move[], picked: Picked, card: string, verbs: string[]): Step {
  const move = moves.find((one) => verbs.includes(one.verb) && one.fields.card === card);
  if (!move) return { picked, play: `${verbs[0]} ${card}` };
  return { picked: { card }, play: picked.card === card ? move.notation : null };
}

/** The cards of a handful, equal ones together. */
export function stacks(cards: readonly string[]): { card: string; count: number }[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((one) => one === card).length }));
}

/** B6.6: the hand that Slide looks at, as often as each card is there. */
export function takenFrom({ seats, target }: Table, moves: Move[]): string[] {
  const offered = new Set(moves.filter(({ verb }) => verb === "take").map(({ fields }) => String(fields.card)));
  const { hand = null, known = null } = seats[Number(target)] ?? {};
  const seen = (hand ?? known ?? []).filter((card) => offered.has(card));
  return new Set(seen).size === offered.size ? seen : [...offered];
}

/** The card being acted with, or just turned up, and whose it is. */
export function spotlight({ phase, actor, acting, seats }: Table): { card: string; seat: number } | null {
  if (actor === null) return null;
  const card =
    acting ?? (phase === "swap" || phase === "trap" || phase === "take" ? seats[actor]?.sequence.at(-1) : null);
  return card ? { card, seat: actor } : null;
}

/** B2.4: which of its cards a seat takes now: so many are laid out that a card for everybody but one is left. */
export function pickOf({ draft, seats }: Table): number {
  const contestants = seats.filter(({ contestant }) => contestant).length;
  const taken = (PICKS * (contestants + 1) - draft.length) / contestants;
  return Math.min(PICKS, Math.floor(taken) + 1);
}

/** B8.1: rivals as they sit around the table, from the left of the seat whose eyes these are. */
export function rivals(view: BattleView, seat: number | null): number[] {
  const { seating } = view.table;
  const mine = seat === null ? -1 : seating.indexOf(seat);
  return [...seating.slice(mine + 1), ...seating.slice(0, Math.max(mine, 0))];
}
