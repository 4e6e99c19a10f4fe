"""What remains of matches: leaderboards, my matches, and everybody's page."""

from typing import Annotated

import msgspec
from litestar import get
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, QueryParameter
from sqlalchemy import Connection

from ...engine.errors import ErrorMessage
from ...games import TITLES
from ..database import queries
from ..database.queries import PAGE, Cursor, LeaderboardRow, MatchSummary, Rating
from ..database.store import Store
from ..errors import Refusal
from ..rooms.person import Person
from ..rooms.room import State
from .parameters import PersonId

LAST_PAGE = 10_000
Page = Annotated[int, QueryParameter(ge=1, le=LAST_PAGE)]
Before = Annotated[str | None, QueryParameter(pattern=r"^[012]~\d{1,12}\.\d{1,9}~[A-Za-z0-9_-]{1,32}$")]
OfState = Annotated[State | None, QueryParameter(name="state")]  # `state` alone is the application's


class Leaderboard(msgspec.Struct, frozen=True):
    """A page of a leaderboard."""

    title: str
    page: int
    more: bool
    ranked: list[LeaderboardRow]


class Matches(msgspec.Struct, frozen=True):
    """A page of matches; `before` asks for the next one."""

    matches: list[MatchSummary]
    before: str | None = None


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know of a person."""

    id: str
    name: str
    kind: str
    ratings: list[Rating]
    matches: list[MatchSummary]


@get("/leaderboards/{title:str}")
async def leaderboard(title: FromPath[str], store: Given[Store], page: Page = 1) -> Leaderboard:
    """Who is strong at a title; almost surely as strong as their rating."""
    if title not in TITLES:
        raise Refusal("no-such-title", ErrorMessage("no-such-title", titles=TITLES), 404)
    ranked = await store.read(lambda connection: queries.leaders(connection, title, page))
    return Leaderboard(title, page, len(ranked) == PAGE, ranked)


@get("/me/matches")
async def my_matches(
    caller: Given[Person], store: Given[Store], of_state: OfState = None, before: Before = None
) -> Matches:
    """My matches: those that are played first, then the newest first."""
    place = None if before is None else read_cursor(before)
    found = await store.read(lambda connection: queries.own_matches(connection, caller.id, of_state, place))
    return Matches(found, write_cursor(found[-1]) if len(found) == PAGE else None)


@get("/people/{person:str}")
async def profile(person: PersonId, store: Given[Store]) -> Profile:
    """A person's public page."""
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
