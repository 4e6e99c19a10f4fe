"""The processes of one server on one machine: each tells the others what it has written, and some things have turns."""

import socket
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from math import inf
from pathlib import Path

from .notifications import SOON, Notice

ANYTHING = b"?"  # of a box that was full: nobody knows what it missed
LETTER = 2000  # bytes; so much is told at once, on every system
PAUSE = 0.002  # seconds between two looks whether a turn is free


class ProcessBus:
    """A box for the letters of each process, made before they part; each then reads from its own."""

    def __init__(self, count: int):
        self.number = 0
        self._boxes = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
        self._missed: set[int] = set()  # whose box was full
        self._folder = tempfile.TemporaryDirectory(prefix="herotable-")

    def part(self, number: int) -> None:
        """Be one of them; what one that died in this place had to tell is not known, so all look at everything."""
        self.number = number
        self._missed = set(range(len(self._boxes))) - {number}

    def close(self) -> None:
        """Nobody tells or takes anything any more."""
        for box in self._boxes:
            for end in box:
                end.close()
        self._folder.cleanup()

    def tell(self, notices: list[Notice]) -> None:
        """All the others, without waiting for them."""
        for letter in _letters(notices):
            for number in range(len(self._boxes)):
                if number != self.number and not self._put(number, letter):
                    self._missed.add(number)

    def hear(self, stopped: threading.Event) -> Iterator[Notice | None]:
        """What the others tell; None: anything may have happened."""
        box = self._boxes[self.number][0]
        box.settimeout(SOON)
        while not stopped.is_set():
            self._remind()
            try:
                letter = box.recv(LETTER)
            except TimeoutError:
                continue
            except OSError:  # the server has ended meanwhile
                return
            yield from [None] if letter == ANYTHING else _read(letter)

    @contextmanager
    def turn(self, what: str, patience: float = inf) -> Iterator[None]:
        """One process at a time, unless one keeps its turn too long; a process that dies gives it away."""
        import fcntl  # not on every system, as is having bus

        until = time.monotonic() + patience
        with Path(self._folder.name, what).open("w") as place:
            while time.monotonic() < until:
                with suppress(BlockingIOError):
                    fcntl.flock(place, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    break
                time.sleep(PAUSE)
            yield

    def _put(self, number: int, letter: bytes) -> bool:
        try:
            self._boxes[number][1].send(letter, socket.MSG_DONTWAIT)
        except OSError:  # it is full
            return False
        return True

    def _remind(self) -> None:
        """Whoever missed something looks at everything."""
        for number in list(self._missed):
            self._missed.discard(number)
            if not self._put(number, ANYTHING):
                self._missed.add(number)


def _letters(notices: list[Notice]) -> Iterator[bytes]:
    """Lines, in letters that are not too long."""
    letter = b""
    for channel, payload in notices:
        line = f"{channel} {payload}\n".encode()
        if len(letter) + len(line) > LETTER:
            yield letter
            letter = b""
        letter += line
    if letter:
        yield letter


def _read(letter: bytes) -> Iterator[Notice]:
    for line in letter.decode().splitlines():
        channel, _, payload = line.partition(" ")
        yield Notice(channel, payload)
