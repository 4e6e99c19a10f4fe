"""The log of a match in the database: whoever inserts the next number first has it."""

import secrets
from collections.abc import Callable
from functools import cache
from itertools import chain
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from .entries import AnyEntry, Joined, Left, Line, Moved, decode, encode
from .results import finished, record
from .room import Room
from .schema import ENTRY, MATCH, PLAYER
from .store import Together, Work
from .wire import read_setup

CHANNEL = "herotable"
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # of a code: none that looks like a digit
MINUTE = 60
SIZES = (64, 16, 4, 1)  # rows of one statement: few sizes, so that the database knows them
NOTIFY = text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:news AS text[])) AS one")
Games = Callable[[str], Any]


class Taken(Exception):
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
        "created": room.made, "changed": room.at, "rules_version": room.game.rules_version,
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
    """Write the last line of the room, and what belongs to it; Taken if its number is there already."""
    if also is None and not _is_noted(room):
        return Appending(room)
    return lambda connection: _append(connection, room, also)


class Appending(Together):
    """A line that changes nothing but the log."""

    def __init__(self, room: Room):
        self.news, self.row = _news(room), tuple(_row(room.id, room.lines[-1]).values())

    @classmethod
    def do_all(cls, connection: Connection, works: "list[Appending]") -> None:
        """All rows in few statements."""
        try:
            _insert_rows(connection, [work.row for work in works])
        except IntegrityError:
            raise Taken from None
        _notify(connection, [work.news for work in works])


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
        raise Taken from None
    _note(connection, room)
    if also is not None:
        also(connection)
    _notify(connection, [_news(room)])


def _notify(connection: Connection, news: list[str]) -> None:
    """Tell the other nodes which matches have an entry of which number."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": CHANNEL, "news": news})


def _news(room: Room) -> str:
    return f"{room.id} {room.number}"


def read_news(news: str) -> tuple[str, int]:
    """The match and the number."""
    match, _, number = news.partition(" ")
    return match, int(number)


def _row(match: str, line: Line) -> dict[str, Any]:
    return {"match": match, "number": line.number, "at": line.at, "body": encode(line.entry).decode()}


def _insert(connection: Connection, match: str, line: Line) -> None:
    connection.execute(insert(ENTRY), _row(match, line))
    if isinstance(line.entry, Joined):
        connection.execute(insert(PLAYER).values(match=match, seat=line.entry.seat, person=line.entry.person))
    if isinstance(line.entry, Left):
        connection.execute(delete(PLAYER).where(PLAYER.c.match == match, PLAYER.c.seat == line.entry.seat))


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
        record(connection, room.id, room.setup.title, finished(room.lines, room.setup, room.match), room.at)


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
        room = room.after(line)
    return room


def lines_since(connection: Connection, match: str, number: int) -> list[Line]:
    """What was written after an entry."""
    query = select(ENTRY).where(ENTRY.c.match == match, ENTRY.c.number > number).order_by(ENTRY.c.number)
    return [Line(row.number, row.at, _read(row.body)) for row in connection.execute(query)]


def _read(body: str) -> AnyEntry:
    return decode(body)
