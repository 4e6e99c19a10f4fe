"""Players who play on whatever happens to their node, and remember everything they were told."""

import asyncio
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from herotable.client import Client, TableConnection
from herotable.engine.errors import Refused, UserError
from herotable.server.rooms.entries import Moved

LOST = (WebSocketException, OSError, TimeoutError)  # what a client sees of a node that is gone
PAUSE = 0.1  # seconds, at most, before trying again
TOO_LATE = ("former-request", "not-playing")
CHANGES = 0.2  # how often somebody chooses anew while others still choose


class Player:
    """Makes any legal moves until the match is over; without a seat it only looks on."""

    def __init__(self, client: Client, person: str, match: str, dice: Random, addresses: list[str]):
        self.client, self.person, self.match, self.dice, self.addresses = client, person, match, dice, addresses
        self.acknowledged: list[tuple[int, Moved]] = []
        self.seen: list[tuple[int | None, dict[str, Any]]] = []  # each message, and since when it was asked for
        self.pending: dict[str, Any] | None = None  # a move that was sent and not yet answered
        self.is_change = False  # it changes a choice of before
        self.number: int | None = None
        self.is_over = False
        self.lost = self.refused = 0

    async def play(self) -> None:
        """Until the end, on one connection after another."""
        while not self.is_over:
            try:
                async with self.client.at(self.match, self.number) as table:
                    self._remember(table, self.number)
                    await self._sit(table)
            except LOST:
                self.lost += 1
                await self.pause()
                self.go_to(self.dice.choice(self.addresses))

    async def pause(self) -> None:
        await asyncio.sleep(self.dice.uniform(0, PAUSE))

    def go_to(self, address: str) -> None:
        """Ask another node from now on."""
        self.client.url, self.client.http.base_url = address, f"{address}/api"

    async def _sit(self, table: TableConnection) -> None:
        while self.pending or not table.over:
            self.pending = self.pending or self._chosen(table)
            if self.pending:
                await self._try(table)
            else:
                await table.next()
        self.is_over = True

    def _chosen(self, table: TableConnection) -> dict[str, Any] | None:
        """A move of a seat that has to decide; now and then another choice while others still choose."""
        for eyes in table.eyes:
            view, request = eyes["view"], eyes["request"]
            if request is None or not view["legal"]:
                continue
            self.is_change = eyes["seat"] not in view["waiting"]
            if not self.is_change or self.dice.random() < CHANGES:
                return {"seat": eyes["seat"], "move": self.dice.choice(view["legal"]), "request": request}
        return None

    async def _try(self, table: TableConnection) -> None:
        """Another choice can come too late: all the others have chosen, and the game may even be over."""
        try:
            await self._insist(table)
        except (Refused, UserError) as error:
            if not self.is_change or not (isinstance(error, Refused) or str(error).startswith(TOO_LATE)):
                raise
            self.pending = None

    async def _insist(self, table: TableConnection) -> None:
        """Send the same move again until it is answered."""
        assert self.pending is not None
        try:
            number = await table.act("play", **self.pending)
        except UserError as error:
            if not str(error).startswith("try-again"):
                raise
            self.refused += 1
            await self.pause()
        else:
            self.note(number)

    def note(self, number: int) -> None:
        """The move was accepted under this number."""
        assert self.pending is not None
        self.acknowledged.append((number, Moved(**self.pending)))
        self.pending = None

    def _remember(self, table: TableConnection, since: int | None) -> None:
        """What the table has said and will say on this connection."""
        said = {"number": table.number, "room": table.room, "eyes": table.eyes, "missed": table.happened[:]}
        self.seen.append((since, {"type": "snapshot", **said}))
        self.number, hear = table.number, table.next

        async def heard() -> dict[str, Any]:
            message = await hear()
            self.number = table.number
            if message["type"] == "update":
                self.seen.append((None, message))
            return message

        table.next = heard  # type: ignore[method-assign]

    async def look(self) -> None:
        """A fresh snapshot from every node."""
        for address in self.addresses:
            self.go_to(address)
            self.seen.append((None, await self.client.get(f"/tables/{self.match}")))
