/** Moments: events at which the table stops until they were seen. A title declares its own; here an update is cut into steps. */
import type { AnyView, GameEvent, Room, Schemas } from "$lib/api/types";

type Eyes = Schemas["Eyes"];

/** How long what is shown stays before the next thing; how much that is says the speed. A stop waits for a tap, within bounds. */
export type Pause = "none" | "gap" | "short" | "long" | "stop";

export type Sound =
  | "turn"
  | "move"
  | "dice"
  | "hit"
  | "no"
  | "say"
  | "end"
  | "flip"
  | "burst"
  | "thud"
  | "shelf"
  | "fanfare"
  | "flag"
  | "bust";

/** A kind of moment, as a title declares it. */
export interface MomentKind {
  /** The message `moment-NAME` of the title's page words is what is called out. */
  name: string;
  /** The kind of event. */
  event: string;
  /** Only where this holds, with the table as it is after the move. */
  when?: (event: GameEvent, view: AnyView) => boolean;
  /** With `none` it is only heard. */
  pause: Pause;
  /** A star or a caption over the board, or what the board itself does with it. */
  look?: "burst" | "caption" | "board";
  sound?: Sound;
  /** The value of `data-moment-at` of the place it is about, with the event's fields in braces: `seat-{seat}`. */
  at?: string;
  /** It is shown over the table as it was before the move. */
  isHeld?: boolean;
  /** Whoever did it knows it already: for them it is no moment. */
  isKnownToDoer?: boolean;
}

/** A moment as a board gets it. */
export interface ShownMoment {
  kind: MomentKind;
  event: GameEvent;
  /** All that the move brought about. */
  events: GameEvent[];
  /** Is the table still the one before the move? */
  isHeld: boolean;
}

/** An update with the room as it is after it, whether it has changed or not. */
export type TableUpdate = Omit<Schemas["Update"], "room"> & { room: Room };

/** What is shown at once: the whole of an update, or a part of it with a moment. */
export interface Step {
  update: TableUpdate;
  /** With this step the table becomes what it is after the update. */
  commits: boolean;
  /** What is told with it, as each seat knows it. */
  news: Map<number | null, GameEvent[]>;
  moment: ShownMoment | null;
  sound: Sound | null;
  pause: Pause;
  /** It has been shown before. */
  isAgain: boolean;
}

const WEIGHTS: Pause[] = ["none", "gap", "short", "long", "stop"];

type Found = Omit<ShownMoment, "isHeld"> & { /** Of its event. */ index: number };

/** The moments among the events of a move, in their order. */
export function momentsIn(
  events: GameEvent[],
  kinds: MomentKind[],
  view: AnyView | null,
  seat: number | null,
): Found[] {
  return events.flatMap((event, index) => {
    const kind = kindOf(event, kinds, view);
    const isKnown = kind?.isKnownToDoer && seat !== null && event.seat === seat;
    return kind && kind.pause !== "none" && !isKnown ? { kind, event, events, index } : [];
  });
}

/** What is heard of events: the sound of the weightiest. */
export function soundOf(events: GameEvent[], kinds: MomentKind[], view: AnyView | null): Sound | null {
  const heard = events.flatMap((event) => kindOf(event, kinds, view) ?? []).filter(({ sound }) => sound);
  const weight = ({ pause }: MomentKind) => WEIGHTS.indexOf(pause);
  return heard.sort((a, b) => weight(b) - weight(a))[0]?.sound ?? null;
}

/** Where a moment is, as `data-moment-at` says it. */
export function placeOf({ kind, event }: Pick<ShownMoment, "kind" | "event">): string | null {
  return kind.at?.replace(/\{(\w+)\}/g, (_, field: string) => String(event[field])) ?? null;
}

function kindOf(event: GameEvent, kinds: MomentKind[], view: AnyView | null): MomentKind | undefined {
  return kinds.find((kind) => kind.event === event.event && (!kind.when || (view !== null && kind.when(event, view))));
}

/** An update as it is shown to a seat: moments on the table as it was, the table as it is now, and moments on that. */
export function stepsOf(
  update: TableUpdate,
  kinds: MomentKind[],
  seat: number | null,
  quiet: readonly string[] = [],
): Step[] {
  const { events, view } = seenBy(update, seat);
  const moments = momentsIn(events, kinds, view, seat);
  const firstAfter = moments.findIndex(({ kind }) => !kind.isHeld);
  const held = firstAfter < 0 ? moments : moments.slice(0, firstAfter);
  const [first, ...others] = moments.slice(held.length);
  const told = newsBetween(
    update.eyes,
    held.map(({ index }) => index + 1),
  );
  const rest = told.at(-1)!;
  const heard = soundOf(rest.get(seat) ?? [], kinds, view);
  const bare: Step = { ...wholeStep(update, kinds, seat, quiet), commits: false, sound: null };
  const stop = (moment: Found, isHeld: boolean, news: Step["news"]): Step => {
    const { sound = null } = moment.kind;
    return { ...bare, news, moment: { ...moment, isHeld }, pause: stayOf(moment, seat), sound };
  };
  const now = first ? stop(first, false, rest) : { ...bare, news: rest, pause: pauseOf(rest, quiet) };
  return [
    ...held.map((moment, i) => stop(moment, true, told[i]!)),
    { ...now, commits: true, sound: now.sound ?? heard },
    ...others.map((moment) => stop(moment, false, rest)),
  ];
}

/** Where nobody plays, as on a TV, nobody may be there to go on. */
function stayOf({ kind: { pause } }: Found, seat: number | null): Pause {
  return pause === "stop" && seat === null ? "long" : pause;
}

/** An update as one step, without any moment. */
export function wholeStep(
  update: TableUpdate,
  kinds: MomentKind[],
  seat: number | null,
  quiet: readonly string[] = [],
): Step {
  const { events, view } = seenBy(update, seat);
  const [news] = newsBetween(update.eyes, []);
  const sound = soundOf(events, kinds, view);
  return { update, commits: true, news: news!, moment: null, sound, pause: pauseOf(news!, quiet), isAgain: false };
}

/** A seat that is not among the eyes of an update sees no moments in it. */
function seenBy({ eyes }: TableUpdate, seat: number | null): { events: GameEvent[]; view: AnyView | null } {
  const own = eyes.find((each) => each.seat === seat);
  return { events: own ? eventsOf(own) : [], view: (own?.view ?? null) as AnyView | null };
}

function eventsOf(eyes: Eyes): GameEvent[] {
  return eyes.events as unknown[] as GameEvent[];
}

/** What nobody here is told anything by is not waited for. */
function pauseOf(news: Step["news"], quiet: readonly string[]): Pause {
  return [...news.values()].flat().some((event) => !saysNothing(event, quiet)) ? "gap" : "none";
}

/** Is the event one of those that say nothing to whom a part of them is hidden, and is it hidden? */
export function saysNothing(event: GameEvent, quiet: readonly string[] = []): boolean {
  return quiet.includes(event.event) && Object.values(event).includes(null);
}

/** The events of all eyes, cut at these places: everybody is told of each event, if not of all its fields. */
function newsBetween(all: Eyes[], cuts: number[]): Step["news"][] {
  return [...cuts, undefined].map(
    (end, i) => new Map(all.map((eyes) => [eyes.seat, eventsOf(eyes).slice(cuts[i - 1] ?? 0, end)])),
  );
}
