"""Replays: every finished match by link, any move of it, its save, and the proof of its dice."""

import asyncio
from typing import Annotated, Literal, cast

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency as Given
from litestar.params import FromQuery, PathParameter, QueryParameter
from sqlalchemy import Connection

from ... import load
from ...engine.errors import ErrorMessage, Refused, UserError
from ...engine.match import Match, commitment_of
from ...games import game
from ..database import queries
from ..database.queries import LoggedMatch, MatchPlayer
from ..database.store import Store
from ..errors import Refusal
from ..rooms.entries import Ended, Ending, Line, Moved, Mover
from ..rooms.log_reading import custom_pack, has_started, kept_moves, moves_of, rebuild_match, words_of
from ..rooms.statistics import SeatStatistics, seat_statistics
from ..rooms.wire import Eyes, Setup, View
from .parameters import MatchId

MoveNumber = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]
OfSeat = Annotated[int | None, QueryParameter(ge=0, le=15)]


class ReplayMove(msgspec.Struct, frozen=True):
    """A move that stands: its number among them, and the entry of the log that it was."""

    number: int
    seat: int
    move: str
    by: Mover
    at: float
    entry: int


class MatchReplay(msgspec.Struct, frozen=True):
    """A finished match, with all that was secret; `tallies` count events only if these rules can play it again."""

    id: str
    setup: Setup
    rules_version: int
    players: list[MatchPlayer]
    ended: Ending | Literal["won"]
    seed: str
    commitment: str
    words: list[str]
    tallies: list[SeatStatistics]
    moves: list[ReplayMove]


class Moment(msgspec.Struct, frozen=True):
    """A finished match after so many of its moves, as a seat saw it."""

    number: int
    moves: int
    eyes: Eyes


class Proof(msgspec.Struct, frozen=True):
    """Whether every die, every card and the result follow from the seed; if not, the first place that differs."""

    ok: bool
    commitment: str
    moves: int
    fingerprint: str | None = None
    problem: str | None = None


@get("/replays/{match:str}")
async def replay(match: MatchId, store: Given[Store]) -> MatchReplay:
    """A finished match: people, dice, figures and moves."""
    return await asyncio.to_thread(retold, await finished_match(store, match))


@get("/replays/{match:str}/at/{number:int}")
async def moment(
    match: MatchId, number: MoveNumber, store: Given[Store], seat: OfSeat = None, whole: FromQuery[bool] = False
) -> Moment:
    """What a seat (none: a spectator) saw after so many moves, and the events of the last one, or of the whole game."""
    return await asyncio.to_thread(seen, await finished_match(store, match), number, seat, whole)


@get("/replays/{match:str}/save")
async def save(match: MatchId, store: Given[Store]) -> Response[str]:
    """The match as a file that `herotable verify` and `herotable replay` read."""
    story = await finished_match(store, match)
    text = await asyncio.to_thread(lambda: again(story).save())
    name = f"{story.setup.title}-{match}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@get("/replays/{match:str}/verify")
async def verify(match: MatchId, store: Given[Store]) -> Proof:
    """Play the match again from its seed and say whether all is as it was."""
    return await asyncio.to_thread(proof, await finished_match(store, match))


async def finished_match(store: Store, match: str) -> LoggedMatch:
    """A match that is over, or a refusal: before the end nothing is told."""
    return await store.read(lambda connection: find_finished(connection, match))


def find_finished(connection: Connection, match: str) -> LoggedMatch:
    """A match that is over and was played; the log of any other is not even read."""
    row = queries.match_row(connection, match)
    if row is None:
        raise Refusal("no-such-match", status=404)
    if row.state != "over":
        raise Refusal("not-over", ErrorMessage("match-not-over"))
    story = queries.story(connection, row)
    if not has_started(story.lines):
        raise Refusal("never-begun")
    return story


def retold(story: LoggedMatch) -> MatchReplay:
    """All there is to tell of a match."""
    moves = kept_moves(story.lines)
    match = rebuild_match(story.setup, story.match.seed, story.lines) if is_of_these_rules(story) else None
    return MatchReplay(
        id=story.match.id,
        setup=story.setup,
        rules_version=story.match.rules_version,
        players=story.players,
        ended=ending(story.lines),
        seed=story.match.seed,
        commitment=commitment_of(story.match.seed),
        words=words_of(story.lines, story.setup.seats),
        tallies=seat_statistics(story.lines, moves, story.setup.seats, match),
        moves=[replay_move(number, *made) for number, made in enumerate(moves, 1)],
    )


def replay_move(number: int, line: Line, move: Moved) -> ReplayMove:
    """A move as the list of moves shows it."""
    return ReplayMove(number, move.seat, move.move, move.by, line.at, line.number)


def ending(lines: list[Line]) -> Ending | Literal["won"]:
    """How a match ended: by the rules, unless the log says otherwise."""
    return next((line.entry.how for line in reversed(lines) if isinstance(line.entry, Ended)), "won")


def seen(story: LoggedMatch, number: int, seat: int | None, whole: bool) -> Moment:
    """What a seat saw after so many moves, and what the last of them, or all, told it."""
    moves = moves_of(story.lines)
    if not 0 <= number <= len(moves):
        raise Refusal("no-such-move", ErrorMessage("no-such-move", most=len(moves)), 404)
    if seat is not None and seat not in range(story.setup.seats):
        raise Refusal("no-such-seat", ErrorMessage("no-such-seat", most=story.setup.seats - 1, found=seat), 404)
    last = moves[:number][-1:]
    match = again(story, number - len(last))
    known = len(match.events(seat)) if last and not whole else 0
    for move in last:
        match.play(move.seat, move.move)
    return Moment(number, len(moves), Eyes(seat, cast(View, match.view(seat)), match.events(seat, known)))


def again(story: LoggedMatch, moves: int | None = None) -> Match:
    """The match played again, after so many moves or all."""
    check_rules(story)
    return rebuild_match(story.setup, story.match.seed, story.lines, moves)


def check_rules(story: LoggedMatch) -> None:
    """Only a match of these rules is played again."""
    if not is_of_these_rules(story):
        found, known = story.match.rules_version, game(story.setup.title).rules_version
        raise Refusal("other-rules", ErrorMessage("other-rules", found=found, known=known))


def is_of_these_rules(story: LoggedMatch) -> bool:
    """Can the match be played again?"""
    return bool(story.match.rules_version == game(story.setup.title).rules_version)


def proof(story: LoggedMatch) -> Proof:
    """Recompute a match through its save."""
    moves = len(moves_of(story.lines))
    try:
        match = load(again(story).save(), custom_pack(story.setup))
    except (Refused, UserError) as error:
        return Proof(False, commitment_of(story.match.seed), moves, problem=str(error))
    problem = other_result(match, story.players)
    return Proof(problem is None, match.commitment, moves, match.fingerprint, problem)


def other_result(match: Match, players: list[MatchPlayer]) -> str | None:
    """Where the result that was written down is not the one recomputed."""
    for player in players:
        recomputed = (match.scores[player.seat], player.seat in match.winners)
        if match.over and player.score is not None and (player.score, player.won) != recomputed:
            return f"result: seat {player.seat} has {player.score} points, the game played again gives {recomputed[0]}"
    return None


ROUTES = [replay, moment, save, verify]
