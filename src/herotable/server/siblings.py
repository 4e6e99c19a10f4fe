"""The processes of one server on one machine: each tells the others what it has written, and some things have turns."""

import socket
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .news import SOON, Notice

ANYTHING = b"?"  # of a box that was full: nobody knows what it missed
LETTER = 1 << 16  # bytes; so much is told at once
WRITING = "writing"  # the turn of whoever writes to the database


class Siblings:
    """A box for the letters of each process, made before they part; each then reads from its own."""

    def __init__(self, count: int):
        self.number = 0
        self._boxes = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
        self._full: set[int] = set()
        self._folder = tempfile.TemporaryDirectory(prefix="herotable-")

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
                    self._full.add(number)

    def hear(self, stopped: threading.Event) -> Iterator[Notice | None]:
        """What the others tell; None: anything may have happened."""
        box = self._boxes[self.number][0]
        box.settimeout(SOON)
        while not stopped.is_set():
            self._remind()
            try:
                letter = box.recv(2 * LETTER)
            except TimeoutError:
                continue
            except OSError:  # the server has ended meanwhile
                return
            yield from [None] if letter == ANYTHING else _read(letter)

    @contextmanager
    def turn(self, what: str) -> Iterator[None]:
        """One process at a time; a process that dies gives its turn away."""
        import fcntl  # not on every system, as is having siblings

        with Path(self._folder.name, what).open("w") as place:
            fcntl.flock(place, fcntl.LOCK_EX)
            yield

    def _put(self, number: int, letter: bytes) -> bool:
        try:
            self._boxes[number][1].send(letter, socket.MSG_DONTWAIT)
        except BlockingIOError:
            return False
        return True

    def _remind(self) -> None:
        """Whoever missed something looks at everything."""
        for number in list(self._full):
            if self._put(number, ANYTHING):
                self._full.discard(number)


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
