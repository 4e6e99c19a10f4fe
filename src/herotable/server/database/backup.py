"""Backup and restore: SQLite by its online backup, PostgreSQL by pg_dump and pg_restore."""

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from errno import ENOENT
from pathlib import Path

from sqlalchemy import inspect
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from ...engine.errors import ErrorMessage, UserError, of_system
from .private_files import keep_private, sqlite_file
from .store import new_engine, unavailable

MARK = "alembic_version"  # every database of ours has this table


def back_up(url: str, file: Path) -> None:
    """Write the state of the database at one moment to a file; the server may go on meanwhile."""
    if not holds_tables(url):
        raise UserError(ErrorMessage("database-empty"))
    partial = file.with_name(f"{file.name}.part")
    try:
        keep_private(partial)
        if make_url(url).get_backend_name() == "sqlite":
            _copy(_path(url), partial)
        else:
            _run("pg_dump", url, "--format=custom", "--no-owner", f"--file={partial}")
        partial.replace(file)  # never half a backup under this name
    except OSError as error:
        raise of_system(file, error) from None
    finally:
        partial.unlink(missing_ok=True)


def restore(url: str, file: Path, force: bool) -> None:
    """Fill the database from a backup; one that has tables already is replaced only with `force`."""
    if not file.is_file():
        raise of_system(file, FileNotFoundError(ENOENT, os.strerror(ENOENT)))
    if holds_tables(url) and not force:
        raise UserError(ErrorMessage("database-full"))
    if make_url(url).get_backend_name() == "sqlite":
        _check(file)
        _path(url).parent.mkdir(parents=True, exist_ok=True)
        keep_private(_path(url))
        _copy(file, _path(url))
    else:
        _run("pg_restore", url, "--clean", "--if-exists", "--no-owner", "--single-transaction", str(file))


def holds_tables(url: str) -> bool:
    """Whether the database has the tables of this server already."""
    if make_url(url).get_backend_name() == "sqlite" and not _path(url).exists():
        return False
    engine = new_engine(url)
    try:
        return inspect(engine).has_table(MARK)
    except SQLAlchemyError as error:
        raise UserError(ErrorMessage("database-away", reason=unavailable(error))) from None
    finally:
        engine.dispose()


# ---------------------------------------------------------------- SQLite


def _path(url: str) -> Path:
    if (file := sqlite_file(url)) is None:
        raise UserError(ErrorMessage("database-in-memory"))
    return file


def _copy(source: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
            one.backup(other)
    except sqlite3.Error as error:
        raise UserError(ErrorMessage("database-fails", place=target, reason=error)) from None


def _check(file: Path) -> None:
    """Refuse a file that is not an intact database of this server."""
    try:
        with closing(sqlite3.connect(f"file:{file.resolve()}?mode=ro", uri=True)) as connection:
            ours = connection.execute("SELECT name FROM sqlite_master WHERE name = ?", (MARK,)).fetchone()
            sound = connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
    except sqlite3.DatabaseError:
        ours, sound = None, False
    if not (ours and sound):
        raise UserError(ErrorMessage("no-backup", file=file))


# ---------------------------------------------------------------- PostgreSQL


def _run(program: str, url: str, *arguments: str) -> None:
    path = shutil.which(program)
    if path is None:
        raise UserError(ErrorMessage("no-program", program=program))
    database = make_url(url)
    command = [path, f"--dbname={database.database}", *arguments]
    done = subprocess.run(command, env=_environment(database), capture_output=True, text=True, check=False)
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        reason = lines[0] if lines else ErrorMessage("program-ended", status=done.returncode)
        raise UserError(ErrorMessage("program-fails", program=program, reason=reason))


def _environment(database: URL) -> dict[str, str]:
    """Variables that PostgreSQL's programs read; on the command line others could see the password."""
    host = database.host or database.query.get("host") or ""
    variables = {
        "PGHOST": host,
        "PGPORT": database.port or "",
        "PGUSER": database.username,
        "PGPASSWORD": database.password,
    }
    return os.environ | {name: str(value) for name, value in variables.items() if value}
