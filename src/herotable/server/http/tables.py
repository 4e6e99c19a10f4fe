"""Tables over HTTP: make one, find one, look at one, act at one."""

import asyncio
import time
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, Parameter
from msgspec import Meta
from sqlalchemy import Connection, Row, func, select

from ...engine.errors import ErrorMessage
from ...engine.game import Game
from .. import metrics
from ..database.blocks import blocked_by, check_together
from ..database.match_log import create, known_lines_of, new_seed
from ..database.moderation import check_may_speak
from ..database.people import new_id, unlike_accounts
from ..database.queries import known_setup
from ..database.schema import MATCH
from ..database.store import Store
from ..errors import Refusal
from ..identity.sessions import Identity
from ..live.hall import Hall
from ..rooms import messages, wire
from ..rooms.actions import check, decide
from ..rooms.chairs import CHAIR_ENTRIES, Chair, host_seat
from ..rooms.decisions import sit_down
from ..rooms.entries import AnyEntry, Joined, Level, Line, Seated, Started
from ..rooms.fold import room_after
from ..rooms.guards import Actor
from ..rooms.log_reading import chairs_of
from ..rooms.person import Person
from ..rooms.room import Room
from ..rooms.views import NOBODY
from ..settings import Settings
from .checking_thread import CheckingThread
from .limits import Limits
from .operations import operation
from .parameters import AnyMatchId, TableCode
from .security import address

LISTED = 50
NEW_TABLE = {404: "no-such-title", 409: "name-taken", 429: "too-many-tables", 503: "preparing"}
AT_A_TABLE = {
    400: "no-such-seat",
    403: "blocked muted not-your-seat not-your-table sent-away",
    404: "no-such-table",
    409: "asked-already former-request learned name-taken no-undo nothing-to-undo not-absent not-allowed not-asked "
    "not-lobby not-over not-paused not-playing not-ready not-replaced not-replayed not-sent-away other-rules paused "
    "replaced seat-open seat-taken too-often",
    503: "preparing",
}
Since = Annotated[
    int | None,
    Parameter(
        ge=0,
        le=2**31 - 1,
        description="The number of the last entry that you have; what came later is in `missed`.",
    ),
]


class NewTable(msgspec.Struct, frozen=True):
    """How to reach a table: by its id, which is the id of its match, or by its code."""

    id: str
    code: str


class Quick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of one person against bots, which begins at once."""

    title: str
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    level: Level = "normal"
    options: dict[str, int | str | bool] = {}


class ListedTable(msgspec.Struct, frozen=True):
    """A table that anybody may join."""

    id: str
    title: str
    host: str
    guest: bool
    seats: int
    taken: int
    created: float


@post("/tables", **operation("createTable", "Make a table", NEW_TABLE, caller="person"))
async def create_table(
    request: Request[Any, Any, Any],
    data: JSONBody[wire.Setup],
    caller: Given[Person],
    hall: Given[Hall],
    checking_thread: Given[CheckingThread],
    limits: Given[Limits],
    settings: Given[Settings],
) -> NewTable:
    """Make a table with this set-up and seat the caller, who is its host, on the first free seat.

    Answers with the id and the code of the table. The tables that one person or one address makes in a minute, and
    those that one person has open, are limited.
    """
    sender = address(request, settings)
    _limit_tables(limits, caller, sender, has_bots=bool(data.bots))
    await check_name(hall.store, caller)
    if data.pack is None:
        room = new_room(data, caller, hall)
    else:
        room = await checking_thread.run(sender, lambda: new_room(data, caller, hall))
    return await _create(room, hall, settings, sender)


@post("/quick", **operation("startQuickGame", "Start a game against bots", NEW_TABLE, caller="person"))
async def start_quick_game(
    request: Request[Any, Any, Any],
    data: JSONBody[Quick],
    caller: Given[Person],
    hall: Given[Hall],
    limits: Given[Limits],
    settings: Given[Settings],
) -> NewTable:
    """Make a table with bots on all other seats and start the game; without `seats` at most three play.

    The same limits apply as for tables.
    """
    sender = address(request, settings)
    _limit_tables(limits, caller, sender, has_bots=True)
    await check_name(hall.store, caller)
    game = hall.games(data.title)
    seats = data.seats or min(3, game.seats[-1])
    bots: dict[str, Level] = {str(seat): data.level for seat in range(1, seats)}
    room = new_room(wire.Setup(data.title, seats, data.options, bots=bots, undo="consent"), caller, hall)
    return await _create(with_entry(room, Started()), hall, settings, sender)


def _limit_tables(limits: Limits, person: Person, sender: str, has_bots: bool) -> None:
    if has_bots:
        limits.take("bot_seconds", sender)
    limits.take("address_tables", sender)
    limits.take("tables", person.id)


def new_room(setup: wire.Setup, person: Person, hall: Hall) -> Room:
    """A room with its bots and its owner seated."""
    game = hall.games(setup.title)
    game.checked(setup.seats, setup.options)
    if any(int(seat) >= setup.seats for seat in setup.bots) or len(setup.bots) >= setup.seats:
        raise Refusal("unreadable", ErrorMessage("bot-seats", most=setup.seats - 1), 400)
    room = Room(new_id(), None, setup, new_seed(), person.id, time.time(), game)
    for seat, level in setup.bots.items():
        room = with_entry(room, Seated(int(seat), level))
    free = next(seat for seat, chair in enumerate(room.chairs) if chair.is_open)
    return with_entry(room, sit_down(room, free, person, person.name))


def with_entry(room: Room, entry: AnyEntry) -> Room:
    """The room with one more entry, at the time of the last one."""
    return room_after(room, Line(room.number + 1, room.at, entry))


async def _create(room: Room, hall: Hall, settings: Settings, sender: str) -> NewTable:
    code = await hall.store.write(lambda connection: create_within(connection, room, settings.tables_per_person))
    live = await hall.live_room(room.id)  # its bots may have to begin
    live.note_address(room.owner, sender)
    return NewTable(room.id, code)


def create_within(connection: Connection, room: Room, most: int) -> str:
    """Write the room, unless its owner has too many open tables."""
    query = select(func.count()).select_from(MATCH).where(MATCH.c.owner == room.owner, MATCH.c.state != "over")
    if connection.execute(query).scalar_one() >= most:
        raise Refusal("too-many-tables", ErrorMessage("too-many-tables", most=most), 429)
    return create(connection, room)


@get("/tables", **operation("listTables", "List the tables that wait for players", {503: "try-again"}))
async def list_tables(store: Given[Store]) -> list[ListedTable]:
    """Listed tables whose game has not begun, the last changed first; at most 50. Anybody may ask."""
    return await store.read(_listed)


def _listed(connection: Connection) -> list[ListedTable]:
    query = select(MATCH).where(MATCH.c.state == "lobby", MATCH.c.listed)
    rows = connection.execute(query.order_by(MATCH.c.changed.desc()).limit(LISTED)).all()
    lines = known_lines_of(connection, [row.id for row in rows], CHAIR_ENTRIES)
    return [_as_listed(row, setup, lines.get(row.id, [])) for row in rows if (setup := known_setup(row))]


def _as_listed(row: Row, setup: wire.Setup, lines: list[Line]) -> ListedTable:
    chairs = chairs_of(lines, setup)
    taken = sum(not chair.is_open for chair in chairs)
    host = host_seat(chairs, row.owner)
    chair = Chair() if host is None else chairs[host]
    return ListedTable(row.id, setup.title, chair.name, chair.guest, setup.seats, taken, row.created)


@get(
    "/codes/{code:str}",
    **operation("findTableByCode", "Find a table by its code", {404: "no-such-code", 503: "try-again"}),
)
async def find_table_by_code(
    request: Request[Any, Any, Any],
    code: TableCode,
    store: Given[Store],
    limits: Given[Limits],
    settings: Given[Settings],
) -> NewTable:
    """The open table that has this code. Anybody may ask; the attempts of one address are limited in a minute."""
    limits.take("codes", address(request, settings))
    query = select(MATCH.c.id).where(MATCH.c.code == code.upper())
    if (match := await store.read(lambda connection: connection.execute(query).scalar())) is None:
        raise Refusal("no-such-code", status=404)
    return NewTable(match, code.upper())


@get(
    "/tables/{match:str}",
    **operation(
        "getTable",
        "Look at a table",
        {403: "no-spectators", 404: "no-such-table", 503: "preparing try-again"},
        caller="spectator",
    ),
)
async def get_table(
    match: AnyMatchId,
    hall: Given[Hall],
    store: Given[Store],
    optional_identity: Given[Identity | None],
    since: Since = None,
) -> messages.Snapshot:
    """The table as the caller sees it, and what happened since an entry.

    Before the start anybody with the id may look; later only those who sit there, unless the table is open to
    spectators. An unknown caller is a spectator.
    """
    person = optional_identity.person if optional_identity else None
    live = await hall.watch(match, person, since)
    blocked = NOBODY if person is None else await store.read(lambda connection: blocked_by(connection, person.id))
    return live.subscribers.snapshot(live.room, person.id if person else None, since, blocked)


@post("/tables/{match:str}/actions", **operation("actAtTable", "Act at a table", AT_A_TABLE, caller="person"))
async def act(
    request: Request[Any, Any, Any],
    match: AnyMatchId,
    data: JSONBody[wire.AnyAction],
    caller: Given[Person],
    hall: Given[Hall],
    limits: Given[Limits],
    settings: Given[Settings],
) -> messages.Done:
    """Do one action at a table; the answer has the number of its entry and comes when the entry is durable.

    Repeating an action with the same `request` or `after` does it once. `rule` of a refusal is the paragraph that
    forbids a move. The actions and the chat of one person are limited in a minute.
    """
    return messages.Done(0, await do(hall, limits, caller, match, data, address(request, settings)))


async def do(hall: Hall, limits: Limits, person: Person, match: str, action: wire.AnyAction, sender: str) -> int:
    """Do an action that came over HTTP or WebSocket; the number of its entry."""
    limits.take("chat" if isinstance(action, wire.Say) else "actions", person.id)
    with metrics.action(wire.name_of(action)).time():
        if isinstance(action, wire.Say):
            await hall.store.read(lambda connection: check_may_speak(connection, person, time.time()))
        if isinstance(action, wire.Join):
            await check_name(hall.store, person, action.name)
            host = (await hall.live_room(match)).room.host
            await hall.store.read(lambda connection: check_together(connection, host, person.id))
        if isinstance(action, wire.Rematch):
            return await rematch(hall, person, match, action)
        return await hall.act(person, match, action, sender)


async def check_name(store: Store, person: Person, name: str | None = None) -> None:
    """Refuse a guest whose name looks like an account's by now, and any name of a seat that is another account's."""
    if name is not None or person.kind == "guest":
        shown = name or person.name
        await store.read(lambda connection: unlike_accounts(connection, shown, person.id))


async def rematch(hall: Hall, person: Person, match: str, action: wire.Rematch) -> int:
    """Make another table for the same people, everybody one seat further; a match has one rematch, whoever asks.

    It starts at once when all others are bots or sit at the same device, since nobody has to be waited for.
    """
    old = (await hall.live_room(match)).room
    check(Actor(old, person, _nobody), action)  # before a table is made for nothing
    new = await asyncio.to_thread(rotated_room, old, person, hall.games(old.setup.title))
    if all(chair.person == person.id or chair.level for chair in new.chairs):
        new = with_entry(new, Started())
    return await hall.append(
        match,
        lambda room: decide(room, person, action, _nobody, new.id),
        lambda connection: create(connection, new),
    )


def _nobody(_person: str) -> bool:
    """Whoever is absent does not matter to a rematch."""
    return False


def rotated_room(old: Room, person: Person, game: Game) -> Room:
    """The same chairs, each one seat further; where somebody was deleted the seat is free.

    The rules and the box are those that are installed; an owner's pack was checked for them, unless they are newer.
    """
    seats = old.setup.seats
    chairs = {(seat + 1) % seats: chair for seat, chair in enumerate(old.chairs)}
    bots = {str(seat): chair.level for seat, chair in chairs.items() if chair.level}
    setup = msgspec.structs.replace(old.setup, bots=bots)
    pack = None if setup.pack is None or old.game.is_stored else old.pack
    room = Room(new_id(), None, setup, new_seed(), person.id, time.time(), game, pack)
    for seat, chair in sorted(chairs.items()):
        if chair.level:
            room = with_entry(room, Seated(seat, chair.level))
        elif chair.person:
            room = with_entry(room, Joined(seat, chair.person, chair.name, chair.guest))
    return room


ROUTES: list[Any] = [create_table, start_quick_game, list_tables, find_table_by_code, get_table, act]
