"""Who is connected to which table on any node: every node writes it down from time to time."""

from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from .schema import PRESENCE

EVERY = 10.0  # seconds between two rounds
NEVER = 0.0
LATELY = 2.5 * EVERY  # seconds for which a person whom a node has seen counts as present


def note_seen(connection: Connection, seen: list[tuple[str, str]], now: float) -> None:
    """Write down that these people are at these tables now."""
    if seen:
        noted = _noting(connection, seen, now)
        connection.execute(noted.on_conflict_do_update(index_elements=["match", "person"], set_={"seen": now}))


def note_traces(connection: Connection, traces: list[tuple[str, str]]) -> None:
    """Write down that these people have sat at these tables, so that deleting them finds what they said."""
    if traces:
        connection.execute(_noting(connection, traces, NEVER).on_conflict_do_nothing())


def _noting(connection: Connection, people: list[tuple[str, str]], seen: float) -> Any:
    insert = postgresql_insert if connection.dialect.name == "postgresql" else sqlite_insert
    rows = [{"match": match, "person": person, "seen": seen} for match, person in sorted(people)]
    return insert(PRESENCE).values(rows)


def all_seen(connection: Connection, since: float) -> dict[str, set[str]]:
    """The people seen since a moment, by table."""
    seen: dict[str, set[str]] = {}
    for row in connection.execute(select(PRESENCE.c.match, PRESENCE.c.person).where(PRESENCE.c.seen > since)):
        seen.setdefault(row.match, set()).add(row.person)
    return seen


def seen_since(connection: Connection, match: str, since: float) -> set[str]:
    """The people seen at a table since a moment."""
    query = select(PRESENCE.c.person).where(PRESENCE.c.match == match, PRESENCE.c.seen > since)
    return set(connection.execute(query).scalars())
