"""The databases that the other tests stand on."""

import asyncio

from sqlalchemy import text

from herotable.server.database.store import Store

from .postgresql import PostgreSQL

COUNT = text("select count(*) from secret")


def write(store: Store, name: str) -> None:
    statement = text("insert into secret (name, value) values (:name, 'x')")
    asyncio.run(store.write(lambda connection: connection.execute(statement, {"name": name})))


def test_every_test_gets_a_fresh_database(store):
    assert asyncio.run(store.read(lambda connection: connection.execute(COUNT).scalar())) == 0
    write(store, "mine")


def test_the_next_test_does_not_see_it(store):
    test_every_test_gets_a_fresh_database(store)


def test_what_was_written_survives_a_killed_postgresql(postgresql: PostgreSQL, template: str) -> None:
    url = postgresql.url(postgresql.new_database(template))
    store = Store(url)
    write(store, "kept")
    postgresql.kill()
    postgresql.start()
    assert asyncio.run(store.read(lambda connection: connection.execute(COUNT).scalar())) == 1
    store.close()
