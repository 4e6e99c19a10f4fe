"""Games of devices in the database: each is found again by its digest, so that none is stored twice."""

from sqlalchemy import Connection, Row, func, select

from .queries import Origin
from .schema import MATCH, PERSON


def lock_person(connection: Connection, person: str) -> None:
    """Let one node at a time store games of a person; SQLite has one writer anyway."""
    connection.execute(select(PERSON.c.id).where(PERSON.c.id == person).with_for_update(key_share=True))


def find_import(connection: Connection, owner: str, digest: str, origin: Origin) -> Row | None:
    """The match that a person has made of a game of a device; a table that is over does not count."""
    same = (MATCH.c.owner == owner, MATCH.c.digest == digest, MATCH.c.origin == origin)
    is_open = (MATCH.c.state != "over",) if origin == "moved" else ()
    return connection.execute(select(MATCH).where(*same, *is_open).limit(1)).one_or_none()


def kept_matches(connection: Connection, owner: str) -> int:
    """How many finished games of devices a person has kept."""
    kept = select(func.count()).select_from(MATCH).where(MATCH.c.owner == owner, MATCH.c.origin == "device")
    return connection.execute(kept).scalar_one()
