/** What each legal move of Superhero Battle would do, as the rules tell it on what this seat sees. */
import type { Schemas, View } from "$lib/api/types";
import { consequencesOf, type Consequences, type Danger } from "$lib/state/consequences";

/** B6.2: another hero that would be hit, and the energy it has then. */
export interface Hit {
  seat: number;
  energy: number;
  out: boolean;
}

/** What an action would do now, or an ability, whose `action` is null. */
export interface Deed {
  action: string | null;
  /** Only one of the hits happens, at the hero that is chosen; other targets are not chosen yet. */
  aimed: boolean;
  /** One's own, then. */
  energy: number;
  cards: number;
  /** The first-player card is taken. */
  first: boolean;
  /** The battle is decided for this seat. */
  wins: boolean;
  /** One's own hero leaves. */
  out: boolean;
  /** What lies on the tactic that is named, then. */
  tactic: { tactic: string; trap: boolean; knockout: boolean } | null;
  hits: Hit[];
  /** Hands that lose a card; `possible` where the hand is not known. */
  losses: { seat: number; danger: Danger }[];
}

export interface Consequence {
  /** Would one's own hero leave? `possible` where others may still change it, or Doctor Strange takes the card back. */
  danger: Danger;
  rule: string | null;
  reason: "order" | "knockout" | "energy" | "cards" | null;
  /** The card that is turned up: that of `lay`, `swap` and `stay`. */
  card: string | null;
  /** The card on its left, if its number breaks the order. */
  order: string | null;
  /** What lies on its tactic now; `protected` from the Knockout by a Stance or by the hero. */
  knockout: boolean;
  protected: boolean;
  trap: boolean;
  /** One's own, after the card has met its tactic. */
  energy: number;
  /** Who reveals earlier in this stage, and may change what lies on the tactics. */
  before: number[];
  /** Both actions of the card, or what this very move does. */
  deeds: Deed[];
}

/** By the notation of the move; null while the rules are not here. */
export function consequences(view: View<Schemas["BattleTable"]>): Consequences<Consequence> | null {
  return consequencesOf<Consequence>("battle", view);
}
