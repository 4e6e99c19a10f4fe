"""A room in memory, and everything a node keeps beside it."""

import asyncio
import time

from ..rooms.room import Room
from .subscribers import Subscribers

LATELY = 30.0  # seconds after a request by which somebody who has no connection still counts as waiting


class LiveRoom:
    """A room in memory, with the connections that watch it from this node and the bots that think in it."""

    def __init__(self, room: Room):
        self.room = room
        self.lock = asyncio.Lock()
        self.subscribers = Subscribers()
        self.may_be_stale = False  # a write or a read failed: the log may be longer than the room
        self.thinking: dict[int, asyncio.Task[None]] = {}  # by seat, the bots that think on this node
        self.delayed: dict[int, asyncio.TimerHandle] = {}  # by seat, the bots that should think on another node
        self.timer: asyncio.Task[None] | None = None  # waits for the next deadline of the clock
        self.used = time.monotonic()
        self.loaded = time.time()
        self._addresses: dict[str, str] = {}  # of the people who sit here, as far as this node has seen them

    def note_address(self, person: str, address: str) -> None:
        """Remember from where a person at the table came last."""
        people = {self.room.owner, *(chair.person for chair in self.room.chairs)}
        if address and person in people:
            known = self._addresses | {person: address}
            self._addresses = {one: known[one] for one in known if one in people}

    @property
    def address(self) -> str:
        """The address whose share its bots use: the owner's, else a player's; guests of a table cannot choose it."""
        people = (self.room.owner, *(chair.person or "" for chair in self.room.chairs))
        return next((self._addresses[one] for one in people if one in self._addresses), self.room.owner)

    @property
    def is_waited_for(self) -> bool:
        """Does somebody look on?"""
        return bool(self.subscribers) or time.monotonic() - self.used < LATELY
