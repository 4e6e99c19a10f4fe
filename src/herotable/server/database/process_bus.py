"""The bus between the processes of one server: notices of what each has written, and locks that they share."""

import socket
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from math import inf
from pathlib import Path

from .notifications import SOON, Notice

ANYTHING = b"?"  # to a process whose inbox was full: it cannot know what it has missed
DATAGRAM = 2000  # bytes; every system sends so many at once
PAUSE = 0.002  # seconds between two attempts to get a lock


class ProcessBus:
    """An inbox for each process, made before they fork; each process then reads its own and writes to the others'."""

    def __init__(self, count: int):
        self.number = 0
        self._inboxes = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
        self._missed: set[int] = set()  # processes whose inbox was full
        self._folder = tempfile.TemporaryDirectory(prefix="herotable-")

    def join(self, number: int) -> None:
        """Be the process of this number.

        It may take the place of one that died before it could publish what it had written, so the others are told
        that anything may have changed.
        """
        self.number = number
        self._missed = set(range(len(self._inboxes))) - {number}

    def close(self) -> None:
        """Close all inboxes and remove the locks."""
        for inbox in self._inboxes:
            for end in inbox:
                end.close()
        self._folder.cleanup()

    def publish(self, notices: list[Notice]) -> None:
        """Send notices to all other processes, without waiting for them."""
        for datagram in _datagrams(notices):
            for number in range(len(self._inboxes)):
                if number != self.number and not self._send(number, datagram):
                    self._missed.add(number)

    def listen(self, stopped: threading.Event) -> Iterator[Notice | None]:
        """The notices of the others, until stopped; None means that anything may have changed."""
        inbox = self._inboxes[self.number][0]
        inbox.settimeout(SOON)
        while not stopped.is_set():
            self._remind()
            try:
                datagram = inbox.recv(DATAGRAM)
            except TimeoutError:
                continue
            except OSError:  # the bus was closed meanwhile
                return
            yield from [None] if datagram == ANYTHING else _read(datagram)

    @contextmanager
    def lock(self, name: str, patience: float = inf) -> Iterator[None]:
        """Hold a lock that all processes share; after `patience` seconds go on without it.

        It is a lock on a file, since the system frees that one when its process is killed.
        """
        import fcntl  # as forking, not on every system

        until = time.monotonic() + patience
        with Path(self._folder.name, name).open("w") as file:
            while time.monotonic() < until:
                with suppress(BlockingIOError):
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    break
                time.sleep(PAUSE)
            yield

    def _send(self, number: int, datagram: bytes) -> bool:
        try:
            self._inboxes[number][1].send(datagram, socket.MSG_DONTWAIT)
        except OSError:  # the inbox is full
            return False
        return True

    def _remind(self) -> None:
        """Tell those whose inbox was full that anything may have changed."""
        for number in list(self._missed):
            # Discarded first: what another thread adds after the sending must not be lost.
            self._missed.discard(number)
            if not self._send(number, ANYTHING):
                self._missed.add(number)


def _datagrams(notices: list[Notice]) -> Iterator[bytes]:
    """The notices as lines, as many in each datagram as fit."""
    datagram = b""
    for channel, payload in notices:
        line = f"{channel} {payload}\n".encode()
        if len(datagram) + len(line) > DATAGRAM:
            yield datagram
            datagram = b""
        datagram += line
    if datagram:
        yield datagram


def _read(datagram: bytes) -> Iterator[Notice]:
    for line in datagram.decode().splitlines():
        channel, _, payload = line.partition(" ")
        yield Notice(channel, payload)
