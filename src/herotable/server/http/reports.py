"""What players do about each other: report somebody to the operators, block somebody."""

import time
from typing import Annotated, Any, Literal

from litestar import delete, get, post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT
from msgspec import Meta
from sqlalchemy import Connection

from ...engine.errors import ErrorMessage
from ..database.blocks import block, blocked_by, blocked_people, report, unblock
from ..database.queries import person_row
from ..database.store import Store
from ..errors import Refusal
from ..live.hall import Hall
from ..rooms.person import Person
from ..rooms.views import NOBODY
from ..rooms.wire import Seat
from .accounts import RequestBody
from .operations import operation
from .parameters import ID, PersonId

Id = Annotated[str, Meta(pattern=ID)]
Why = Literal["chat", "name", "stalling", "cheating", "other"]
ABOUT = {400: "nobody-there yourself", 404: "no-such-person no-such-table"}


class Someone(RequestBody, frozen=True):
    """Somebody, by their id, or by the seat on which they sit: a table does not tell ids."""

    person: Id | None = None
    table: Id | None = None
    seat: Seat | None = None


class NewReport(RequestBody, frozen=True):
    """What somebody has done, for the operators."""

    why: Why
    person: Id | None = None
    table: Id | None = None
    seat: Seat | None = None
    text: Annotated[str, Meta(max_length=300, pattern=r"^[^\x00]*$")] = ""


@post(
    "/reports",
    **operation("reportPerson", "Report somebody to the operators", ABOUT | {429: "too-many-reports"}, caller="person"),
    status_code=HTTP_204_NO_CONTENT,
)
async def create_report(
    data: JSONBody[NewReport], caller: Given[Person], store: Given[Store], hall: Given[Hall]
) -> None:
    """Tell the operators of this server what a person has done; nobody else reads it. At most 20 may wait for them."""
    person = await _person(data, caller, store, hall)
    about: dict[str, str | None] = {"person": person, "match": data.table, "why": data.why, "text": data.text}
    await store.write(lambda connection: report(connection, caller.id, about, time.time()))


@post(
    "/blocks",
    **operation("blockPerson", "Block somebody", ABOUT | {429: "too-many-blocks"}, caller="person"),
    status_code=HTTP_204_NO_CONTENT,
)
async def create_block(data: JSONBody[Someone], caller: Given[Person], store: Given[Store], hall: Given[Hall]) -> None:
    """Read nothing more of what a person says; neither of the two sits down at a table of the other any more."""
    person = await _person(data, caller, store, hall)
    await store.write(lambda connection: block(connection, caller.id, person))
    hall.set_blocked(caller.id, await read_blocked(store, caller))


@get("/blocks", **operation("listBlocks", "List the people you have blocked", caller="person"))
async def list_blocks(caller: Given[Person], store: Given[Store]) -> list[Person]:
    """The people whom the caller has blocked, by name."""
    return await store.read(lambda connection: blocked_people(connection, caller.id))


@delete("/blocks/{person:str}", **operation("unblockPerson", "Take a block back", caller="person"))
async def end_block(person: PersonId, caller: Given[Person], store: Given[Store], hall: Given[Hall]) -> None:
    """Let a person be read again, if they were blocked."""
    await store.write(lambda connection: unblock(connection, caller.id, person))
    hall.set_blocked(caller.id, await read_blocked(store, caller))


async def read_blocked(store: Store, person: Person | None) -> frozenset[str]:
    """The ids of those whom a person (None: nobody known) has blocked."""
    if person is None:
        return NOBODY
    return await store.read(lambda connection: blocked_by(connection, person.id))


async def _person(data: NewReport | Someone, caller: Person, store: Store, hall: Hall) -> str:
    """The id of the person that a body is about."""
    person = data.person
    if person is None and data.table is not None and data.seat is not None:
        chairs = (await hall.watch(data.table, caller)).room.chairs
        person = chairs[data.seat].person if data.seat < len(chairs) else None
    if person is None:
        raise Refusal("nobody-there", status=400)
    if person == caller.id:
        raise Refusal("yourself", status=400)
    await store.read(lambda connection: _check_exists(connection, person))
    return person


def _check_exists(connection: Connection, person: str) -> None:
    if person_row(connection, person) is None:
        raise Refusal("no-such-person", ErrorMessage("no-such-person"), 404)


ROUTES: list[Any] = [create_report, create_block, list_blocks, end_block]
