"""The WebSockets of a node: how many may be open, and whose session has to be looked at again."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from ...engine.errors import ErrorMessage
from ..errors import Refusal


class Sockets:
    """Open connections by client: a person, or the address of strangers. Each has a bell that asks it to look again."""

    def __init__(self, per_client: int, per_node: int):
        self.per_client, self.per_node = per_client, per_node
        self._open: dict[str, set[asyncio.Event]] = {}
        self._count = 0

    @contextmanager
    def opened(self, client: str) -> Iterator[asyncio.Event]:
        """One more connection while this lasts; its bell."""
        self._check(client)
        bell = asyncio.Event()
        self._open.setdefault(client, set()).add(bell)
        self._count += 1
        try:
            yield bell
        finally:
            self._close(client, bell)

    def _check(self, client: str) -> None:
        if len(self._open.get(client, ())) >= self.per_client:
            raise Refusal("too-many-sockets", ErrorMessage("too-many-sockets", most=self.per_client), 429)
        if self._count >= self.per_node:
            raise Refusal("too-many-sockets", ErrorMessage("sockets-full"), 429)

    def _close(self, client: str, bell: asyncio.Event) -> None:
        self._count -= 1
        self._open[client].discard(bell)
        if not self._open[client]:
            del self._open[client]

    def look_again(self, client: str) -> None:
        """A session of this client may be over."""
        for bell in self._open.get(client, ()):
            bell.set()

    def look_again_all(self) -> None:
        """Any session may be over: news of it may have been lost."""
        for client in self._open:
            self.look_again(client)
