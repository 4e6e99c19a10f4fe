"""Who is at which table, on any node: each node writes down now and then whom it sees."""

from sqlalchemy import Connection, select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from .schema import PRESENCE

EVERY = 10.0  # seconds between two rounds
LATELY = 2.5 * EVERY  # whom a node has seen is taken to be here for so long


def note_seen(connection: Connection, seen: list[tuple[str, str]], now: float) -> None:
    """These people are at these tables."""
    if seen:
        insert = postgresql_insert if connection.dialect.name == "postgresql" else sqlite_insert
        rows = [{"match": match, "person": person, "seen": now} for match, person in sorted(seen)]
        connection.execute(
            insert(PRESENCE).values(rows).on_conflict_do_update(index_elements=["match", "person"], set_={"seen": now})
        )


def all_seen(connection: Connection, since: float) -> dict[str, set[str]]:
    """Who was seen after a moment, by table."""
    seen: dict[str, set[str]] = {}
    for row in connection.execute(select(PRESENCE.c.match, PRESENCE.c.person).where(PRESENCE.c.seen > since)):
        seen.setdefault(row.match, set()).add(row.person)
    return seen


def seen_since(connection: Connection, match: str, since: float) -> set[str]:
    """Who was seen at a table after a moment."""
    query = select(PRESENCE.c.person).where(PRESENCE.c.match == match, PRESENCE.c.seen > since)
    return set(connection.execute(query).scalars())
