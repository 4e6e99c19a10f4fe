"""Every test of the store runs on SQLite and on a real PostgreSQL."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from herotable.server.app import open_store
from herotable.server.database.store import Store
from herotable.server.http import titles
from herotable.server.identity import passwords
from herotable.server.settings import Settings
from tools.programs import postgresql_folder

from .postgresql import PostgreSQL

SMALL = "8m"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """The server of this worker, started when first needed."""
    programs = postgresql_folder()
    if programs is None:
        pytest.fail("no PostgreSQL on this machine: `make programs` installs it, or says how")
    server = PostgreSQL(programs)
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture(scope="session")
def template(postgresql: PostgreSQL) -> str:
    """A database with all tables, to be copied."""
    name = postgresql.new_database()
    store = Store(postgresql.url(name))
    store.migrate()
    store.close()
    return name


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A fresh database; `Store.migrate` finds the tables already there on PostgreSQL, and makes them on SQLite."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'table.db'}"
        return
    postgresql: PostgreSQL = request.getfixturevalue("postgresql")
    name = postgresql.new_database(request.getfixturevalue("template"))
    yield postgresql.url(name)
    postgresql.drop(name)


@pytest.fixture
def shared_url(postgresql: PostgreSQL, template: str) -> Iterator[str]:
    """A fresh database several nodes can share."""
    name = postgresql.new_database(template)
    yield postgresql.url(name)
    postgresql.drop(name)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a few megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", folder], capture_output=True)
    if mounted.returncode != 0:
        pytest.skip(f"no small disk can be mounted here: {mounted.stderr.decode().strip()}")
    yield folder
    subprocess.run(["umount", "--lazy", folder], check=True)


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    """An open store with all tables."""
    store = Store(database_url)
    store.migrate()
    yield store
    store.close()


@pytest.fixture
def embedded(tmp_path: Path) -> Iterator[Store]:
    """A store as `serve` opens it by default, for what does not depend on the database."""
    store = open_store(Settings(data=str(tmp_path / "data")))
    yield store
    store.close()


@pytest.fixture(autouse=True)
def _titles_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules are compiled when they are first used, and no thread goes on after a test."""
    for prepared in ("prepare_apart", "prepare_undo_apart"):
        monkeypatch.setattr(titles, prepared, lambda _game: None)
    monkeypatch.setattr(titles.Titles, "start", titles.Titles.prepare_all)


@pytest.fixture(autouse=True)
def _quick_passwords(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The real parameters cost a moment for every password; tests/server/test_passwords.py has them."""
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    passwords.dummy_hash.cache_clear()
    yield
    passwords.dummy_hash.cache_clear()
