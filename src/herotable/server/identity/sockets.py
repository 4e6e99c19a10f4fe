"""The WebSockets of a process: how many may be open, and which of them have to check their session again."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from ...engine.errors import ErrorMessage
from ..errors import TryLater

AGAIN = 30  # seconds after which it is worth trying again


class Sockets:
    """Open connections by client: a person, or an address of unknown callers. An event asks each to check itself."""

    def __init__(self, per_client: int, per_node: int, per_address: int):
        self.per_client, self.per_node, self.per_address = per_client, per_node, per_address
        self._addresses = Counter[str]()
        self._open: dict[str, set[asyncio.Event]] = {}
        self._count = 0

    @contextmanager
    def opened(self, client: str, address: str) -> Iterator[asyncio.Event]:
        """Count one more connection while the block runs; gives its event."""
        self._check(client, address)
        recheck = asyncio.Event()
        self._open.setdefault(client, set()).add(recheck)
        self._addresses[address] += 1
        self._count += 1
        try:
            yield recheck
        finally:
            self._close(client, address, recheck)

    def _check(self, client: str, address: str) -> None:
        if len(self._open.get(client, ())) >= self.per_client:
            raise _too_many(ErrorMessage("too-many-sockets", most=self.per_client, seconds=AGAIN))
        if self._addresses[address] >= self.per_address:
            raise _too_many(ErrorMessage("address-sockets", most=self.per_address, seconds=AGAIN))
        if self._count >= self.per_node:
            raise _too_many(ErrorMessage("sockets-full", seconds=AGAIN))

    def _close(self, client: str, address: str, recheck: asyncio.Event) -> None:
        self._count -= 1
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]
        self._open[client].discard(recheck)
        if not self._open[client]:
            del self._open[client]

    def recheck(self, client: str) -> None:
        """A session of this client may have ended."""
        for recheck in self._open.get(client, ()):
            recheck.set()

    def recheck_all(self) -> None:
        """Any session may have ended: notices may have been lost."""
        for client in self._open:
            self.recheck(client)


def _too_many(message: ErrorMessage) -> TryLater:
    return TryLater("too-many-sockets", message, AGAIN)
