"""The WebSockets of a process: how many may be open, and which of them have to check their session again."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from ...engine.errors import ErrorMessage
from ..errors import Refusal


class Sockets:
    """Open connections by client: a person, or an address of unknown callers. An event asks each to check itself."""

    def __init__(self, per_client: int, per_node: int):
        self.per_client, self.per_node = per_client, per_node
        self._open: dict[str, set[asyncio.Event]] = {}
        self._count = 0

    @contextmanager
    def opened(self, client: str) -> Iterator[asyncio.Event]:
        """Count one more connection while the block runs; gives its event."""
        self._check(client)
        recheck = asyncio.Event()
        self._open.setdefault(client, set()).add(recheck)
        self._count += 1
        try:
            yield recheck
        finally:
            self._close(client, recheck)

    def _check(self, client: str) -> None:
        if len(self._open.get(client, ())) >= self.per_client:
            raise Refusal("too-many-sockets", ErrorMessage("too-many-sockets", most=self.per_client), 429)
        if self._count >= self.per_node:
            raise Refusal("too-many-sockets", ErrorMessage("sockets-full"), 429)

    def _close(self, client: str, recheck: asyncio.Event) -> None:
        self._count -= 1
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
