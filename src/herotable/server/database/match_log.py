"""The log of a match in the database. The primary key is the only lock: whoever inserts a number first has it."""

import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from itertools import chain
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ..errors import OtherVersion
from ..rooms.entries import (
    Adopted,
    AnyEntry,
    Ended,
    Entry,
    Imported,
    Joined,
    Left,
    Line,
    Moved,
    Said,
    decode,
    decode_said,
    encode,
    ids_of,
    without_person,
)
from ..rooms.fold import room_after
from ..rooms.room import Room
from ..rooms.wire import read_setup
from .kept_rules import Games, keep_rules, played_by
from .notifications import MATCHES, notify
from .presence import note_traces
from .results import record, seat_results
from .schema import ENTRY, MATCH, PLAYER
from .store import BatchedWrite, Store, Unavailable, Work

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # of a code: none that looks like a digit
MINUTE = 60
TRIES = 20  # to append to a log while other nodes write to it
SIZES = (64, 16, 4, 1)  # rows of one INSERT: few sizes, so that the statements stay in the cache
MatchChange = tuple[str, int]  # a match, and the number of its new last entry
T = TypeVar("T")
ROOMLESS = "loose"  # marks a notification of entries that a node wrote without keeping the room in memory


class WriteConflict(Exception):
    """Another node has written an entry of this number."""


def new_seed() -> str:
    """The secret from which all dice and cards of a match follow."""
    return secrets.token_hex(32)


def create(connection: Connection, room: Room) -> str:
    """Write a new match with its first entries; returns its code."""
    code = free_code(connection)
    row = {
        "id": room.id, "code": code, "setup": msgspec.json.encode(room.setup).decode(), "seed": room.secret,
        "owner": room.owner, "title": room.setup.title, "state": "lobby", "listed": room.setup.listed,
        "created": room.created, "changed": room.at, "rules_version": room.game.rules_version,
    }  # fmt: skip
    row |= keep_rules(connection, room)
    if room.imported is not None:
        row |= {"origin": "device" if room.state == "over" else "moved", "digest": room.imported.digest}
    connection.execute(insert(MATCH).values(row))
    for line in room.lines:
        _insert(connection, room.id, line)
    _update_match(connection, room)
    return code


def free_code(connection: Connection) -> str:
    """A code that no open table has."""
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(5))
        if connection.execute(select(MATCH.c.id).where(MATCH.c.code == code)).first() is None:
            return code


def append_last_line(room: Room, also: Callable[[Connection], object] | None = None) -> Work[None]:
    """The write of the room's last line and what belongs to it; raises WriteConflict if the number is taken."""
    if also is None and not _changes_listing(room):
        return AppendLine(room)
    return lambda connection: _append(connection, room, also)


class AppendLine(BatchedWrite):
    """A line that changes nothing but the log, such as most moves."""

    def __init__(self, room: Room):
        self.notification, self.row = _notification(room), tuple(_row(room.id, room.lines[-1]).values())

    @classmethod
    def do_all(cls, connection: Connection, works: "list[AppendLine]") -> None:
        """Insert all rows with few statements."""
        try:
            _insert_rows(connection, [work.row for work in works])
        except IntegrityError:
            raise WriteConflict from None
        notify(connection, MATCHES, [work.notification for work in works])


def _insert_rows(connection: Connection, rows: list[tuple[Any, ...]]) -> None:
    """Insert rows in batches. `executemany` is slower: the driver releases the interpreter's lock for every row."""
    place = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    while rows:
        size = next(size for size in SIZES if size <= len(rows))
        connection.exec_driver_sql(_insert_statement(size, place), tuple(chain(*rows[:size])))
        rows = rows[size:]


@cache
def _insert_statement(rows: int, place: str) -> str:
    """The INSERT for so many rows."""
    names = [f'"{name}"' for name in ("match", "number", "at", "body")]
    row = f"({', '.join([place] * len(names))})"
    return f"INSERT INTO {ENTRY.name} ({', '.join(names)}) VALUES {', '.join([row] * rows)}"


def _append(connection: Connection, room: Room, also: Callable[[Connection], object] | None) -> None:
    try:
        _insert(connection, room.id, room.lines[-1])
    except IntegrityError:
        raise WriteConflict from None
    _update_match(connection, room)
    if also is not None:
        also(connection)
    notify(connection, MATCHES, [_notification(room)])


def _notification(room: Room) -> str:
    return f"{room.id} {room.number}"


def read_change(notification: str) -> tuple[str, int, bool]:
    """The match, the number of its last entry, and whether the node that wrote it keeps the room in memory."""
    match, number, *roomless = notification.split()
    return match, int(number), not roomless


def _row(match: str, line: Line) -> dict[str, Any]:
    return {"match": match, "number": line.number, "at": line.at, "body": encode(line.entry).decode()}


def _insert(connection: Connection, match: str, line: Line) -> None:
    connection.execute(insert(ENTRY), _row(match, line))
    if isinstance(line.entry, Joined):
        connection.execute(insert(PLAYER).values(match=match, seat=line.entry.seat, person=line.entry.person))
    if isinstance(line.entry, Left):
        _free_seat(connection, match, line.entry.seat)


def _free_seat(connection: Connection, match: str, seat: int) -> None:
    """Free a seat; a trace of its person stays, so that deleting the person finds this log."""
    place = (PLAYER.c.match == match, PLAYER.c.seat == seat)
    people = list(connection.scalars(select(PLAYER.c.person).where(*place)))
    note_traces(connection, [(match, person) for person in people])
    connection.execute(delete(PLAYER).where(*place))


def _changes_listing(room: Room) -> bool:
    """Does the last line change the row of the match? Its time of change is kept to the minute only."""
    line = room.lines[-1]
    if not isinstance(line.entry, Moved) or room.state != "playing":
        return True
    return room.lines[-2].at // MINUTE != line.at // MINUTE


def _update_match(connection: Connection, room: Room) -> None:
    changes = {"changed": room.at, "state": room.state} | ({"code": None} if room.state == "over" else {})
    connection.execute(update(MATCH).where(MATCH.c.id == room.id).values(changes))
    if room.match is not None and room.over_at == room.number and (room.match.over or _somebody_left(room)):
        record(connection, room.id, room.setup.title, seat_results(list(room.lines), room.setup, room.match), room.at)


def _somebody_left(room: Room) -> bool:
    """Did the game end before its time because people had left the others waiting?"""
    end = room.lines[-1].entry
    return isinstance(end, Ended) and bool(end.away)


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
    """Remove the name and the chat of a person from a log; whether there was anything."""
    lines = lines_of(connection, [match], (Joined, Said, Adopted, Imported)).get(match, [])
    ids = ids_of((line.entry for line in lines), person)
    scrubbed = [(line, without_person(line.entry, ids)) for line in lines]
    changed = [(line, entry) for line, entry in scrubbed if entry != line.entry]
    for line, entry in changed:
        place = (ENTRY.c.match == match, ENTRY.c.number == line.number)
        body = connection.execute(select(ENTRY.c.body).where(*place)).scalar_one()
        connection.execute(update(ENTRY).where(*place).values(body=_changed_body(body, entry)))
    return bool(changed)


def _changed_body(body: str, entry: AnyEntry) -> str:
    """A stored entry after a change; what only a later version knows of it stays."""
    return msgspec.json.encode(msgspec.json.decode(body) | msgspec.to_builtins(entry)).decode()


def has_sat(connection: Connection, match: str, person: str) -> bool:
    """Has the person ever sat at this table?"""
    joined = lines_of(connection, [match], (Joined,)).get(match, [])
    return any(isinstance(line.entry, Joined) and line.entry.person == person for line in joined)


async def write_with_retry(store: Store, work: Work[T]) -> T:
    """Do a write that appends to logs; try again when another node was faster."""
    for _ in range(TRIES):
        with suppress(WriteConflict):
            return await store.write(work)
    raise Unavailable("the logs do not take these entries")


def load(connection: Connection, match: str, games: Games) -> Room | None:
    """The room of a match, built from its log by its own rules and box; None if there is no such match."""
    row = connection.execute(select(MATCH).where(MATCH.c.id == match)).first()
    if row is None:
        return None
    game, pack = played_by(connection, row, games)
    room = Room(match, row.code, read_setup(row.setup), row.seed, row.owner, row.created, game, pack)
    return follow(room, lines_since(connection, match, 0))


def follow(room: Room, lines: list[Line]) -> Room:
    """The room after some more lines."""
    for line in lines:
        room = room_after(room, line)
    return room


def lines_since(connection: Connection, match: str, number: int) -> list[Line]:
    """The lines after an entry."""
    query = select(ENTRY).where(ENTRY.c.match == match, ENTRY.c.number > number).order_by(ENTRY.c.number)
    return [_line(row) for row in connection.execute(query)]


def lines_of(connection: Connection, matches: list[str], kinds: Iterable[type[Entry]]) -> dict[str, list[Line]]:
    """The lines of some kinds of some matches; the database filters, since moves are by far the most lines."""
    lines: dict[str, list[Line]] = {}
    for row in _rows_of(connection, matches, kinds):
        lines.setdefault(row.match, []).append(_line(row))
    return lines


def known_lines_of(connection: Connection, matches: list[str], kinds: Iterable[type[Entry]]) -> dict[str, list[Line]]:
    """The same for lists of matches: what only a later version can read is left out."""
    lines: dict[str, list[Line]] = {}
    for row in _rows_of(connection, matches, kinds):
        with suppress(OtherVersion):
            lines.setdefault(row.match, []).append(_line(row))
    return lines


def _rows_of(connection: Connection, matches: list[str], kinds: Iterable[type[Entry]]) -> Iterable[Row]:
    chosen = or_(*(ENTRY.c.body.startswith(f'{{"kind":"{kind.__struct_config__.tag}"') for kind in kinds))
    return connection.execute(select(ENTRY).where(ENTRY.c.match.in_(matches), chosen).order_by(ENTRY.c.number))


def lines_said_by(connection: Connection, person: str, matches: list[str]) -> dict[str, list[tuple[float, Said]]]:
    """What a person has said in some matches, and when."""
    theirs = ENTRY.c.body.startswith(f'{{"kind":"said","person":"{person}"', autoescape=True)
    said: dict[str, list[tuple[float, Said]]] = {}
    for row in connection.execute(select(ENTRY).where(ENTRY.c.match.in_(matches), theirs).order_by(ENTRY.c.number)):
        said.setdefault(row.match, []).append((row.at, decode_said(row.body)))
    return said


def _line(row: Row) -> Line:
    return Line(row.number, row.at, decode(row.body))
