"""Databases of earlier versions, brought up to date."""

from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import text

from herotable.server.database import store as database
from herotable.server.database.schema import META
from herotable.server.database.store import Store

from .postgresql import PostgreSQL

OLD_MATCH = text(
    "insert into match (id, setup, seed, owner, title, state, listed, created, changed, rules_version)"
    " values ('m', '{}', 'seed', 'ann', 'pow', 'over', false, 1, 2, 1)"
)
OLD_ENTRY = text("""insert into entry (match, number, at, body) values ('m', 1, 1, '{"kind":"started"}')""")
OLD_ACCOUNTS = text(
    "insert into person (id, kind, name, login, created) values ('a', 'account', 'Boba', 'boba', 2),"
    " ('b', 'account', '\u0412\u043e\u0432\u0430', '\u0432\u043e\u0432\u0430', 1), ('g', 'guest', 'Boba', null, 0)"
)
LONG_SEED = text("update match set seed = :seed")


def test_the_first_tables_grow_and_lose_nothing_on_sqlite(tmp_path):
    check_migration(f"sqlite:///{tmp_path / 'old.db'}")


def test_the_first_tables_grow_and_lose_nothing_on_postgresql(postgresql: PostgreSQL) -> None:
    name = postgresql.new_database()
    check_migration(postgresql.url(name))
    postgresql.drop(name)


def check_migration(url: str) -> None:
    """A match of the first version is there with its log after the migration, and a long seed fits."""
    store = Store(url)
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).with_name("migrations")))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(OLD_MATCH)
        connection.execute(OLD_ENTRY)
        connection.execute(OLD_ACCOUNTS)
    store.migrate()
    with store.engine.begin() as connection:
        assert connection.execute(text("select id, origin, digest, rules, box from match")).all() == [
            ("m", None, None, None, None)
        ]
        assert connection.execute(text("select body from entry")).scalar_one() == '{"kind":"started"}'
        looks = text("select id, skeleton from person order by id")  # of two that look the same the older one has it
        assert connection.execute(looks).all() == [("a", None), ("b", "boba"), ("g", None)]
        connection.execute(LONG_SEED, {"seed": "x" * 148})
        is_postgresql = store.engine.dialect.name == "postgresql"  # SQLite keeps texts of any length, whatever it says
        context = MigrationContext.configure(connection, opts={"compare_type": is_postgresql})
        assert compare_metadata(context, META) == []
    store.close()
