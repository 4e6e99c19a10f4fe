"""Several processes behind one address: the porter leads whoever comes to a table to the process that keeps it."""

import asyncio
import logging
import multiprocessing
import re
import selectors
import signal
import socket
import time
import zlib
from collections.abc import Callable
from itertools import count
from typing import Any

import uvicorn

from . import metrics

LOG = logging.getLogger("herotable.server")

TABLE = re.compile(rb"[A-Z]+ /api/tables/([\w-]+)")
FIRST_LINE = 512  # bytes that tell which table it is about
SILENT = 5.0  # seconds after which somebody who has not said anything is led to any process
BUSY = 1.0  # seconds for which a process that has too many to welcome is waited for
QUEUE = 2048  # connections that wait for the porter
SOON = 0.5  # seconds between two looks at the processes
GRACE = 15.0  # seconds they have for ending
FORKING = multiprocessing.get_context("fork")

Serving = Callable[[int, socket.socket], None]


class Process:
    """One of the processes; a new one is started in the place of one that has died."""

    def __init__(self, number: int, serving: Serving):
        self.number, self.serving = number, serving
        self.began = 0.0
        self.channel: socket.socket | None = None
        self.process: Any = None

    @property
    def is_alive(self) -> bool:
        """Does it run?"""
        return self.process is not None and self.process.is_alive()

    def start(self, strangers: list[socket.socket]) -> None:
        """It has nothing to do with the `strangers` that it inherits."""
        if self.channel is not None:
            self.channel.close()
        self.channel, theirs = socket.socketpair()
        self.channel.settimeout(BUSY)
        self.process = FORKING.Process(target=self._begin, args=(theirs, [*strangers, self.channel]), daemon=True)
        self.began = time.monotonic()
        self.process.start()
        theirs.close()

    def _begin(self, channel: socket.socket, strangers: list[socket.socket]) -> None:
        for one in strangers:
            one.close()
        self.serving(self.number, channel)

    def take(self, visitor: socket.socket) -> bool:
        """Whether it could be given somebody who has come."""
        assert self.channel is not None
        try:
            socket.send_fds(self.channel, [b"."], [visitor.fileno()])
        except OSError:  # it has died, or has hundreds of others to welcome
            return False
        return True


class Porter:
    """Listens, looks at the first line of what somebody says, and passes the connection on unread."""

    def __init__(self, listening: socket.socket, processes: int, serving: Serving):
        self.listening = listening
        self.processes = [Process(number, serving) for number in range(processes)]
        self._waiting: dict[socket.socket, float] = {}  # who has not said anything, and since when
        self._turns = count()
        self._stopping = False

    def run(self) -> None:
        """Until a signal comes; then what has begun may end."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._stop)
        self.listening.setblocking(False)
        self.listening.listen(QUEUE)
        with selectors.DefaultSelector() as self._selector:
            self._selector.register(self.listening, selectors.EVENT_READ, self._welcome)
            while not self._stopping:
                self._look_after()
                for key, _ in self._selector.select(SOON):
                    key.data(key.fileobj)
        self._end()

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _welcome(self, listening: socket.socket) -> None:
        try:
            visitor, _ = listening.accept()
        except OSError:  # gone already, or too many are here
            return
        self._waiting[visitor] = time.monotonic()
        self._selector.register(visitor, selectors.EVENT_READ, self._lead)

    def _lead(self, visitor: socket.socket) -> None:
        """To the process of the table, or to the next one."""
        self._selector.unregister(visitor)
        del self._waiting[visitor]
        first = place_of(visitor, len(self.processes))
        first = next(self._turns) if first is None else first
        any(self.processes[(first + more) % len(self.processes)].take(visitor) for more in range(len(self.processes)))
        visitor.close()

    def _look_after(self) -> None:
        """Start what has died, but not all the time; lead on whoever is silent."""
        now = time.monotonic()
        for process in self.processes:
            if not process.is_alive and now - process.began > 2 * SOON:
                self._start(process)
        for visitor in [visitor for visitor, since in self._waiting.items() if now - since > SILENT]:
            self._lead(visitor)

    def _start(self, process: Process) -> None:
        if process.process is not None:
            LOG.error("process died", extra={"number": process.number, "status": process.process.exitcode})
            metrics.forget(process.process.pid)
        others = [other.channel for other in self.processes if other is not process and other.channel is not None]
        process.start([self.listening, *self._waiting, *others])

    def _end(self) -> None:
        """All at once; who does not end in time is killed."""
        running = [process.process for process in self.processes if process.is_alive]
        for process in running:
            process.terminate()
        until = time.monotonic() + GRACE
        for process in running:
            process.join(max(0.0, until - time.monotonic()))
            process.kill()
            process.join()


def place_of(visitor: socket.socket, places: int) -> int | None:
    """Where the table is kept that somebody's first line is about; None: it is about no table."""
    try:
        line = visitor.recv(FIRST_LINE, socket.MSG_PEEK | socket.MSG_DONTWAIT)
    except OSError:
        return None
    found = TABLE.match(line)
    return None if found is None else zlib.crc32(found[1]) % places


class Led(uvicorn.Server):
    """A server whose connections come from the porter."""

    def __init__(self, config: uvicorn.Config, channel: socket.socket):
        super().__init__(config)
        self.channel = channel
        self._taking: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:  # noqa: ARG002
        """Nothing to listen on."""
        await super().startup(sockets=[])
        self.channel.setblocking(False)
        asyncio.get_running_loop().add_reader(self.channel, self._take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:  # noqa: ARG002
        """Nobody is taken any more."""
        asyncio.get_running_loop().remove_reader(self.channel)
        await super().shutdown(sockets=[])

    def _take(self) -> None:
        said, visitors, *_ = socket.recv_fds(self.channel, 1, 1)
        if not said:  # the porter has died
            asyncio.get_running_loop().remove_reader(self.channel)
            self.should_exit = True
        for visitor in visitors:
            taking = asyncio.get_running_loop().connect_accepted_socket(self._protocol, socket.socket(fileno=visitor))
            task = asyncio.create_task(taking)
            self._taking.add(task)
            task.add_done_callback(self._taking.discard)

    def _protocol(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
