"""The log of a match in the database: whoever inserts the next number first has it."""

import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from itertools import chain
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ..rooms.entries import (
    Adopted,
    AnyEntry,
    Entry,
    Joined,
    Left,
    Line,
    Moved,
    Said,
    decode,
    encode,
    ids_of,
    without_person,
)
from ..rooms.fold import room_after
from ..rooms.room import Room
from ..rooms.wire import read_setup
from .notifications import MATCHES, notify
from .presence import note_traces
from .results import finished, record
from .schema import ENTRY, MATCH, PLAYER
from .store import BatchedWrite, Store, Unavailable, Work

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # of a code: none that looks like a digit
MINUTE = 60
TRIES = 20  # at a log to which another node writes
SIZES = (64, 16, 4, 1)  # rows of one statement: few sizes, so that the database knows them
Games = Callable[[str], Any]
MatchChange = tuple[str, int]  # a match, and the number of its last entry
T = TypeVar("T")
ROOMLESS = "loose"  # news of what was written without a room


class WriteConflict(Exception):
    """Somebody else's entry has this number."""


def new_seed() -> str:
    """The secret all dice and cards of a match follow from."""
    return secrets.token_hex(32)


def create(connection: Connection, room: Room) -> str:
    """Write a new match with the entries it begins with; its code."""
    code = free_code(connection)
    row = {
        "id": room.id, "code": code, "setup": msgspec.json.encode(room.setup).decode(), "seed": room.secret,
        "owner": room.owner, "title": room.setup.title, "state": "lobby", "listed": room.setup.listed,
        "created": room.created, "changed": room.at, "rules_version": room.game.rules_version,
    }  # fmt: skip
    connection.execute(insert(MATCH).values(row))
    for line in room.lines:
        _insert(connection, room.id, line)
    _note(connection, room)
    return code


def free_code(connection: Connection) -> str:
    """Five letters that no open table has."""
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(5))
        if connection.execute(select(MATCH.c.id).where(MATCH.c.code == code)).first() is None:
            return code


def appending(room: Room, also: Callable[[Connection], object] | None = None) -> Work[None]:
    """Write the last line of the room, and what belongs to it; WriteConflict if its number is there already."""
    if also is None and not _is_noted(room):
        return AppendLine(room)
    return lambda connection: _append(connection, room, also)


class AppendLine(BatchedWrite):
    """A line that changes nothing but the log."""

    def __init__(self, room: Room):
        self.news, self.row = _news(room), tuple(_row(room.id, room.lines[-1]).values())

    @classmethod
    def do_all(cls, connection: Connection, works: "list[AppendLine]") -> None:
        """All rows in few statements."""
        try:
            _insert_rows(connection, [work.row for work in works])
        except IntegrityError:
            raise WriteConflict from None
        notify(connection, MATCHES, [work.news for work in works])


def _insert_rows(connection: Connection, rows: list[tuple[Any, ...]]) -> None:
    """The driver's own way for many rows lets go of the interpreter for each one, and waits for it again."""
    place = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    while rows:
        size = next(size for size in SIZES if size <= len(rows))
        connection.exec_driver_sql(_inserting(size, place), tuple(chain(*rows[:size])))
        rows = rows[size:]


@cache
def _inserting(rows: int, place: str) -> str:
    """A statement for so many rows."""
    names = [f'"{name}"' for name in ("match", "number", "at", "body")]
    row = f"({', '.join([place] * len(names))})"
    return f"INSERT INTO {ENTRY.name} ({', '.join(names)}) VALUES {', '.join([row] * rows)}"


def _append(connection: Connection, room: Room, also: Callable[[Connection], object] | None) -> None:
    try:
        _insert(connection, room.id, room.lines[-1])
    except IntegrityError:
        raise WriteConflict from None
    _note(connection, room)
    if also is not None:
        also(connection)
    notify(connection, MATCHES, [_news(room)])


def _news(room: Room) -> str:
    return f"{room.id} {room.number}"


def read_change(news: str) -> tuple[str, int, bool]:
    """The match and the number, and whether the node that wrote it keeps the room."""
    match, number, *loose = news.split()
    return match, int(number), not loose


def _row(match: str, line: Line) -> dict[str, Any]:
    return {"match": match, "number": line.number, "at": line.at, "body": encode(line.entry).decode()}


def _insert(connection: Connection, match: str, line: Line) -> None:
    connection.execute(insert(ENTRY), _row(match, line))
    if isinstance(line.entry, Joined):
        connection.execute(insert(PLAYER).values(match=match, seat=line.entry.seat, person=line.entry.person))
    if isinstance(line.entry, Left):
        _get_up(connection, match, line.entry.seat)


def _get_up(connection: Connection, match: str, seat: int) -> None:
    """Nobody sits there any more; whoever did is still found, should they be deleted."""
    place = (PLAYER.c.match == match, PLAYER.c.seat == seat)
    people = list(connection.scalars(select(PLAYER.c.person).where(*place)))
    note_traces(connection, [(match, person) for person in people])
    connection.execute(delete(PLAYER).where(*place))


def _is_noted(room: Room) -> bool:
    """Does the last line change what is listed of the match? Its time is only known there to the minute."""
    line = room.lines[-1]
    if not isinstance(line.entry, Moved) or room.state != "playing":
        return True
    return room.lines[-2].at // MINUTE != line.at // MINUTE


def _note(connection: Connection, room: Room) -> None:
    changes = {"changed": room.at, "state": room.state} | ({"code": None} if room.state == "over" else {})
    connection.execute(update(MATCH).where(MATCH.c.id == room.id).values(changes))
    if room.match is not None and room.match.over and room.over_at == room.number:
        record(connection, room.id, room.setup.title, finished(list(room.lines), room.setup, room.match), room.at)


def append(connection: Connection, match: str, decide: Callable[[], list[AnyEntry]], now: float) -> MatchChange:
    """Write entries that are decided without a room; raise WriteConflict if another node was faster."""
    last = select(func.coalesce(func.max(ENTRY.c.number), 0), func.coalesce(func.max(ENTRY.c.at), 0.0))
    number, at = connection.execute(last.where(ENTRY.c.match == match)).one()
    try:
        for entry in decide():
            number += 1
            _insert(connection, match, Line(number, max(now, at), entry))
    except IntegrityError:
        raise WriteConflict from None
    notify(connection, MATCHES, [f"{match} {number} {ROOMLESS}"])
    return match, number


def scrub(connection: Connection, match: str, person: str) -> bool:
    """Take what somebody said and was called out of a log; whether there was anything."""
    found = lines_of(connection, [match], (Joined, Said, Adopted)).get(match, [])
    ids = ids_of((line.entry for line in found), person)
    scrubbed = [(line, without_person(line.entry, ids)) for line in found]
    changed = [(line, entry) for line, entry in scrubbed if entry != line.entry]
    for line, entry in changed:
        place = (ENTRY.c.match == match, ENTRY.c.number == line.number)
        connection.execute(update(ENTRY).where(*place).values(body=encode(entry).decode()))
    return bool(changed)


def has_sat(connection: Connection, match: str, person: str) -> bool:
    """Has somebody ever sat down there?"""
    joined = lines_of(connection, [match], (Joined,)).get(match, [])
    return any(isinstance(line.entry, Joined) and line.entry.person == person for line in joined)


async def write_with_retry(store: Store, work: Work[T]) -> T:
    """Write what appends to logs, again when another node was faster."""
    for _ in range(TRIES):
        with suppress(WriteConflict):
            return await store.write(work)
    raise Unavailable("the logs do not take these entries")


def load(connection: Connection, match: str, games: Games) -> Room | None:
    """A room from its log."""
    row = connection.execute(select(MATCH).where(MATCH.c.id == match)).mappings().first()
    if row is None:
        return None
    setup = read_setup(row["setup"])
    room = Room(match, row["code"], setup, row["seed"], row["owner"], row["created"], games(setup.title))
    return follow(room, lines_since(connection, match, 0))


def follow(room: Room, lines: list[Line]) -> Room:
    """The room some lines later."""
    for line in lines:
        room = room_after(room, line)
    return room


def lines_since(connection: Connection, match: str, number: int) -> list[Line]:
    """What was written after an entry."""
    query = select(ENTRY).where(ENTRY.c.match == match, ENTRY.c.number > number).order_by(ENTRY.c.number)
    return [_line(row) for row in connection.execute(query)]


def lines_of(connection: Connection, matches: list[str], kinds: Iterable[type[Entry]]) -> dict[str, list[Line]]:
    """The lines of some kinds of some matches; the others, which are many, are not read."""
    chosen = or_(*(ENTRY.c.body.startswith(f'{{"kind":"{kind.__struct_config__.tag}"') for kind in kinds))
    found: dict[str, list[Line]] = {}
    for row in connection.execute(select(ENTRY).where(ENTRY.c.match.in_(matches), chosen).order_by(ENTRY.c.number)):
        found.setdefault(row.match, []).append(_line(row))
    return found


def _line(row: Row) -> Line:
    return Line(row.number, row.at, decode(row.body))
