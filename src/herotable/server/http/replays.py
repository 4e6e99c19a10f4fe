"""Replays: a finished match by its id, any position of it, and its save file."""

import asyncio
from typing import Annotated, Literal, cast

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency as Given
from litestar.params import PathParameter, QueryParameter
from sqlalchemy import Connection

from ...engine.errors import ErrorMessage
from ...engine.match import Match, commitment_of
from ..database import queries
from ..database.kept_rules import Played
from ..database.queries import LoggedMatch, MatchPlayer, Origin
from ..database.store import Store
from ..errors import Refusal
from ..rooms.entries import Ending, Line, Moved, Mover
from ..rooms.log_reading import end_of, has_started, imported_game, kept_moves, moves_of, rebuild_match, words_of
from ..rooms.messages import Eyes, ImportedView, View
from ..rooms.statistics import SeatStatistics, seat_statistics
from ..rooms.views import imported_view
from ..rooms.wire import Setup
from .operations import merged, operation
from .parameters import MatchId

MoveNumber = Annotated[
    int, PathParameter(ge=0, le=2**31 - 1, description="How many moves have been made; 0 is the position after set-up.")
]
OfSeat = Annotated[
    int | None, QueryParameter(ge=0, le=15, description="The seat that looks; without it a spectator does.")
]
Whole = Annotated[
    bool, QueryParameter(description="Answer with the events of the whole match so far, not of the last move alone.")
]
NOT_FINISHED = {404: "no-such-match", 409: "never-begun not-over", 503: "try-again"}
NOT_PLAYABLE = merged(NOT_FINISHED, {409: "other-rules"})


class ReplayMove(msgspec.Struct, frozen=True):
    """A move that was not taken back."""

    number: int
    seat: int
    move: str
    by: Mover
    at: float
    entry: int


class MatchReplay(msgspec.Struct, frozen=True):
    """A finished match with all that was secret during play."""

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
    origin: Origin | None = None
    imported: ImportedView | None = None


class Moment(msgspec.Struct, frozen=True):
    """A position of a finished match, as a seat saw it."""

    number: int
    moves: int
    eyes: Eyes


@get("/replays/{match:str}", **operation("getReplay", "Read a finished match", NOT_FINISHED))
async def replay(match: MatchId, store: Given[Store]) -> MatchReplay:
    """Players, seed, statistics and moves of a match that is over.

    Anybody who has the id may ask; before the end the answer is 409, since it would tell what is still hidden.
    """
    return await asyncio.to_thread(replay_of, await finished_match(store, match))


@get(
    "/replays/{match:str}/at/{number:int}",
    **operation(
        "getReplayMoment",
        "Read a position of a finished match",
        merged(NOT_PLAYABLE, {404: "no-such-move no-such-seat"}),
    ),
)
async def moment(
    match: MatchId, number: MoveNumber, store: Given[Store], seat: OfSeat = None, whole: Whole = False
) -> Moment:
    """What a seat or a spectator saw after so many moves, with the events of the last move or of the whole match.

    It is played again by the rules it was played by, if they are known here.
    """
    return await asyncio.to_thread(moment_of, await finished_match(store, match), number, seat, whole)


@get("/replays/{match:str}/save", **operation("getReplaySave", "Download a finished match", NOT_PLAYABLE))
async def save(match: MatchId, store: Given[Store]) -> Response[str]:
    """The match as a save file, JSON that `herotable verify` and `herotable replay` read.

    It is played again by the rules it was played by, if they are known here.
    """
    logged = await finished_match(store, match)
    text = await asyncio.to_thread(lambda: replayed(logged).save())
    name = f"{logged.setup.title}-{match}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


async def finished_match(store: Store, match: str) -> LoggedMatch:
    """A match that is over, or a refusal: before the end nothing may be told."""
    return await store.read(lambda connection: find_finished(connection, match))


def find_finished(connection: Connection, match: str) -> LoggedMatch:
    """A match that is over and was played; the log of any other match is not read."""
    row = queries.match_row(connection, match)
    if row is None:
        raise Refusal("no-such-match", status=404)
    if row.state != "over":
        raise Refusal("not-over", ErrorMessage("match-not-over"))
    logged = queries.logged_match(connection, row)
    if not has_started(logged.lines):
        raise Refusal("never-begun")
    return logged


def replay_of(logged: LoggedMatch) -> MatchReplay:
    """The answer about a finished match; events are counted only if its rules are known here."""
    moves = kept_moves(logged.lines)
    match = replayed(logged) if logged.played else None
    return MatchReplay(
        id=logged.match.id,
        setup=logged.setup,
        rules_version=logged.match.rules_version,
        players=logged.players,
        ended=ending(logged.lines),
        seed=logged.match.seed,
        commitment=commitment_of(logged.match.seed),
        words=words_of(logged.lines, logged.setup.seats),
        tallies=seat_statistics(logged.lines, moves, logged.setup.seats, match),
        moves=[replay_move(number, *made) for number, made in enumerate(moves, 1)],
        origin=logged.match.origin,
        imported=imported_view(imported_game(logged.lines)),
    )


def replay_move(number: int, line: Line, move: Moved) -> ReplayMove:
    """A move as the list of moves shows it."""
    return ReplayMove(number, move.seat, move.move, move.by, line.at, line.number)


def ending(lines: list[Line]) -> Ending | Literal["won"]:
    """How a match ended: by the rules, unless the log says otherwise."""
    end = end_of(lines)
    return "won" if end is None else end.how


def moment_of(logged: LoggedMatch, number: int, seat: int | None, whole: bool) -> Moment:
    """What a seat saw after so many moves, and the events of the last of them or of all."""
    moves = moves_of(logged.lines)
    if not 0 <= number <= len(moves):
        raise Refusal("no-such-move", ErrorMessage("no-such-move", most=len(moves)), 404)
    if seat is not None and seat not in range(logged.setup.seats):
        raise Refusal("no-such-seat", ErrorMessage("no-such-seat", most=logged.setup.seats - 1, found=seat), 404)
    last = moves[:number][-1:]
    match = replayed(logged, number - len(last))
    known = len(match.events(seat)) if last and not whole else 0
    for move in last:
        match.play(move.seat, move.move)
    return Moment(number, len(moves), Eyes(seat, cast(View, match.view(seat)), match.events(seat, known)))


def replayed(logged: LoggedMatch, moves: int | None = None) -> Match:
    """The match played again by its own rules, after so many moves or all."""
    game, pack = known_rules(logged)
    return rebuild_match(logged.setup, logged.match.seed, logged.lines, moves, game, pack)


def known_rules(logged: LoggedMatch) -> Played:
    """What a match was played by; a Refusal says that it is not known here."""
    if logged.played is None:
        raise Refusal("other-rules", ErrorMessage("other-rules", found=logged.match.rules_version))
    return logged.played


ROUTES = [replay, moment, save]
