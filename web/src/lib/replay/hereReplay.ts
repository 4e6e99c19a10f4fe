/** Replays made by the rules in this page: of a table on this device, or of a save file. */
import type { Level, Schemas } from "../api/types";
import type { LocalRoom } from "../local/localRoom";
import type { RulesMatch } from "../rules/match";
import { counted, eventsOf, keptMoves, statisticsOf } from "./hereStatistics";
import { type Replay, type Whose, allEyes } from "./replay";

type MatchPlayer = Schemas["MatchPlayer"];
type ReplayMove = Schemas["ReplayMove"];

/** The replay of a table: while it is played, only what the people of this device may know. */
export function replayOfTable(room: LocalRoom): Replay {
  const match = startedMatch(room);
  const isOver = room.state === "over";
  return {
    id: room.head.id,
    setup: room.head.setup,
    ...provenance(match, isOver),
    players: room.players.map((_, seat) => playerAt(room, match, seat)),
    ended: isOver ? (room.ended ?? "agreed") : "running",
    eyes: isOver ? allEyes(match.setup.seats) : ownEyes(room),
    tallies: statisticsOf(match, room.lines),
    moves: movesOf(room).map((made) => (isOver || isKnown(room, made.seat) ? made : { ...made, move: "" })),
  };
}

/** The replay of a save, which knows neither names nor times. */
export function replayOfSave(match: RulesMatch, id: string): Replay {
  const { seats, options } = match.setup;
  const title = match.rules.description.title;
  const setup = { title, seats, options, pack: null, bots: {}, clock: null, listed: false } as const;
  return {
    id,
    setup: { ...setup, undo: "off", spectators: false },
    ...provenance(match, true),
    players: [...Array(seats).keys()].map((seat) => savedPlayer(match, seat)),
    ended: match.over ? "won" : "agreed",
    eyes: allEyes(seats),
    tallies: [...Array(seats).keys()].map((seat) => savedStatistics(match, seat)),
    moves: match.rows.map(({ seat, move }, i) => savedMove(match, seat, move, i + 1)),
  };
}

function provenance(
  match: RulesMatch,
  isOver: boolean,
): Pick<Replay, "rules_version" | "seed" | "commitment" | "words"> {
  const { seed, words } = match.setup;
  const rules_version = match.rules.description.rules_version;
  return { rules_version, commitment: match.commitment, seed: isOver ? seed : "", words: isOver ? [...words] : [] };
}

function startedMatch({ match }: LocalRoom): RulesMatch {
  if (!match) throw new Error("the game has not begun");
  return match;
}

/** While a game is played by several people, each of them has secrets from the others. */
function ownEyes({ own }: LocalRoom): Whose[] {
  return own.length === 1 ? [...own, null] : [null];
}

function isKnown(room: LocalRoom, seat: number): boolean {
  return ownEyes(room).includes(seat);
}

function playerAt(room: LocalRoom, match: RulesMatch, seat: number): MatchPlayer {
  const player = room.players[seat];
  return {
    seat,
    name: player && "name" in player ? player.name : "",
    guest: false,
    bot: room.botOf(seat),
    score: match.over ? (match.scores[seat] ?? null) : null,
    won: match.winners.includes(seat),
  };
}

function movesOf({ lines }: LocalRoom): ReplayMove[] {
  return keptMoves(lines).map(({ line, move: { seat, move, by } }, i) => {
    return { number: i + 1, seat, move, by, at: line.at, entry: line.number };
  });
}

function savedPlayer(match: RulesMatch, seat: number): MatchPlayer {
  const score = match.over ? (match.scores[seat] ?? null) : null;
  return { seat, name: "", guest: false, bot: botOf(match, seat), score, won: match.winners.includes(seat) };
}

function savedStatistics(match: RulesMatch, seat: number): Replay["tallies"][number] {
  const made = match.rows.filter((row) => row.seat === seat).map(() => moverOf(match, seat));
  return { seat, moves: made.length, by: counted(made), thinking: 0, events: eventsOf(match, seat) };
}

function savedMove(match: RulesMatch, seat: number, move: number, number: number): ReplayMove {
  const notation = match.rules.description.moves[move] ?? "";
  return { number, seat, move: notation, by: moverOf(match, seat), at: 0, entry: number };
}

function moverOf(match: RulesMatch, seat: number): "bot" | "person" {
  return match.bots[seat] ? "bot" : "person";
}

function botOf(match: RulesMatch, seat: number): Level | null {
  return (match.bots[seat] || null) as Level | null;
}
