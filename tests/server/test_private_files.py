"""What the server keeps on the disk is for its own user, and what is deleted is gone."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert

from herotable.server.app import open_store
from herotable.server.database.backup import back_up, restore
from herotable.server.database.private_files import sqlite_file
from herotable.server.database.schema import SECRET
from herotable.server.database.store import Store
from herotable.server.settings import Settings

WORDS = "words that shall not be found again"


@contextmanager
def generous_umask() -> Iterator[None]:
    before = os.umask(0o000)
    try:
        yield
    finally:
        os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


def write(store: Store, value: str) -> None:
    async def story() -> None:
        await store.write(lambda connection: connection.execute(insert(SECRET).values(name="x", value=value)))

    asyncio.run(story())


def test_nobody_else_may_read_the_database(tmp_path):
    folder = tmp_path / "data"
    with generous_umask():
        store = open_store(Settings(data=str(folder)))
        write(store, WORDS)
    assert {"herotable.db", "herotable.db-wal"} <= set(modes(folder))
    assert set(modes(folder).values()) == {0o600}
    assert folder.stat().st_mode & 0o777 == 0o700
    store.close()


def test_a_database_of_an_earlier_version_is_taken_from_the_others(tmp_path):
    file = tmp_path / "t.db"
    open_store(Settings(database=f"sqlite:///{file}")).close()
    file.chmod(0o644)
    open_store(Settings(database=f"sqlite:///{file}")).close()
    assert modes(tmp_path)["t.db"] == 0o600


def test_nobody_else_may_read_a_backup(database_url, tmp_path):
    open_store(Settings(database=database_url)).close()
    (tmp_path / "kept").mkdir()
    backup = tmp_path / "kept" / "backup"
    with generous_umask():
        back_up(database_url, backup)
    restore(database_url, backup, force=True)
    assert modes(tmp_path / "kept") == {"backup": 0o600}
    assert not database_url.startswith("sqlite") or modes(tmp_path)["table.db"] == 0o600


@pytest.fixture
def _forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite as most systems build it: only some build it so that it overwrites by itself."""

    def connect(*given: Any, **named: Any) -> sqlite3.Connection:
        connection = real(*given, **named)
        connection.execute("PRAGMA secure_delete=OFF")
        return connection

    real = sqlite3.dbapi2.connect
    monkeypatch.setattr(sqlite3.dbapi2, "connect", connect)


@pytest.mark.usefixtures("_forgetful")
def test_what_is_deleted_is_not_left_in_the_file(tmp_path):
    file = tmp_path / "t.db"
    store = open_store(Settings(database=f"sqlite:///{file}"))
    write(store, WORDS)

    def remove(connection: Connection) -> None:
        connection.execute(delete(SECRET).where(SECRET.c.name == "x"))

    asyncio.run(store.write(remove))
    store.close()  # the last one to leave writes the log into the file
    assert WORDS.encode() not in file.read_bytes()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "sqlite:///file:x?mode=memory&uri=true"])
def test_a_database_in_memory_has_no_file(url):
    assert sqlite_file(url) is None
