"""Notifications of committed changes: PostgreSQL sends them, on SQLite the process that commits."""

import threading
from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy import Connection, Engine, text

MATCHES = "herotable"  # the channel of matches that have new entries
PEOPLE = "herotable_people"  # the channel of people whose sessions may have ended
NOTIFY = text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:payloads AS text[])) AS one")
PENDING = "pending notices"  # where a connection to SQLite keeps them until the commit
SOON = 0.5  # seconds between two checks whether to go on listening


class Notice(NamedTuple):
    """One notice: in MATCHES a match and a number, in PEOPLE the id of a person."""

    channel: str
    payload: str


def notify(connection: Connection, channel: str, payloads: list[str]) -> None:
    """Send notices to all nodes when this transaction is committed; on SQLite the store sends them."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": channel, "payloads": payloads})
    else:
        connection.info.setdefault(PENDING, []).extend(Notice(channel, payload) for payload in payloads)


def postgresql_notifications(engine: Engine, stopped: threading.Event, version: str) -> Iterator[Notice | None]:
    """The notices of PostgreSQL; None, first and after a lost connection, means that anything may have changed."""
    import psycopg  # not everybody has it: it comes with herotable[postgresql]

    url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while not stopped.is_set():
        try:
            with psycopg.connect(url, autocommit=True, application_name=version) as connection:
                for channel in (MATCHES, PEOPLE):
                    connection.execute(f"LISTEN {channel}")
                yield None
                while not stopped.is_set():
                    yield from (Notice(notice.channel, notice.payload) for notice in connection.notifies(timeout=SOON))
        except psycopg.Error:
            stopped.wait(SOON)
