"""Games that were played on a device without the server: put one online, or keep a finished one in one's history."""

import asyncio
import time
from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody
from msgspec import Meta
from sqlalchemy import Connection

from ...engine.errors import ErrorMessage
from ...engine.match import Match
from ...engine.secret import continued_seed
from ..database.imports import find_import, kept_matches, lock_person
from ..database.match_log import create, new_seed
from ..database.people import new_id
from ..errors import Refusal
from ..live.hall import Hall
from ..rooms import wire
from ..rooms.entries import Level, Started
from ..rooms.importing import imported_entry, is_bot, own_seats, seated
from ..rooms.person import Person
from ..rooms.room import Room
from ..settings import Settings
from .checking_thread import CheckingThread
from .limits import Limits
from .operations import operation
from .save_checker import LETTERS, checked_match
from .security import address
from .tables import NEW_TABLE, NewTable, check_name, create_within, with_entry

SaveText = Annotated[str, Meta(max_length=LETTERS)]
Names = dict[Annotated[str, Meta(pattern=r"^\d{1,2}$")], wire.Name]
Seats = Annotated[list[wire.Seat], Meta(max_length=16)]
KEEPING = {404: "no-such-title", 409: "device-not-over name-taken", 429: "too-many-kept", 503: "preparing"}


class LocalGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of a device that is not over, and which of its seats others may take."""

    save: SaveText
    names: Names = {}
    free: Seats = []


class FinishedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of a device that is over."""

    save: SaveText
    names: Names = {}


class KeptMatch(msgspec.Struct, frozen=True):
    """The id of a match in the history."""

    id: str


@post(
    "/local-games",
    **operation(
        "putGameOnline", "Put a game of a device online", NEW_TABLE | {409: "device-over name-taken"}, caller="person"
    ),
)
async def put_online(
    request: Request[Any, Any, Any],
    data: JSONBody[LocalGame],
    caller: Given[Person],
    hall: Given[Hall],
    checking_thread: Given[CheckingThread],
    limits: Given[Limits],
    settings: Given[Settings],
) -> NewTable:
    """Make a table at which a game of the caller's device goes on; its bots sit there too, and the caller is the host.

    The server plays the save again by its own rules. From there on a new secret seed decides all dice and cards, since
    the caller knows the old one; what is hidden now the caller may know, so the table says so and is not rated. The
    game starts at once if no seat is free. The same game sent again gets the same table while that is open.
    """
    limits.take("tables", caller.id)
    match = await _checked(request, data.save, data.names, caller, hall, checking_thread, limits, settings)
    if match.over:
        raise Refusal("device-over")
    room = await asyncio.to_thread(table_of, match, caller, data)
    table = await hall.store.write(lambda c: create_once(c, room, settings.tables_per_person))
    await hall.live_room(table.id)  # its bots may have to go on
    return table


@post("/me/matches", **operation("keepMatch", "Keep a finished game of a device", KEEPING, caller="person"))
async def keep_match(
    request: Request[Any, Any, Any],
    data: JSONBody[FinishedGame],
    caller: Given[Person],
    hall: Given[Hall],
    checking_thread: Given[CheckingThread],
    limits: Given[Limits],
    settings: Given[Settings],
) -> KeptMatch:
    """Add a finished game of the caller's device to the caller's matches, marked as such and never rated.

    The server plays the save again by its own rules. The same game sent again is the same match.
    """
    match = await _checked(request, data.save, data.names, caller, hall, checking_thread, limits, settings)
    if not match.over:
        raise Refusal("device-not-over")
    room = await asyncio.to_thread(finished_room, match, caller, data)
    return KeptMatch(await hall.store.write(lambda c: keep_once(c, room, settings.saves_per_person)))


async def _checked(
    request: Request[Any, Any, Any],
    text: str,
    names: Names,
    caller: Person,
    hall: Hall,
    checking_thread: CheckingThread,
    limits: Limits,
    settings: Settings,
) -> Match:
    """The match of a save, within the limits of the person and of the address."""
    limits.take("saves", caller.id)
    sender = address(request, settings)
    limits.take("saves", sender)
    for name in (None, *names.values()):
        await check_name(hall.store, caller, name)
    return await checking_thread.run(sender, lambda: checked_match(text, hall.games))


# ---------------------------------------------------------------- rooms: their start makes all moves once more


def table_of(match: Match, person: Person, data: LocalGame) -> Room:
    """The room of a game that goes on; it has started if no seat is free."""
    if any(seat >= match.seats for seat in data.free):
        raise Refusal("no-such-seat", ErrorMessage("no-such-seat", most=match.seats - 1, found=max(data.free)), 400)
    seed = continued_seed(match.seed, match.made, new_seed())
    room = _seated_room(match, person, seed, data.names, data.free)
    return room if data.free else with_entry(room, Started())


def finished_room(match: Match, person: Person, data: FinishedGame) -> Room:
    """The room of a finished game, whose match is over with its start."""
    return with_entry(_seated_room(match, person, match.seed, data.names, []), Started())


def _seated_room(match: Match, person: Person, seed: str, names: Names, free: list[int]) -> Room:
    own = own_seats(match, free)
    if strangers := sorted(names.keys() - {str(seat) for seat in own}):
        raise Refusal("unreadable", ErrorMessage("names-seats", found=", ".join(strangers)), 400)
    bots: dict[str, Level] = {
        str(seat): match.bots[seat]  # type: ignore[misc]
        for seat in range(match.seats)
        if is_bot(match, seat) and seat not in free
    }
    setup = wire.Setup(match.game.name, match.seats, match.options, bots=bots)
    room = Room(new_id(), None, setup, seed, person.id, time.time(), match.game)
    room = with_entry(room, imported_entry(match, person))
    for seat in sorted({*range(match.seats)} - {*free}):
        room = with_entry(room, seated(room, match, seat, person, names.get(str(seat))))
    return room


# ---------------------------------------------------------------- the database


def create_once(connection: Connection, room: Room, most: int) -> NewTable:
    """Write the table, unless the same game of the same person goes on at one already."""
    assert room.imported is not None
    lock_person(connection, room.owner)
    found = find_import(connection, room.owner, room.imported.digest, "moved")
    return NewTable(found.id, found.code) if found else NewTable(room.id, create_within(connection, room, most))


def keep_once(connection: Connection, room: Room, most: int) -> str:
    """Write the match, unless the same person has kept it already; its id."""
    assert room.imported is not None
    lock_person(connection, room.owner)
    if found := find_import(connection, room.owner, room.imported.digest, "device"):
        return str(found.id)
    if kept_matches(connection, room.owner) >= most:
        raise Refusal("too-many-kept", ErrorMessage("too-many-kept", most=most), 429)
    create(connection, room)
    return room.id


ROUTES: list[Any] = [put_online, keep_match]
