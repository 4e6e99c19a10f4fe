/** What an action would do to everybody, before it is done: the rules tell it. */
import type { Move } from "$lib/api/types";
import type { Words } from "$lib/i18n/words";
import type { Picked } from "$lib/titles/contract";
import type { BattleView } from "./choice";
import { consequences, type Deed, type Hit } from "./consequence";

const GIVING_ENERGY: (string | null)[] = ["aid", "breather"];
const GIVING_CARDS: (string | null)[] = ["leap", "dodge"];

/** B6.2: everybody whom the action that was picked could hit, by seat. */
export function hitsOf(view: BattleView, moves: Move[], picked: Picked): Map<number, Hit> {
  const told = picked.verb ? consequences(view) : null;
  const meant = moves.filter(({ verb }) => verb === picked.verb);
  const hits = meant.flatMap(({ notation }) => told?.get(notation)?.deeds.flatMap((deed) => deed.hits) ?? []);
  return new Map(hits.map((hit) => [hit.seat, hit]));
}

/** What an action of the card being acted with would do now; of several targets, one or another. */
export function deedText(view: BattleView, moves: Move[], action: string, words: Words): string {
  const meant = moves.filter(({ verb }) => verb === action);
  const told = meant.length ? consequences(view) : null;
  const deeds = meant.flatMap(({ notation }) => told?.get(notation)?.deeds ?? []);
  const each = [...new Set(deeds.map((deed) => sentences(view, deed, words).join(" · ")))].filter(Boolean);
  return each.length ? each.reduce((one, other) => words.say("battle-ghost-or", { one, other })) : "";
}

/** Whom it hits, what it leaves, and what oneself gains. */
export function sentences(view: BattleView, deed: Deed, words: Words): string[] {
  const own = view.table.seats[view.seat ?? 0];
  const [energy, cards] = [deed.energy - (own?.energy ?? 0), deed.cards - (own?.cards ?? 0)];
  return [
    ...deed.hits.map((hit) => hitText(hit, words)),
    ...(energy ? [words.say("battle-ghost-energy", { energy: signed(energy) })] : []),
    ...(cards > 0 ? [words.say("battle-ghost-cards", { cards: signed(cards) })] : []),
    ...(deed.wins ? [words.say("battle-ghost-wins")] : []),
    ...(isInVain(deed, energy, cards) || (deed.action === "slide" && view.table.frozen)
      ? [words.say("battle-ghost-vain", { why: whyInVain(view, deed) })]
      : []),
  ];
}

/** B2.1, B9, B10: it should give energy or cards and gives none. */
function isInVain({ action }: Deed, energy: number, cards: number): boolean {
  return (GIVING_ENERGY.includes(action) && energy <= 0) || (GIVING_CARDS.includes(action) && cards <= 0);
}

function whyInVain({ table }: BattleView, { action }: Pick<Deed, "action">): string {
  if (!GIVING_ENERGY.includes(action)) return table.frozen ? "frozen" : "none";
  return table.battlefield?.effect === "no-gain" ? "field" : "most";
}

/** B9, B10: why an action that was done has given nothing; else nothing is said. */
export function vainText(view: BattleView, action: string | null, words: Words): string {
  const why = whyInVain(view, { action });
  const isGiving = GIVING_ENERGY.includes(action) || GIVING_CARDS.includes(action);
  return isGiving && ["frozen", "field"].includes(why) ? words.say("battle-ghost-vain", { why }) : "";
}

export function hitText({ seat, energy, out }: Hit, words: Words): string {
  return words.say(out ? "battle-ghost-out" : "battle-ghost-hit", { name: words.names[seat] ?? "?", energy });
}

export function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${-change}`;
}
