"""Moderation over HTTP: what operators read, and what they do."""

import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_204_NO_CONTENT
from msgspec import Meta
from sqlalchemy import Connection, Row

from ...engine.errors import ErrorMessage
from ..database.match_log import MatchChange
from ..database.moderation import (
    FOR_GOOD,
    Deed,
    Deeds,
    audit_log,
    close_report,
    find_open_table,
    find_people,
    find_person,
    is_operator,
    open_reports,
)
from ..database.store import Store
from ..errors import Refusal
from ..identity.sessions import DAY, Authenticator, is_banned
from ..live.hall import Hall
from ..rooms.person import Person
from ..rooms.wire import Name
from .accounts import RequestBody
from .operations import operation
from .reports import Id, Why

OPERATOR = {403: "no-operator"}
Text = Annotated[str, QueryParameter(min_length=1, max_length=24, description="A part of the name.")]


class PlayerReport(msgspec.Struct, frozen=True):
    """What a player has reported."""

    number: int
    at: float
    reporter: Person
    person: Person
    why: Why
    text: str
    table: str | None


class AuditLine(msgspec.Struct, frozen=True):
    """What an operator has done; without a name somebody at the command line."""

    at: float
    deed: Deed
    operator: str | None
    person: str | None
    name: str | None
    table: str | None
    note: str


class ModeratedPerson(msgspec.Struct, frozen=True):
    """A person as operators see them."""

    person: Person
    banned: bool
    muted: bool
    operator: bool


class Moderation(msgspec.Struct, frozen=True):
    """What waits for an operator, and what operators have done last."""

    reports: list[PlayerReport]
    audit: list[AuditLine]


class NewDeed(RequestBody, frozen=True):
    """What an operator does about a person, a table or a report."""

    deed: Literal["ban", "unban", "mute", "unmute", "rename", "delete", "close", "dismiss"]
    person: Id | None = None
    table: Id | None = None
    report: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None
    name: Name | None = None
    days: Annotated[float, Meta(ge=0, le=36_500)] | None = None
    note: Annotated[str, Meta(max_length=200, pattern=r"^[^\x00]*$")] = ""


@get("/moderation", **operation("getModeration", "Read reports and the audit log", OPERATOR, caller="person"))
async def read_moderation(caller: Given[Person], store: Given[Store]) -> Moderation:
    """The reports that are open, the oldest first, and the latest 100 deeds of operators. Only operators may ask."""

    def work(connection: Connection) -> Moderation:
        check_operator(connection, caller)
        return Moderation(
            [_report(row) for row in open_reports(connection)], [_line(row) for row in audit_log(connection)]
        )

    return await store.read(work)


@get(
    "/moderation/people",
    **operation("findPeople", "Find people by a part of their name", OPERATOR, caller="person"),
)
async def moderated_people(text: Text, caller: Given[Person], store: Given[Store]) -> list[ModeratedPerson]:
    """Everybody whose name contains the text, the last who came first; at most 100. Only operators may ask."""

    def work(connection: Connection) -> list[ModeratedPerson]:
        check_operator(connection, caller)
        return [_moderated(row) for row in find_people(connection, text)]

    return await store.read(work)


@post(
    "/moderation/deeds",
    **operation(
        "actAsOperator",
        "Ban, mute, rename, delete, close, dismiss",
        {403: "no-operator", 404: "no-such-report", 409: "name-taken"},
        caller="person",
    ),
    status_code=HTTP_204_NO_CONTENT,
)
async def moderate(
    data: JSONBody[NewDeed], caller: Given[Person], authenticator: Given[Authenticator], hall: Given[Hall]
) -> None:
    """Do what operators do, with a line in the audit log; `dismiss` only takes a report from the list.

    `days` is how long a ban or a mute lasts, without it for good. Only operators may do this.
    """
    changes: list[MatchChange] = []

    def work(connection: Connection) -> list[Person]:
        check_operator(connection, caller)
        person = None if data.person is None else find_person(connection, data.person)
        changes.extend(_do(connection, data, Deeds(caller, time.time(), data.note), person))
        return [person] if person else []

    authenticator.recheck(await authenticator.end([], work))
    await hall.catch_up_all(changes)


def check_operator(connection: Connection, person: Person) -> None:
    """Refuse who is no operator."""
    if not is_operator(connection, person):
        raise Refusal("no-operator", status=403)


def _do(connection: Connection, data: NewDeed, deeds: Deeds, person: Person | None) -> list[MatchChange]:
    if data.deed == "close" and data.table is not None:
        return [deeds.close(connection, find_open_table(connection, data.table))]
    if data.deed == "dismiss" and data.report is not None:
        close_report(connection, data.report)
        return []
    if person is None or (data.deed == "rename" and data.name is None):
        raise Refusal("unreadable", ErrorMessage("deed-incomplete"), 400)
    _do_about(connection, data, deeds, person)
    return []


def _do_about(connection: Connection, data: NewDeed, deeds: Deeds, person: Person) -> None:
    until = FOR_GOOD if data.days is None else deeds.now + data.days * DAY
    match data.deed:
        case "ban":
            deeds.ban(connection, person, until)
        case "unban":
            deeds.unban(connection, person)
        case "mute":
            deeds.mute(connection, person, until)
        case "unmute":
            deeds.unmute(connection, person)
        case "rename":
            deeds.rename(connection, person, data.name or "")
        case "delete":
            deeds.delete(connection, person)


def _report(row: Row) -> PlayerReport:
    reporter = Person(row.reporter, row.reporter_kind, row.reporter_name)
    person = Person(row.person, row.person_kind, row.person_name)
    return PlayerReport(row.number, row.at, reporter, person, row.why, row.text, row.match)


def _line(row: Row) -> AuditLine:
    return AuditLine(row.at, row.deed, row.operator_name, row.person, row.person_name, row.match, row.note)


def _moderated(row: Row) -> ModeratedPerson:
    now = time.time()
    muted = row.muted_until is not None and row.muted_until > now
    return ModeratedPerson(Person(row.id, row.kind, row.name), is_banned(row, now), muted, bool(row.operator))


ROUTES: list[Any] = [read_moderation, moderated_people, moderate]
