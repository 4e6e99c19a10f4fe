"""A player whose connection is bad and whose fingers are quick: everything is sent twice, too late or out of turn."""

import asyncio
import json
from typing import Any

import pytest

from herotable.client import TableConnection
from herotable.engine.errors import Refused, UserError

from .player import Player

SENDS = 0.7  # how often a move is on its way when a connection is lost
SENT = 0.005  # seconds, at most, between sending and vanishing


class Troublemaker(Player):
    """Plays as well as any other, as far as the log can tell."""

    @property
    def _move(self) -> dict[str, Any]:
        assert self.pending is not None
        return self.pending

    async def _insist(self, table: TableConnection) -> None:
        tricks = (self._vanish, self._send_twice, self._send_from_two, self._send_old, super()._insist)
        await self.dice.choice(tricks)(table)

    async def _send(self, table: TableConnection) -> int:
        """Without waiting for the answer; the id of the message, which the next one has again."""
        message = {"id": table._last + 1, "action": {"do": "play", **self._move}}
        await table._socket.send(json.dumps(message))
        return table._last + 1

    async def _vanish(self, table: TableConnection) -> None:
        """With or without a move on its way, and without a goodbye."""
        if self.dice.random() < SENDS:
            await self._send(table)
            await asyncio.sleep(self.dice.uniform(0, SENT))
        table._socket.transport.abort()
        raise ConnectionAbortedError

    async def _send_twice(self, table: TableConnection) -> None:
        """The same message twice: both are answered, with the same number."""
        id = await self._send(table)
        number = await table.act("play", **self._move)
        while (answer := await table.next()).get("id") != id:
            pass
        assert (answer["type"], answer["number"]) == ("done", number)
        self.note(number)

    async def _send_from_two(self, table: TableConnection) -> None:
        """The same move from two connections at the same time, perhaps to two nodes."""
        self.go_to(self.dice.choice(self.addresses))
        since = self.number
        async with self.client.at(self.match, since) as other:
            self._remember(other, since)
            first, second = await asyncio.gather(*(one.act("play", **self._move) for one in (table, other)))
        assert first == second
        self.note(first)

    async def _send_old(self, table: TableConnection) -> None:
        """The answers to former requests, a move of another seat, and one out of turn."""
        for _, old in self.acknowledged[-3:-1]:
            with pytest.raises(UserError, match=r"former-request|not-playing"):
                await table.act("play", seat=old.seat, move=old.move, request=old.request)
        with pytest.raises(UserError, match="not-your-seat"):
            await table.act("play", **self._move | {"seat": (self._move["seat"] + 1) % len(table.room["seats"])})
        await super()._insist(table)
        await self._play_out_of_turn(table)

    async def _play_out_of_turn(self, table: TableConnection) -> None:
        last = self.acknowledged[-1][1]
        eyes = next(eyes for eyes in table.eyes if eyes["seat"] == last.seat)
        if eyes["request"] is not None and not eyes["view"]["legal"]:
            with pytest.raises((Refused, UserError)):
                await table.act("play", seat=last.seat, move=last.move, request=eyes["request"])
