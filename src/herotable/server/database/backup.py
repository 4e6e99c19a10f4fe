"""Backup and restore: SQLite by its online copy, PostgreSQL by its own programs."""

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import inspect
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from ...engine.errors import UserError
from .store import new_engine, unavailable

MARK = "alembic_version"  # every database of ours has this table


def back_up(url: str, file: Path) -> None:
    """All that the database holds, as it is at one moment, into a file; the server may go on."""
    if not holds_tables(url):
        raise UserError("the database is empty: there is nothing to back up")
    partial = file.with_name(f"{file.name}.part")
    try:
        if make_url(url).get_backend_name() == "sqlite":
            _copy(_path(url), partial)
        else:
            _run("pg_dump", url, "--format=custom", "--no-owner", f"--file={partial}")
        partial.replace(file)  # never half a backup under this name
    except OSError as error:
        raise UserError(f"{file}: {error.strerror}") from None
    finally:
        partial.unlink(missing_ok=True)


def restore(url: str, file: Path, force: bool) -> None:
    """The database as it was; one that holds tables already is replaced only by force."""
    if not file.is_file():
        raise UserError(f"{file}: no such file")
    if holds_tables(url) and not force:
        raise UserError("the database is not empty; stop the server, then --force replaces all that it holds")
    if make_url(url).get_backend_name() == "sqlite":
        _check(file)
        _path(url).parent.mkdir(parents=True, exist_ok=True)
        _copy(file, _path(url))
    else:
        _run("pg_restore", url, "--clean", "--if-exists", "--no-owner", "--single-transaction", str(file))


def holds_tables(url: str) -> bool:
    """Whether the database is one of ours already."""
    if make_url(url).get_backend_name() == "sqlite" and not _path(url).exists():
        return False
    engine = new_engine(url)
    try:
        return inspect(engine).has_table(MARK)
    except SQLAlchemyError as error:
        raise UserError(f"the database does not answer: {unavailable(error)}") from None
    finally:
        engine.dispose()


# ---------------------------------------------------------------- SQLite


def _path(url: str) -> Path:
    name = make_url(url).database
    if not name or name == ":memory:":
        raise UserError("a database in memory cannot be backed up")
    return Path(name)


def _copy(source: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
            one.backup(other)
    except sqlite3.Error as error:
        raise UserError(f"{target}: {error}") from None


def _check(file: Path) -> None:
    """Is it a whole database of ours?"""
    try:
        with closing(sqlite3.connect(f"file:{file.resolve()}?mode=ro", uri=True)) as connection:
            ours = connection.execute("SELECT name FROM sqlite_master WHERE name = ?", (MARK,)).fetchone()
            sound = connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
    except sqlite3.DatabaseError:
        ours, sound = None, False
    if not (ours and sound):
        raise UserError(f"{file}: expected a backup made by `herotable server backup`")


# ---------------------------------------------------------------- PostgreSQL


def _run(program: str, url: str, *arguments: str) -> None:
    found = shutil.which(program)
    if found is None:
        raise UserError(f"{program}: not found; it comes with PostgreSQL's client programs")
    database = make_url(url)
    command = [found, f"--dbname={database.database}", *arguments]
    done = subprocess.run(command, env=_environment(database), capture_output=True, text=True, check=False)
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"ended with {done.returncode}"]
        raise UserError(f"{program}: {said[0]}")


def _environment(database: URL) -> dict[str, str]:
    """How PostgreSQL's programs find the server; not on the command line, where others could read the password."""
    host = database.host or database.query.get("host") or ""
    told = {"PGHOST": host, "PGPORT": database.port or "", "PGUSER": database.username, "PGPASSWORD": database.password}
    return os.environ | {name: str(value) for name, value in told.items() if value}
