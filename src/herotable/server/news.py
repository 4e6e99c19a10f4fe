"""News from node to node, by PostgreSQL's notifications; they are sent when the transaction is committed."""

from sqlalchemy import Connection, text

MATCHES = "herotable"  # a match has an entry of a number
PEOPLE = "herotable_people"  # sessions of a person may be over
NOTIFY = text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:news AS text[])) AS one")


def notify(connection: Connection, channel: str, news: list[str]) -> None:
    """Tell the other nodes; on SQLite there are none."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": channel, "news": news})
