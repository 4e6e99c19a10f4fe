/** What a card or a place means at this moment: where the card lies, where it could go, and what it would bring there. */
import type { Words } from "$lib/i18n/words";
import type { Scene } from "$lib/titles/contract";
import { aimOf, forcedText, ghostTexts, type Ghost } from "../board/aim";
import { inPool, spotOf, takeNotation, type Card, type Colour, type Spot, type Table } from "../board/choice";
import { sentence } from "../board/names";
import { lateNote } from "../board/note";

type OrderScene = Scene<Table>;

/** Where a card lies in sight of all; null on a shelf, in a hand or in a collection. */
function spotIn({ view, moves }: OrderScene, { card }: Card): Spot | null {
  if (!view || !card) return null;
  const { rows, pool } = view.table;
  const row = rows.findIndex((cards) => cards.some((other) => other.card === card));
  if (row >= 0) {
    const i = rows[row]!.findIndex((other) => other.card === card);
    return spotOf(view.table, moves, row + 1, i);
  }
  const i = pool.findIndex((other) => other.card === card);
  return i < 0 ? null : inPool(i);
}

/** The move that a tap on the card makes. */
export function moveOf(card: Card, scene: OrderScene): string | undefined {
  const spot = scene.moves.length ? spotIn(scene, card) : null;
  return spot ? takeNotation(spot) : undefined;
}

export function cardNow(card: Card, scene: OrderScene): string[] {
  const { view, words } = scene;
  if (!view) return [];
  if (card.card && view.table.hand?.card === card.card) return [words.say("order-now-hand")];
  const spot = spotIn(scene, card);
  if (!spot) return [];
  const late = lateNote(view, card, words);
  return [...placeNow(card, spot, view.table, words), ...(late ? [late] : []), ...waysNow(spot, scene)];
}

function placeNow({ card }: Card, { row }: Spot, table: Table, words: Words): string[] {
  const cards = table.rows[row - 1];
  if (!cards) return [words.say("order-now-pool")];
  const isEnd = cards[0]?.card === card || cards.at(-1)?.card === card;
  return [words.say(isEnd ? "order-now-end" : "order-now-middle", { row })];
}

/** Where it could go now, face up; or why only its back fits. */
function waysNow(spot: Spot, { view, moves, words }: OrderScene): string[] {
  if (!view) return [];
  const aim = aimOf(view, moves, {}, spot);
  if (aim.isForced) return [forcedText(aim, words)];
  const shown = [...aim.ghosts].filter(([notation]) => !notation.startsWith("down"));
  return shown.map(([notation, ghost]) => wayText(notation, ghost, words));
}

function wayText(notation: string, ghost: Ghost, words: Words): string {
  const parts = notation.split(" ");
  const shelf = words.say("order-shelf", { colour: parts.at(-1) as Colour });
  const where = words.say(parts[0] === "start" ? "order-slot-start" : `order-slot-${parts[1]}`);
  const texts = ghostTexts(ghost, words);
  return texts.length ? `${shelf}, ${where}: ${lower(texts)}.` : `${shelf}, ${where}.`;
}

const lower = (texts: string[]) => texts.map((text) => text.charAt(0).toLowerCase() + text.slice(1)).join("; ");

/** What the card in hand, or the one looked at, would do at this place. */
export function slotNow(notation: string, { view, moves, picked, words }: OrderScene): string[] {
  const ghost = view ? aimOf(view, moves, picked).ghosts.get(notation) : undefined;
  return ghost ? ghostTexts(ghost, words).map((text) => sentence(text)) : [];
}
