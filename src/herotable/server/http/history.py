"""Leaderboards, the matches of the caller, and the public page of a person."""

from typing import Annotated

import msgspec
from litestar import get
from litestar.di import NamedDependency as Given
from litestar.params import QueryParameter
from sqlalchemy import Connection

from ...engine.errors import ErrorMessage
from ...games import TITLES
from ..database import queries
from ..database.queries import PAGE, Cursor, LeaderboardRow, MatchSummary, Rating
from ..database.store import Store
from ..errors import Refusal
from ..rooms.person import Person
from ..rooms.room import State
from .operations import operation
from .parameters import PersonId, TitleId

LAST_PAGE = 10_000
Page = Annotated[int, QueryParameter(ge=1, le=LAST_PAGE, description="The page, from 1 on; each has 50 rows.")]
Before = Annotated[
    str | None,
    QueryParameter(
        pattern=r"^[012]~\d{1,12}\.\d{1,9}~[A-Za-z0-9_-]{1,32}$",
        description="`before` of the former page; without it the first page.",
    ),
]
OfState = Annotated[  # the parameter cannot be named `state`: that is the framework's own
    State | None, QueryParameter(name="state", description="Only matches in this state.")
]


class Leaderboard(msgspec.Struct, frozen=True):
    """A page of a leaderboard."""

    title: str
    page: int
    more: bool
    ranked: list[LeaderboardRow]


class Matches(msgspec.Struct, frozen=True):
    """A page of matches."""

    matches: list[MatchSummary]
    before: str | None = None


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know about a person."""

    id: str
    name: str
    kind: str
    ratings: list[Rating]
    matches: list[MatchSummary]


@get(
    "/leaderboards/{title:str}",
    **operation("getLeaderboard", "Read a leaderboard", {404: "no-such-title", 503: "try-again"}),
)
async def leaderboard(title: TitleId, store: Given[Store], page: Page = 1) -> Leaderboard:
    """The strongest players of a title, 50 on a page, by the rating that they almost surely deserve.

    Accounts and bots are rated, guests are not. Anybody may ask.
    """
    if title not in TITLES:
        raise Refusal("no-such-title", ErrorMessage("no-such-title", titles=TITLES), 404)
    ranked = await store.read(lambda connection: queries.leaders(connection, title, page))
    return Leaderboard(title, page, len(ranked) == PAGE, ranked)


@get("/me/matches", **operation("listMyMatches", "List your matches", caller="person"))
async def my_matches(
    caller: Given[Person], store: Given[Store], of_state: OfState = None, before: Before = None
) -> Matches:
    """The matches in which the caller has a seat: those being played first, then the newest first; 50 on a page."""
    cursor = None if before is None else read_cursor(before)
    matches = await store.read(lambda connection: queries.own_matches(connection, caller.id, of_state, cursor))
    return Matches(matches, write_cursor(matches[-1]) if len(matches) == PAGE else None)


@get(
    "/people/{person:str}",
    **operation("getProfile", "Read the public page of a person", {404: "no-such-person", 503: "try-again"}),
)
async def profile(person: PersonId, store: Given[Store]) -> Profile:
    """The name, the ratings and the latest listed matches of a person. Anybody may ask."""
    return await store.read(lambda connection: find_profile(connection, person))


def find_profile(connection: Connection, person: str) -> Profile:
    """A person's public page, or a refusal."""
    row = queries.person_row(connection, person)
    if row is None:
        raise Refusal("no-such-person", status=404)
    matches = queries.public_matches(connection, person)
    return Profile(row.id, row.name, row.kind, queries.ratings(connection, person), matches)


def write_cursor(match: MatchSummary) -> str:
    """The place of a match in the list, as text."""
    return f"{queries.URGENCY[match.state]}~{match.created!r}~{match.id}"


def read_cursor(text: str) -> Cursor:
    """A place in the list, from what was given with the page before."""
    urgency, created, match = text.split("~")
    return Cursor(int(urgency), float(created), match)


ROUTES = [leaderboard, my_matches, profile]
