"""The supervisor of several worker processes: it accepts connections and gives each to the worker of its table."""

import logging
import multiprocessing
import re
import resource
import selectors
import signal
import socket
import time
import zlib
from collections.abc import Callable
from itertools import count
from typing import Any

from .. import metrics

LOG = logging.getLogger("herotable.server")

TABLE = re.compile(rb"[A-Z]+ /api/tables/([\w-]+)")
FIRST_LINE = 512  # bytes that are enough to find the table in a request
SILENT = 5.0  # seconds after which a connection that has sent nothing goes to any worker
BACKLOG = 2048  # connections that wait to be accepted
SHARE = 4  # at most one file descriptor in so many is for silent connections, and one for waiting ones
BUSY = 1.0  # seconds to wait for the worker of a table before another one gets the connection
HUNG = 20.0  # seconds after which a worker that takes no connection is killed
SOON, AT_ONCE = 0.5, 0.01  # seconds between two checks of the workers, without and with waiting connections
GRACE = 15.0  # seconds that workers have to end
FORKING = multiprocessing.get_context("fork")
STOPS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)

WorkerMain = Callable[[int, socket.socket], None]  # takes the number of the worker and its channel


class WorkerProcess:
    """One worker as the supervisor sees it; when its process dies, a new one takes the number."""

    def __init__(self, number: int, main: WorkerMain):
        self.number, self.main = number, main
        self.began = -SOON
        self.full_since: float | None = None  # it has taken no connection since then
        self.channel: socket.socket | None = None
        self.process: Any = None

    @property
    def is_alive(self) -> bool:
        """Is its process running?"""
        return self.process is not None and self.process.is_alive()

    @property
    def full_for(self) -> float:
        """For how many seconds it has taken no connection."""
        return 0.0 if self.full_since is None else time.monotonic() - self.full_since

    def start(self, inherited: list[socket.socket]) -> None:
        """Fork the process. It closes the `inherited` sockets, which belong to the supervisor alone."""
        if self.channel is not None:
            self.channel.close()
        self.channel, theirs = socket.socketpair()
        self.channel.setblocking(False)
        self.process = FORKING.Process(target=self._run, args=(theirs, [*inherited, self.channel]), daemon=True)
        with theirs:
            self.process.start()
        self.full_since = None

    def _run(self, channel: socket.socket, inherited: list[socket.socket]) -> None:
        for one in inherited:
            one.close()
        self.main(self.number, channel)

    def take(self, connection: socket.socket) -> bool:
        """Pass a connection to the worker; False if its channel is closed or full."""
        try:
            assert self.channel is not None
            socket.send_fds(self.channel, [b"."], [connection.fileno()])
        except OSError:
            self.full_since = self.full_since or time.monotonic()
            return False
        self.full_since = None
        return True


class Supervisor:
    """Accepts connections, peeks at the first line of each, and passes it on unread to a worker."""

    def __init__(self, listening: socket.socket, workers: int, main: WorkerMain):
        self.listening = listening
        self.workers = [WorkerProcess(number, main) for number in range(workers)]
        self._silent: dict[socket.socket, float] = {}  # connections that have sent nothing, and since when
        self._waiting: list[socket.socket] = []  # connections that no worker has taken
        self._most = resource.getrlimit(resource.RLIMIT_NOFILE)[0] // SHARE
        self._turns = count()
        self._stopping = False

    def run(self) -> None:
        """Supervise until a signal comes, then let the workers finish what they have begun."""
        for name in STOPS:
            signal.signal(name, self._stop)
        self.listening.setblocking(False)
        self.listening.listen(BACKLOG)
        with selectors.DefaultSelector() as self._selector:
            self._selector.register(self.listening, selectors.EVENT_READ, self._accept)
            while not self._stopping:
                self._check_workers()
                for key, _ in self._selector.select(AT_ONCE if self._waiting else SOON):
                    key.data(key.fileobj)
        self._end()

    def _stop(self, *_: object) -> None:
        self._stopping = True

    # ---------------------------------------------------------------- connections

    def _accept(self, listening: socket.socket) -> None:
        """Accept a connection and wait for its first line; accept none while too many wait for a worker."""
        if len(self._waiting) >= self._most:
            time.sleep(AT_ONCE)  # the listening socket stays readable: without a pause this would spin
            return
        try:
            connection, _ = listening.accept()
        except OSError:  # the client has gone already
            return
        self._silent[connection] = time.monotonic()
        self._selector.register(connection, selectors.EVENT_READ, self._dispatch)
        if len(self._silent) > self._most:
            self._dispatch(next(iter(self._silent)))

    def _dispatch(self, connection: socket.socket) -> None:
        """Give a connection to the worker of its table, or to the next worker."""
        self._selector.unregister(connection)
        del self._silent[connection]
        if not self._is_taken(connection):
            self._waiting.append(connection)

    def _is_taken(self, connection: socket.socket) -> bool:
        """Whether a worker has taken the connection; one that is busy for less than a second is not passed over."""
        preferred = worker_of(connection, len(self.workers))
        first = next(self._turns) % len(self.workers) if preferred is None else preferred
        for worker in self.workers[first:] + self.workers[:first]:
            if worker.take(connection):
                connection.close()
                return True
            if worker.full_for < BUSY:
                return False
        return False

    # ---------------------------------------------------------------- workers

    def _check_workers(self) -> None:
        """Kill workers that hang, start those that have died, and offer waiting connections again."""
        now = time.monotonic()
        for worker in self.workers:
            if worker.is_alive and worker.full_for > HUNG:
                worker.process.kill()
            if not worker.is_alive and now - worker.began > SOON:  # a worker that dies at once must not fork-bomb
                worker.began = now
                self._start(worker)
        for connection in [connection for connection, since in self._silent.items() if now - since > SILENT]:
            self._dispatch(connection)
        self._waiting = [connection for connection in self._waiting if not self._is_taken(connection)]

    def _start(self, worker: WorkerProcess) -> None:
        if worker.process is not None:
            status = worker.process.exitcode
            LOG.log(
                logging.ERROR if status else logging.WARNING,
                "process died",
                extra={"place": worker.number, "status": status},
            )
            metrics.forget(worker.process.pid)
        others = [other.channel for other in self.workers if other is not worker and other.channel is not None]
        try:
            worker.start([self.listening, *self._silent, *self._waiting, *others])
        except OSError as error:  # too many processes or open files: there may be fewer soon
            LOG.error("process not started", extra={"place": worker.number, "reason": str(error)})

    def _end(self) -> None:
        """End all workers at once; those that do not end in time are killed."""
        for one in (self.listening, *self._silent, *self._waiting):
            one.close()
        running = [worker.process for worker in self.workers if worker.is_alive]
        for process in running:
            process.terminate()
        until = time.monotonic() + GRACE
        for process in running:
            process.join(max(0.0, until - time.monotonic()))
            process.kill()
            process.join()
        for worker in self.workers:
            if worker.channel is not None:
                worker.channel.close()


def worker_of(connection: socket.socket, workers: int) -> int | None:
    """The number of the worker that keeps the table of a request; None if the request is about no table.

    The first line is only peeked at, so that the worker reads the whole request itself.
    """
    try:
        line = connection.recv(FIRST_LINE, socket.MSG_PEEK | socket.MSG_DONTWAIT)
    except OSError:
        return None
    table = TABLE.match(line)
    return None if table is None else zlib.crc32(table[1]) % workers
