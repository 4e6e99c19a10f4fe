"""Versions of the program that serve one PostgreSQL side by side: each tells it its name, so that the others know."""

import hashlib

from sqlalchemy import Connection, text

from ... import __version__
from ...games import games

PROGRAM = "herotable"
OTHERS = text(
    "SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database()"
    f" AND application_name LIKE '{PROGRAM} %' AND application_name <> current_setting('application_name'))"
)


def version_name() -> str:
    """What tells this version, with its titles, from others."""
    rules = sorted((name, game.rules_version) for name, game in games().items())
    return f"{PROGRAM} {__version__} {hashlib.blake2b(repr(rules).encode(), digest_size=6).hexdigest()}"


def may_be_known_elsewhere(connection: Connection, is_later: bool) -> bool:
    """May a node of another version know rules that this one does not? One of a later version may just be starting."""
    if connection.dialect.name != "postgresql":
        return False
    return is_later or bool(connection.execute(OTHERS).scalar_one())
