/** A match that is over, looked back at: its story, its last table and what happened in it. */
import type { AnyView, GameEvent } from "../api/types";
import type { Words } from "../i18n/words";
import { rulesOf } from "../state/questions.svelte";
import type { MomentAt, Story, Title } from "$lib/titles/contract";
import { storyOf } from "$lib/titles/stories";
import { lastView } from "./moments";
import { candidatesOf, choosePanels, leadOf, leadShares, type Panel, scoringMoves } from "./panels";
import type { DrawnPanel } from "./panelText";
import { standingsAt } from "./points";
import type { Replay } from "./replay";
import { playedHere, sourceOf, type WorkerReplay } from "./workerReplay";

export interface LookedBack {
  replay: Replay;
  /** The last table with nothing hidden. */
  last: AnyView;
  /** What can be told where the rules are here. */
  told: Told | null;
}

export interface Told {
  story: Story;
  panels: DrawnPanel[];
  events: GameEvent[];
  /** The share of the moves during which each seat was alone in front, in hundredths; null where nothing is known. */
  lead: number[] | null;
}

export async function lookBack(id: string, title: Title, words: Words): Promise<LookedBack> {
  const played = await playedHere(id).catch(() => null);
  const told = played && (await tell(played, title, words).catch(() => null));
  if (told) return told;
  const source = sourceOf(id);
  try {
    const replay = await source.replay();
    return { replay, last: await lastView(source, replay, title), told: null };
  } finally {
    source.close();
  }
}

/** Null for a title that tells nothing. */
export async function tell(
  source: Pick<WorkerReplay, "replay" | "moment" | "chronicle" | "close">,
  title: Title,
  words: Words,
): Promise<LookedBack | null> {
  try {
    const replay = await source.replay();
    const [story] = await Promise.all([storyOf(replay.setup.title), rulesOf(replay.setup.title)]);
    if (!story) return null;
    const at: MomentAt = (number, seat, whole = false) => source.moment(number, seat, whole);
    const chronicle = await source.chronicle();
    const { seats } = replay.setup;
    const standings = await standingsAt(scoringMoves(chronicle, story.scoring), { title, words, seats, at });
    const winners = replay.players.filter(({ won }) => won).map(({ seat }) => seat);
    const chosen = choosePanels(candidatesOf(chronicle, story.episodes, standings), winners);
    const openAt = async (move: number) => tableOf((await title.reveal(seats, move, at)).eyes.view as AnyView);
    const panels = await Promise.all(chosen.map((panel) => draw(panel, story, openAt)));
    const lead = standings.size > 1 ? leadShares(standings, replay.moves.length, seats) : null;
    const last = await lastView(source, replay, title);
    return { replay, last, told: { story, panels, events: chronicle.flat(), lead } };
  } finally {
    source.close();
  }
}

const tableOf = (view: AnyView) => view.table;

async function draw(
  panel: Panel,
  story: Story,
  openAt: (move: number) => Promise<AnyView["table"]>,
): Promise<DrawnPanel> {
  const { event, move, part } = panel;
  const [before, after] = await Promise.all([openAt(Math.max(0, move - 1)), openAt(move)]);
  const values = { part, lead: leadOf(panel), ...story.values?.(event, before) };
  return { ...panel, pictures: story.picture(event, before, after), values };
}
