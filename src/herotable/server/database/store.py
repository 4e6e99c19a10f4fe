"""The database: threads that read, and one thread that writes and commits all waiting writes together."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext, suppress
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, func, select
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from ...engine.errors import ErrorMessage, UserError
from .. import metrics
from .notifications import PENDING, Notice, postgresql_notifications
from .private_files import keep_private, sqlite_file
from .process_bus import ProcessBus

T = TypeVar("T")
Work = Callable[[Connection], T]
Outcome = tuple[Any, Exception | None]
QueuedWrite = tuple[Work[Any], "asyncio.Future[Any]"]

READERS = 4
BUSY = 30  # seconds that a writer of SQLite waits for another
MIGRATING = 7_274_652  # the key of the advisory lock under which PostgreSQL's tables are migrated
LARGEST_BATCH = 1024  # writes of one commit
DEADLOCK = "40P01"  # PostgreSQL's code


class Unavailable(Exception):
    """The database does not answer, or its disk is full. What was being committed may have been written anyway."""


class BatchFailed(Exception):
    """One write of a batch failed, so the whole transaction was rolled back."""


class BatchedWrite:
    """A write without a result; waiting writes of one class are done in one go."""

    def __call__(self, connection: Connection) -> None:
        """Do this write alone."""
        self.do_all(connection, [self])

    @classmethod
    def do_all(cls, connection: Connection, works: list[Any]) -> None:
        """Do all of these writes; raise if one of them fails."""
        raise NotImplementedError


class Store:
    """The database. `read` and `write` take a function of a connection; a write is durable when it returns."""

    def __init__(self, url: str, bus: ProcessBus | None = None, version: str = ""):
        """Open it; the version of the program is told to PostgreSQL (see versions.py)."""
        self.engine, self.bus, self.version = new_engine(url, version), bus, version
        self._is_postgresql = self.engine.dialect.name == "postgresql"
        self.is_shared = self._is_postgresql or bus is not None
        self._readers = ThreadPoolExecutor(READERS, "store-read")
        self._queue: SimpleQueue[QueuedWrite | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store-write", daemon=True)
        self._writer.start()

    def migrate(self) -> None:
        """Migrate the tables to this version; an advisory lock lets nodes that start together take turns."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
        with self._writing() as connection, connection.begin():
            if self._is_postgresql:
                connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    async def read(self, work: Work[T]) -> T:
        """The result of `work`, which only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Work[T]) -> T:
        """The result of `work`, once its changes are on the disk; an error undoes the changes of this work alone."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put((work, future))
        return await future  # a caller that is cancelled meanwhile does not cancel the write

    def notifications(self, stopped: threading.Event) -> Iterator[Notice | None]:
        """What other processes and nodes write, until stopped; None means that anything may have changed."""
        if self._is_postgresql:
            return postgresql_notifications(self.engine, stopped, self.version)
        return self.bus.listen(stopped) if self.bus else iter(())

    def close(self) -> None:
        """Finish all waiting writes and close the database."""
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _read(self, work: Work[T]) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise unavailable(error) from error

    def _write_all(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            while not self._queue.empty() and len(batch) < LARGEST_BATCH:
                more = self._queue.get()
                if more is None:
                    self._commit(batch)
                    return
                batch.append(more)
            self._commit(batch)

    def _commit(self, batch: list[QueuedWrite]) -> None:
        """Commit a batch; a write that loses a deadlock against another node is tried again in the next transaction."""
        while batch:
            batch = self._commit_once(batch)

    def _commit_once(self, batch: list[QueuedWrite]) -> list[QueuedWrite]:
        """Do a batch in one transaction; the writes that lost a deadlock are returned."""
        metrics.commit_sizes.observe(len(batch))
        works = [work for work, _ in batch]
        try:
            outcomes = self._transaction(works, _without_savepoints)
        except BatchFailed:  # rare, so savepoints are paid for only now
            outcomes = self._transaction(works, _with_savepoints)
        again = [queued for queued, (_, failure) in zip(batch, outcomes, strict=True) if is_deadlock(failure)]
        _settle_all([(future, *outcome) for (_, future), outcome in zip(batch, outcomes, strict=True)])
        return again

    def _transaction(
        self, works: list[Work[Any]], do_all: Callable[[Connection, list[Work[Any]]], list[Outcome]]
    ) -> list[Outcome]:
        try:
            with metrics.commits.time(), self._writer_lock(), self._writing() as connection:
                with connection.begin():
                    outcomes = do_all(connection, works)
                notices = connection.info.pop(PENDING, [])
        except BatchFailed:
            raise
        except Exception as error:  # the transaction failed as a whole, for all its writes
            return [(None, unavailable(error))] * len(works)
        if self.bus is not None:
            self.bus.publish(notices)
        return outcomes

    def _writer_lock(self) -> AbstractContextManager[None]:
        """The lock of the writing process: SQLite has one writer, and makes the others poll for long intervals."""
        return nullcontext() if self.bus is None or self._is_postgresql else self.bus.lock("writing", BUSY)

    def _writing(self) -> Connection:
        return self.engine.connect().execution_options(writes=True)


def _without_savepoints(connection: Connection, works: list[Work[Any]]) -> list[Outcome]:
    """Do all writes; when one fails, all are undone, since nobody knows how much the failed one had done."""
    batches: dict[type[BatchedWrite], list[Any]] = {}
    for work in works:
        if isinstance(work, BatchedWrite):
            batches.setdefault(type(work), []).append(work)
    try:
        for kind, group in batches.items():
            kind.do_all(connection, group)
        return [(None if isinstance(work, BatchedWrite) else work(connection), None) for work in works]
    except Exception as error:
        if _is_fatal(error):
            raise
        raise BatchFailed from error


def _with_savepoints(connection: Connection, works: list[Work[Any]]) -> list[Outcome]:
    """Do each write in a savepoint of its own, so that a failure undoes that write alone."""
    return [_outcome(connection, work) for work in works]


def _outcome(connection: Connection, work: Work[Any]) -> Outcome:
    try:
        with connection.begin_nested():
            return work(connection), None
    except Exception as error:  # of the database, or the caller's own, such as WriteConflict
        if _is_fatal(error):
            raise
        return None, error


def _is_fatal(error: Exception) -> bool:
    """Is the disk full or the database gone? Then the whole transaction may have been undone."""
    return isinstance(error, OperationalError) and not is_deadlock(error)


def _settle_all(outcomes: list[tuple["asyncio.Future[Any]", Any, Exception | None]]) -> None:
    """Set the results of the futures; each event loop is woken once, since waking is slow."""
    for loop, group in groupby(outcomes, lambda one: one[0].get_loop()):
        with suppress(RuntimeError):  # the loop was closed, and nobody waits
            loop.call_soon_threadsafe(_settle, list(group))


def _settle(outcomes: list[tuple["asyncio.Future[Any]", Any, Exception | None]]) -> None:
    for future, result, failure in outcomes:
        if future.done():  # the caller was cancelled
            continue
        if failure is None:
            future.set_result(result)
        elif not is_deadlock(failure):
            future.set_exception(failure)


def is_deadlock(error: Exception | None) -> bool:
    """Did two nodes wait for each other, so that PostgreSQL undid the transaction of this one?"""
    return getattr(getattr(error, "orig", None), "sqlstate", None) == DEADLOCK


def unavailable(error: Exception) -> Unavailable:
    """The database's own message, without the statement and its values, which may be secret."""
    words = str(getattr(error, "orig", None) or error).splitlines()
    return Unavailable(words[0] if words else type(error).__name__)


def new_engine(url: str, version: str = "") -> Engine:
    """SQLite in WAL mode with full sync, or PostgreSQL."""
    if not url.startswith("sqlite"):
        return _postgresql(url, version)
    if (file := sqlite_file(url)) is not None:
        keep_private(file)
    engine = create_engine(url, connect_args={"timeout": BUSY, "isolation_level": None, "check_same_thread": False})
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _postgresql(url: str, version: str) -> Engine:
    arguments = {"connect_timeout": 10, "application_name": version}
    try:
        return create_engine(url, pool_size=READERS + 2, pool_pre_ping=True, connect_args=arguments)
    except ModuleNotFoundError:
        raise UserError(ErrorMessage("no-driver")) from None


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
