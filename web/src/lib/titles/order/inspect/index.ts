/** What can be asked about on the table of Full Order. */
import type { Explanation, Inspect, Scene, Source } from "$lib/titles/contract";
import { namedNumbers } from "$lib/ui/inspect/numbers";
import { COLOURS, ENDS, shortOf, type Card, type Colour, type Table } from "../board/choice";
import { helpOf, nameOf, sentence } from "../board/names";
import Sign from "../board/Sign.svelte";
import { cardNamed, thingOf } from "../board/thing";
import { cardOf } from "../pieces";
import PieceFace from "../PieceFace.svelte";
import { cardNow, moveOf, slotNow } from "./now";
import en from "./words.en.ftl?raw";
import ru from "./words.ru.ftl?raw";

type OrderScene = Scene<Table>;

const RULES: Record<string, string> = {
  none: "O4d",
  first_toy: "O9c",
  two_toys: "O9d",
  three_shelves: "O9e",
  next_to_general: "O9f",
  touch_edge: "O9g",
  no_edge: "O9h",
};
const SIGN = { width: 34, height: 20 };
const isColour = (word: string | undefined): word is Colour => COLOURS.includes(word as Colour);

// ---------------------------------------------------------------- cards

/** A toy or an edge: what it asks for and gives, and where it lies. */
function card(parts: string[], scene: OrderScene): Explanation | null {
  if (!isColour(parts[0])) return null;
  const named = cardNamed(parts);
  const { words, pack } = scene;
  const rows = [...(pack.toy ?? []), ...(pack.edge ?? [])];
  const same = rows.filter((row) => thingOf(cardOf(row)) === thingOf({ ...named, card: 0 }));
  const row = same[0];
  const piece = row && { kind: "toy", row, source: row.source, count: 1 };
  return {
    name: nameOf(named, words),
    face: piece && { Face: PieceFace, props: { piece, words } },
    text: cardText(named, words),
    numbers: namedNumbers(
      [words.say("order-number-points"), named.points],
      [words.say("order-number-shelf"), words.say("order-shelf-colour", { colour: named.colour })],
      [words.say("order-number-box"), same.length || null],
    ),
    now: cardNow(named, scene),
    move: moveOf(named, scene),
    rule: ruleOf(named),
    source: row?.source as Source | undefined,
  };
}

function ruleOf({ bonus, face, property }: Card): string {
  if (bonus) return "O9a";
  return face.endsWith("_edge") ? "O4c" : (RULES[property] ?? "O4d");
}

function cardText(named: Card, words: OrderScene["words"]): string {
  const isEdge = named.face.endsWith("_edge");
  const about = words.say(isEdge ? `order-about-${named.face}` : `order-about-toy-${named.colour}`);
  const help = helpOf(named, words);
  return help ? `${about} ${sentence(help)}` : about;
}

/** A kind of toy, as the log names it. */
function toy([face = ""]: string[], { words, pack }: OrderScene): Explanation | null {
  const all = [...(pack.toy ?? []), ...(pack.edge ?? [])].filter((row) => cardOf(row).face === face);
  const row = all[0];
  if (!row) return null;
  const isEdge = face.endsWith("_edge");
  const piece = { kind: "toy", row, source: row.source, count: 1 };
  return {
    name: nameOf(cardOf(row), words),
    face: { Face: PieceFace, props: { piece, words } },
    text: words.say(isEdge ? `order-about-${face}` : "order-about-toy"),
    numbers: namedNumbers([words.say("order-number-box"), all.length]),
    rule: isEdge ? "O4c" : "O4d",
    source: row.source as Source,
  };
}

/** The sign of a property. */
function property([name = ""]: string[], { words }: OrderScene): Explanation | null {
  if (!(name in RULES) || name === "none") return null;
  return {
    name: sentence(words.say(`mark-${name}`)).slice(0, -1),
    face: name === "next_to_general" ? undefined : { Face: Sign, props: { property: name, fills: true }, size: SIGN },
    text: words.say(`order-about-${name}`),
    rule: RULES[name],
  };
}

/** A card lying on its face: an edge. */
function facedown(_: string[], { words }: OrderScene): Explanation {
  return { name: words.say("order-facedown-name"), text: words.say("order-about-facedown"), rule: "O5" };
}

// ---------------------------------------------------------------- shelves

function shelf([colour, owner]: string[], { words, view, seat }: OrderScene): Explanation | null {
  if (!isColour(colour)) return null;
  const of = owner === undefined ? (seat ?? view?.table.turn) : Number(owner);
  const lying = of === undefined ? undefined : view?.table.shelves[of]?.[colour];
  return {
    name: words.say("order-shelf", { colour }),
    text: words.say(`order-about-shelf-${colour}`),
    numbers: namedNumbers([words.say("order-number-cards"), lying && shortOf(lying)]),
    now: lying?.cards.length ? [words.say("order-now-open", { open: ENDS.length - lying.closed.length })] : [],
    rule: colour === "blue" ? "O9b" : "O4d",
  };
}

/** A place where a card can be put. */
function slot([colour, underscored = ""]: string[], scene: OrderScene): Explanation | null {
  if (!isColour(colour)) return null;
  const { words } = scene;
  const notation = underscored.replaceAll("_", " ");
  return {
    name: words.say("order-slot-name"),
    text: words.say("order-about-slot"),
    now: slotNow(notation, scene),
    move: notation || undefined,
    rule: "O4b",
  };
}

// ---------------------------------------------------------------- around the table

const plain = (name: string, rule: string, count: (table: Table) => number | null = () => null) =>
  function plainly(_: string[], { words, view }: OrderScene): Explanation {
    const numbers = namedNumbers([words.say("order-number-cards"), view && count(view.table)]);
    return { name: words.say(`order-${name}-name`), text: words.say(`order-about-${name}`), numbers, rule };
  };

const deck = plain("deck", "O7", (table) => table.deck);
const discard = plain("discard", "O7", (table) => table.discard.length);
const bonus = plain("bonus", "O8");
const phase = (rest: string[], scene: OrderScene) =>
  (scene.view?.table.phase === "market" || !scene.view ? plain("market", "O3") : plain("final", "O11"))(rest, scene);

/** The cards of complete shelves. */
function collection([owner]: string[], { words, view }: OrderScene): Explanation {
  const kept = view?.table.collections[Number(owner)];
  return {
    name: words.say("order-collection-name"),
    text: words.say("order-about-collection"),
    numbers: namedNumbers(
      [words.say("order-number-cards"), kept?.count],
      [words.say("order-number-points"), kept?.points],
    ),
    rule: "O6",
  };
}

function seat([number]: string[], { words, view, seat: own }: OrderScene): Explanation | null {
  const at = Number(number);
  const shelves = view?.table.shelves[at];
  if (!shelves) return null;
  return {
    name: words.names[at] ?? "?",
    text: words.say(at === own ? "order-about-me" : "order-about-rival"),
    numbers: namedNumbers(
      ...COLOURS.map((colour): [string, string] => [words.say(`letter-${colour}`), shortOf(shelves[colour])]),
      [words.say("order-number-collected"), view.table.collections[at]?.count],
    ),
    rule: "O4a",
  };
}

const things = {
  card,
  toy,
  property,
  facedown,
  shelf,
  slot,
  deck,
  discard,
  bonus,
  phase,
  collection,
  seat,
};

export default { things, texts: { en, ru } } satisfies Inspect<Table>;
