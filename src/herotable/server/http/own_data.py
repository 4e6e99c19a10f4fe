"""Everything that the server stores about the caller, for the caller."""

from typing import Any

import msgspec
from litestar import get
from litestar.di import NamedDependency as Given
from sqlalchemy import Connection, func, select

from ..database.blocks import blocked_people
from ..database.links import address_of
from ..database.match_log import lines_said_by
from ..database.passkeys import Passkey, passkeys_of
from ..database.people import bots_of
from ..database.queries import Cursor, MatchSummary, Rating, after, match_summaries, ratings
from ..database.schema import PERSON, REPORT
from ..database.store import Store
from ..identity.sessions import Identity, Session, sessions_of
from ..rooms.entries import Preset, Said
from ..rooms.person import Person
from .history import Before, read_cursor, write_cursor
from .operations import operation
from .reports import Why

PAGE = 25  # matches of one answer: in each the caller may have said a thousand lines


class OwnReport(msgspec.Struct, frozen=True):
    """What the caller has reported to the operators."""

    at: float
    person: str
    why: Why
    text: str
    open: bool


class AboutMe(msgspec.Struct, frozen=True):
    """What is stored about the caller beside matches."""

    person: Person
    created: float
    banned_until: float | None
    muted_until: float | None
    operator: bool
    mail: str | None
    passkeys: list[Passkey]
    reported: int
    sessions: list[Session]
    bots: list[Person]
    ratings: list[Rating]
    blocked: list[Person]
    reports: list[OwnReport]


class OwnLine(msgspec.Struct, frozen=True):
    """A line that the caller has said in a chat."""

    at: float
    text: str
    preset: Preset | None = None


class OwnMatch(msgspec.Struct, frozen=True):
    """A match in which the caller has a seat, and what the caller said there."""

    match: MatchSummary
    said: list[OwnLine]


class OwnData(msgspec.Struct, frozen=True):
    """A page of what is stored about the caller."""

    about: AboutMe | None
    matches: list[OwnMatch]
    before: str | None = None


@get("/me/data", **operation("getMyData", "Read all that is stored about you", caller="person"))
async def my_data(identity: Given[Identity], store: Given[Store], before: Before = None) -> OwnData:
    """Everything that is stored about the caller: `about` on the first page, and on each 25 matches with the own chat.

    A password is stored as a hash that nobody can read, and is left out; so is what operators noted, and who reported
    the caller.
    """
    return await store.read(lambda connection: own_data(connection, identity, before))


def own_data(connection: Connection, identity: Identity, before: str | None) -> OwnData:
    """A page of what is stored about a person."""
    cursor = None if before is None else read_cursor(before)
    matches = own_matches(connection, identity.person, cursor)
    following = write_cursor(matches[-1].match) if len(matches) == PAGE else None
    return OwnData(about_me(connection, identity) if cursor is None else None, matches, following)


def about_me(connection: Connection, identity: Identity) -> AboutMe:
    """What is stored about a person beside matches."""
    person = identity.person
    row = connection.execute(select(PERSON).where(PERSON.c.id == person.id)).one()
    return AboutMe(
        person,
        created=row.created,
        banned_until=row.banned_until,
        muted_until=row.muted_until,
        operator=bool(row.operator),
        mail=address_of(connection, person),
        passkeys=passkeys_of(connection, person),
        reported=connection.scalar(select(func.count()).where(REPORT.c.person == person.id)) or 0,
        sessions=sessions_of(connection, identity),
        bots=bots_of(connection, person),
        ratings=ratings(connection, person.id),
        blocked=blocked_people(connection, person.id),
        reports=own_reports(connection, person),
    )


def own_reports(connection: Connection, person: Person) -> list[OwnReport]:
    """What a person has reported, the oldest first."""
    theirs = select(REPORT).where(REPORT.c.reporter == person.id).order_by(REPORT.c.number)
    return [OwnReport(row.at, row.person, row.why, row.text, row.is_open) for row in connection.execute(theirs)]


def own_matches(connection: Connection, person: Person, before: Cursor | None) -> list[OwnMatch]:
    """A page of a person's matches, with what they said there."""
    summaries = match_summaries(connection, person.id, PAGE, *after(before))
    said = lines_said_by(connection, person.id, [match.id for match in summaries])
    return [OwnMatch(match, [own_line(at, line) for at, line in said.get(match.id, [])]) for match in summaries]


def own_line(at: float, said: Said) -> OwnLine:
    """A line of a chat as its speaker reads it."""
    return OwnLine(at, said.text, said.preset)


ROUTES: list[Any] = [my_data]
