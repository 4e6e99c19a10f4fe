"""MatchChange of what was written, told when it is committed: by PostgreSQL, or on SQLite by whoever commits."""

import threading
from collections.abc import Iterator
from typing import NamedTuple

import psycopg
from sqlalchemy import Connection, Engine, text

MATCHES = "herotable"  # a match has an entry of a number
PEOPLE = "herotable_people"  # sessions of a person may be over
NOTIFY = text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:news AS text[])) AS one")
PENDING = "news"  # what a connection of SQLite has written and not told yet
SOON = 0.5  # seconds between two looks whether anybody still listens


class Notice(NamedTuple):
    """What was written; None stands for anything."""

    channel: str
    payload: str


def notify(connection: Connection, channel: str, news: list[str]) -> None:
    """Tell the others when this transaction is committed; on SQLite whoever commits it does."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": channel, "news": news})
    else:
        connection.info.setdefault(PENDING, []).extend(Notice(channel, one) for one in news)


def postgresql_notifications(engine: Engine, stopped: threading.Event) -> Iterator[Notice | None]:
    """PostgreSQL's; after a lost connection anything may have happened."""
    url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while not stopped.is_set():
        try:
            with psycopg.connect(url, autocommit=True) as connection:
                for channel in (MATCHES, PEOPLE):
                    connection.execute(f"LISTEN {channel}")
                yield None
                while not stopped.is_set():
                    yield from (Notice(told.channel, told.payload) for told in connection.notifies(timeout=SOON))
        except psycopg.Error:
            stopped.wait(SOON)
