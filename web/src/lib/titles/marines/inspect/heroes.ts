/** Heroes with their gear, and ready-made armies. */
import type { Explanation, Picture, Scene, Source } from "$lib/titles/contract";
import { namedNumbers } from "$lib/ui/inspect/numbers";
import { armiesOf } from "../armies";
import { actions, type Action, type Table } from "../board/choice";
import { gearText } from "../board/names";
import { across, fromAfar } from "../board/places";
import { deed } from "../board/prompt";
import PieceFace from "../PieceFace.svelte";
import { gearOf } from "../pieces";

export type MarinesScene = Scene<Table>;

/** A hero: its gear, and where it stands. `own` or `enemy` says whose it is, for both armies may have it. */
export function hero([name, side]: string[], scene: MarinesScene): Explanation | null {
  const row = scene.pack.hero?.find((one) => one.name === name);
  if (!name || (!row && !scene.words.has(`word-${name}`))) return null;
  const { words } = scene;
  const gears = row ? gearOf(row) : [];
  const source = row?.source as Source | undefined;
  return {
    name: words.word(name),
    face: row && heroPicture(row, scene),
    text: [words.say("marines-about-hero"), ...gears.map((parts) => gearWords(parts, words))].join(" "),
    numbers: standing(name, side, scene),
    now: heroNow(name, side, scene),
    rule: "M15",
    source,
  };
}

/** M11: what it could do with what is set aside, or what could be done to it. */
function heroNow(name: string, side: string | undefined, { words, view, seat, moves }: MarinesScene): string[] {
  if (!view || !side || view.table.phase !== "acting" || !moves.length) return [];
  const army = view.table.field[side === "own" ? (seat ?? 0) : 1 - (seat ?? 0)] ?? [];
  const die = army.findIndex((space) => space?.hero === name) + 1;
  const column = side === "own" ? die : across(die);
  const all = actions(view, moves).filter((one) =>
    side === "own" ? one.columns.includes(column) : one.hits.some((hit) => !hit.isOwn && hit.column === column),
  );
  const isHome = side === "own" && army[die - 1]?.advanced === 0;
  return all.length ? deeds(all, view, words) : [words.say(`marines-not-now-${isHome ? "home" : side}`)];
}

/** Actions in words, each once. */
export function deeds(all: Action[], view: NonNullable<MarinesScene["view"]>, words: MarinesScene["words"]): string[] {
  return [...new Set(all.map((one) => deed(view, one, words)))].slice(0, MOST_DEEDS);
}
const MOST_DEEDS = 4;

/** A ready-made army, hero by hero. */
export function army([name = ""]: string[], { words, pack }: MarinesScene): Explanation | null {
  const rows = Object.fromEntries((pack.hero ?? []).map((row) => [String(row.name), row]));
  const ready = armiesOf(rows).find((one) => one.name === name);
  if (!ready) return null;
  const heroes = ready.heroes.map((hero) => {
    const gears = gearOf(rows[hero]!).map((parts) => gearText(parts, words));
    return gears.length ? `${words.word(hero)} (${gears.join("; ")})` : words.word(hero);
  });
  return {
    name: words.say(`marines-army-${name}`),
    text: `${words.say(`marines-army-${name}.about`)} ${heroes.join(", ")}.`,
    rule: "M1",
  };
}

function heroPicture(row: Record<string, unknown>, { words }: MarinesScene): Picture {
  return { Face: PieceFace, props: { piece: { kind: "hero", row, source: row.source, count: 1 }, words } };
}

/** Where the hero of an army stands, as the board prints columns and rows. */
function standing(name: string, side: string | undefined, { words, view, seat }: MarinesScene) {
  if (!view || !side) return [];
  const below = seat ?? 0;
  const army = view.table.field[side === "own" ? below : 1 - below] ?? [];
  const die = army.findIndex((space) => space?.hero === name) + 1;
  const advanced = army[die - 1]?.advanced;
  if (advanced === undefined) return [];
  const isOwn = side === "own";
  return namedNumbers(
    [words.say("marines-number-column"), isOwn ? die : across(die)],
    [words.say("marines-number-row"), isOwn ? advanced + 1 : fromAfar(advanced + 1, Number(view.options.rows))],
    [words.say("marines-number-die"), die],
    [words.say("marines-number-advanced"), advanced],
  );
}

/** M16, M17: a gear with its price and range, in a sentence. */
function gearWords(parts: string[], words: MarinesScene["words"]): string {
  const [kind = "", price = "", range = ""] = parts;
  const about = words.say(`marines-about-${kind}`);
  if (!price) return `${words.word(kind)}: ${about}`;
  return `${gearText(parts, words)}: ${about} ${words.say(`marines-range-${range}`)}`;
}

export function gear(parts: string[], { words }: MarinesScene): Explanation | null {
  const [kind = "", price, range] = parts;
  if (!words.has(`marines-about-${kind}`) || !words.has(`word-${kind}`)) return null;
  return {
    name: words.word(kind),
    text: sentence(words.say(`marines-about-${kind}`)) + (range ? ` ${words.say(`marines-range-${range}`)}` : ""),
    numbers: namedNumbers(
      [words.say("marines-number-price"), price && words.word(price)],
      [words.say("marines-number-range"), range && words.word(range)],
    ),
    rule: price ? "M16" : "M17",
  };
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
