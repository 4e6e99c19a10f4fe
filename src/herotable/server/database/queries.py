"""Queries about matches and people; every function is named by its result."""

import logging
from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, case, select, tuple_

from ...engine.errors import UserError
from ...games import game
from ...skill import SIGMAS, Skill
from ..errors import OtherVersion, Refusal
from ..rooms.chairs import CHAIR_ENTRIES
from ..rooms.entries import Level, Line
from ..rooms.log_reading import chairs_of
from ..rooms.room import State
from ..rooms.wire import Setup, read_setup
from .kept_rules import Played, played_by
from .match_log import known_lines_of, lines_since
from .people import DELETED
from .schema import MATCH, PERSON, PLAYER, RATING, RESULT

LOG = logging.getLogger("herotable.server")
PAGE = 50  # the most that one answer lists
LATEST = 20  # matches on a person's page


Origin = Literal["device", "moved"]  # of a match that was not played here from its beginning to its end


class MatchPlayer(msgspec.Struct, frozen=True):
    """Who sits on a seat, and after the end the seat's result."""

    seat: int
    name: str
    person: str | None = None
    guest: bool = False
    bot: Level | None = None
    score: int | None = None
    won: bool | None = None
    rated: bool | None = None


class MatchSummary(msgspec.Struct, frozen=True):
    """A match in a list."""

    id: str
    title: str
    state: State
    created: float
    changed: float
    players: list[MatchPlayer]
    origin: Origin | None = None


class Rating(msgspec.Struct, frozen=True):
    """How strong a person is at a title."""

    title: str
    rating: float
    mu: float
    sigma: float
    games: int
    wins: int


class LeaderboardRow(msgspec.Struct, frozen=True):
    """A row of a leaderboard."""

    place: int
    person: str
    name: str
    kind: str
    rating: Rating


class LoggedMatch(NamedTuple):
    """A match and its whole log."""

    match: Row
    setup: Setup
    lines: list[Line]
    players: list[MatchPlayer]
    played: Played | None  # unknown if these rules were not kept


class Cursor(NamedTuple):
    """The place of a match in a list that has the urgent ones first, then the newest."""

    urgency: int
    created: float
    match: str


URGENCY = {"playing": 2, "lobby": 1, "over": 0}
urgency = case(URGENCY, value=MATCH.c.state, else_=0)


def match_row(connection: Connection, match: str) -> Row | None:
    """A match without its log."""
    return connection.execute(select(MATCH).where(MATCH.c.id == match)).one_or_none()


def logged_match(connection: Connection, row: Row) -> LoggedMatch:
    """A match with its whole log, its players and its rules."""
    setup = read_setup(row.setup)
    lines = lines_since(connection, row.id, 0)
    results = results_by_match(connection, [row.id])
    players = results.get(row.id) or seated_players(lines, setup)
    return LoggedMatch(row, setup, lines, players, known_rules(connection, row))


def known_rules(connection: Connection, row: Row) -> Played | None:
    """What a match is played by; None if this program does not know its rules."""
    try:
        return played_by(connection, row, game)
    except (Refusal, UserError) as error:
        LOG.warning("rules unknown", extra={"match": row.id, "reason": str(error)})
        return None


def person_row(connection: Connection, person: str) -> Row | None:
    """What everybody may know about a person; None if there is no such person."""
    public = select(PERSON.c.id, PERSON.c.name, PERSON.c.kind).where(PERSON.c.kind != DELETED)
    return connection.execute(public.where(PERSON.c.id == person)).one_or_none()


def ratings(connection: Connection, person: str) -> list[Rating]:
    """A person's ratings, title by title."""
    rows = connection.execute(select(RATING).where(RATING.c.person == person).order_by(RATING.c.title))
    return [rating(row) for row in rows]


def leaders(connection: Connection, title: str, page: int) -> list[LeaderboardRow]:
    """A page of a leaderboard, the strongest first."""
    before = (page - 1) * PAGE
    rows = connection.execute(
        select(RATING, PERSON.c.name, PERSON.c.kind)
        .join(PERSON, PERSON.c.id == RATING.c.person)
        .where(RATING.c.title == title)
        .order_by((RATING.c.mu - SIGMAS * RATING.c.sigma).desc(), RATING.c.person)
        .limit(PAGE)
        .offset(before)
    )
    return [LeaderboardRow(before + n, row.person, row.name, row.kind, rating(row)) for n, row in enumerate(rows, 1)]


def rating(row: Row) -> Rating:
    """A rating from its row."""
    return Rating(row.title, Skill(row.mu, row.sigma).sure, row.mu, row.sigma, row.games, row.wins)


def own_matches(connection: Connection, person: str, state: State | None, before: Cursor | None) -> list[MatchSummary]:
    """A page of a person's matches: those being played first, then the newest first."""
    chosen = [] if state is None else [MATCH.c.state == state]
    return match_summaries(connection, person, PAGE, *chosen, *after(before))


def public_matches(connection: Connection, person: str) -> list[MatchSummary]:
    """The latest listed matches of a person, which everybody may see."""
    return match_summaries(connection, person, LATEST, MATCH.c.listed)


def after(cursor: Cursor | None) -> list[ColumnElement[bool]]:
    """The condition for matches behind a place of the list."""
    return [] if cursor is None else [tuple_(urgency, MATCH.c.created, MATCH.c.id) < tuple_(*cursor)]


def match_summaries(
    connection: Connection, person: str, most: int, *conditions: ColumnElement[bool]
) -> list[MatchSummary]:
    """Matches in which a person has a seat, with the names of all players."""
    theirs = select(PLAYER.c.match).where(PLAYER.c.person == person)
    order = (urgency.desc(), MATCH.c.created.desc(), MATCH.c.id.desc())
    query = select(MATCH).where(MATCH.c.id.in_(theirs), *conditions).order_by(*order).limit(most)
    rows = connection.execute(query).all()
    players = players_by_match(connection, rows)
    return [
        MatchSummary(row.id, row.title, row.state, row.created, row.changed, players[row.id], row.origin)
        for row in rows
    ]


def players_by_match(connection: Connection, rows: Sequence[Row]) -> dict[str, list[MatchPlayer]]:
    """The players of matches: after the end from the results, before from the log."""
    results = results_by_match(connection, [row.id for row in rows])
    lines = known_lines_of(connection, [row.id for row in rows if row.id not in results], CHAIR_ENTRIES)
    setups = {row.id: known_setup(row) for row in rows}
    seated = {match: seated_players(lines.get(match, []), setup) for match, setup in setups.items() if setup}
    return {match: seated.get(match, []) for match in setups} | results


def known_setup(row: Row) -> Setup | None:
    """How a table is set up; None if only a later version can read it."""
    try:
        return read_setup(row.setup)
    except OtherVersion:
        return None


def results_by_match(connection: Connection, matches: list[str]) -> dict[str, list[MatchPlayer]]:
    """How matches ended, seat by seat."""
    players: dict[str, list[MatchPlayer]] = {}
    results = select(RESULT, PERSON.c.kind).join(PERSON, PERSON.c.id == RESULT.c.person, isouter=True)
    for row in connection.execute(results.where(RESULT.c.match.in_(matches)).order_by(RESULT.c.seat)):
        is_guest = row.kind == "guest"
        player = MatchPlayer(row.seat, row.name, row.person, is_guest, row.bot, row.score, row.won, row.rated)
        players.setdefault(row.match, []).append(player)
    return players


def seated_players(lines: list[Line], setup: Setup) -> list[MatchPlayer]:
    """The players according to the log."""
    return [
        MatchPlayer(seat, who.name, who.person, who.guest, who.bot) for seat, who in enumerate(chairs_of(lines, setup))
    ]
