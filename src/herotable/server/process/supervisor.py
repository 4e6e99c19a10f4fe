"""Several processes behind one address: the porter leads whoever comes to a table to the process that keeps it."""

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
FIRST_LINE = 512  # bytes that tell which table it is about
SILENT = 5.0  # seconds after which somebody who has not said anything is led to any process
QUEUE = 2048  # connections that wait for the porter
SHARE = 4  # a part so large of the files that may be open is for those who are silent, and for those not taken yet
BUSY = 1.0  # seconds for which the process of a table is waited for, though it has too many to welcome
HUNG = 20.0  # seconds after which a process that takes nobody is killed
SOON, AT_ONCE = 0.5, 0.01  # seconds between two looks at the processes, when nobody or somebody waits
GRACE = 15.0  # seconds they have for ending
FORKING = multiprocessing.get_context("fork")
STOPS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)

Serving = Callable[[int, socket.socket], None]


class Process:
    """One of the processes; a new one is started in the place of one that has died."""

    def __init__(self, number: int, serving: Serving):
        self.number, self.serving = number, serving
        self.began = -SOON
        self.full_since: float | None = None  # it has taken nobody since then
        self.channel: socket.socket | None = None
        self.process: Any = None

    @property
    def is_alive(self) -> bool:
        """Does it run?"""
        return self.process is not None and self.process.is_alive()

    @property
    def full_for(self) -> float:
        """How many seconds it has taken nobody."""
        return 0.0 if self.full_since is None else time.monotonic() - self.full_since

    def start(self, strangers: list[socket.socket]) -> None:
        """It has nothing to do with the `strangers` that it inherits."""
        if self.channel is not None:
            self.channel.close()
        self.channel, theirs = socket.socketpair()
        self.channel.setblocking(False)
        self.process = FORKING.Process(target=self._begin, args=(theirs, [*strangers, self.channel]), daemon=True)
        with theirs:
            self.process.start()
        self.full_since = None

    def _begin(self, channel: socket.socket, strangers: list[socket.socket]) -> None:
        for one in strangers:
            one.close()
        self.serving(self.number, channel)

    def take(self, visitor: socket.socket) -> bool:
        """Whether it could be given somebody who has come."""
        try:
            assert self.channel is not None
            socket.send_fds(self.channel, [b"."], [visitor.fileno()])
        except OSError:  # it has died, or has hundreds of others to welcome
            self.full_since = self.full_since or time.monotonic()
            return False
        self.full_since = None
        return True


class Supervisor:
    """Listens, looks at the first line of what somebody says, and passes the connection on unread."""

    def __init__(self, listening: socket.socket, processes: int, serving: Serving):
        self.listening = listening
        self.processes = [Process(number, serving) for number in range(processes)]
        self._silent: dict[socket.socket, float] = {}  # who has not said anything, and since when
        self._waiting: list[socket.socket] = []  # who was not taken by any process
        self._most = resource.getrlimit(resource.RLIMIT_NOFILE)[0] // SHARE
        self._turns = count()
        self._stopping = False

    def run(self) -> None:
        """Until a signal comes; then what has begun may end."""
        for name in STOPS:
            signal.signal(name, self._stop)
        self.listening.setblocking(False)
        self.listening.listen(QUEUE)
        with selectors.DefaultSelector() as self._selector:
            self._selector.register(self.listening, selectors.EVENT_READ, self._welcome)
            while not self._stopping:
                self._look_after()
                for key, _ in self._selector.select(AT_ONCE if self._waiting else SOON):
                    key.data(key.fileobj)
        self._end()

    def _stop(self, *_: object) -> None:
        self._stopping = True

    # ---------------------------------------------------------------- those who come

    def _welcome(self, listening: socket.socket) -> None:
        """Wait until they say something, unless too many do not; while too many wait, nobody is let in."""
        if len(self._waiting) >= self._most:
            time.sleep(AT_ONCE)
            return
        try:
            visitor, _ = listening.accept()
        except OSError:  # gone already
            return
        self._silent[visitor] = time.monotonic()
        self._selector.register(visitor, selectors.EVENT_READ, self._lead)
        if len(self._silent) > self._most:
            self._lead(next(iter(self._silent)))

    def _lead(self, visitor: socket.socket) -> None:
        """To the process of the table, or to the next one."""
        self._selector.unregister(visitor)
        del self._silent[visitor]
        if not self._is_taken(visitor):
            self._waiting.append(visitor)

    def _is_taken(self, visitor: socket.socket) -> bool:
        """Whether a process has them; who is only busy for a moment is waited for."""
        place = place_of(visitor, len(self.processes))
        first = next(self._turns) % len(self.processes) if place is None else place
        for process in self.processes[first:] + self.processes[:first]:
            if process.take(visitor):
                visitor.close()
                return True
            if process.full_for < BUSY:
                return False
        return False

    # ---------------------------------------------------------------- the processes

    def _look_after(self) -> None:
        """Start what has died, but not all the time; kill what hangs; lead on whoever waits."""
        now = time.monotonic()
        for process in self.processes:
            if process.is_alive and process.full_for > HUNG:
                process.process.kill()
            if not process.is_alive and now - process.began > SOON:
                process.began = now
                self._start(process)
        for visitor in [visitor for visitor, since in self._silent.items() if now - since > SILENT]:
            self._lead(visitor)
        self._waiting = [visitor for visitor in self._waiting if not self._is_taken(visitor)]

    def _start(self, process: Process) -> None:
        if process.process is not None:
            status = process.process.exitcode
            LOG.log(
                logging.ERROR if status else logging.WARNING,
                "process died",
                extra={"place": process.number, "status": status},
            )
            metrics.forget(process.process.pid)
        others = [other.channel for other in self.processes if other is not process and other.channel is not None]
        try:
            process.start([self.listening, *self._silent, *self._waiting, *others])
        except OSError as error:  # too many processes or open files: there may be fewer soon
            LOG.error("process not started", extra={"place": process.number, "reason": str(error)})

    def _end(self) -> None:
        """All at once; who does not end in time is killed."""
        for one in (self.listening, *self._silent, *self._waiting):
            one.close()
        running = [process.process for process in self.processes if process.is_alive]
        for process in running:
            process.terminate()
        until = time.monotonic() + GRACE
        for process in running:
            process.join(max(0.0, until - time.monotonic()))
            process.kill()
            process.join()
        for place in self.processes:
            if place.channel is not None:
                place.channel.close()


def place_of(visitor: socket.socket, places: int) -> int | None:
    """Where the table is kept that somebody's first line is about; None: it is about no table."""
    try:
        line = visitor.recv(FIRST_LINE, socket.MSG_PEEK | socket.MSG_DONTWAIT)
    except OSError:
        return None
    found = TABLE.match(line)
    return None if found is None else zlib.crc32(found[1]) % places
