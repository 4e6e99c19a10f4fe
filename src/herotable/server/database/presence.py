"""Who is connected to which table on any node: every node writes it down from time to time."""

import json

from sqlalchemy import Connection, select, text

from .schema import PRESENCE

EVERY = 10.0  # seconds between two rounds
NEVER = 0.0
LATELY = 2.5 * EVERY  # seconds for which a person whom a node has seen counts as present
FROM_JSON = {  # the rows of a JSON list of pairs
    "sqlite": "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), :seen FROM json_each(:people) WHERE 1",
    "postgresql": "SELECT pair->>0, pair->>1, :seen FROM json_array_elements(CAST(:people AS json)) AS pair",
}


def note_seen(connection: Connection, seen: list[tuple[str, str]], now: float) -> None:
    """Write down that these people are at these tables now."""
    _note(connection, seen, now, "UPDATE SET seen = :seen")


def note_traces(connection: Connection, traces: list[tuple[str, str]]) -> None:
    """Write down that these people have sat at these tables, so that deleting them finds what they said."""
    _note(connection, traces, NEVER, "NOTHING")


def _note(connection: Connection, people: list[tuple[str, str]], seen: float, if_known: str) -> None:
    # One text for any number of rows: a statement with a thousand VALUES takes a fifth of a second to be put together,
    # in which this thread keeps the interpreter from answering anybody.
    rows = FROM_JSON[connection.dialect.name]
    statement = f"INSERT INTO presence (match, person, seen) {rows} ON CONFLICT (match, person) DO {if_known}"
    connection.execute(text(statement), {"people": json.dumps(sorted(people)), "seen": seen})


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
