"""A room in memory."""

import asyncio
import time

from ..rooms.room import Room
from .guests import Guests


class Live:
    """A room in memory, with everybody who looks at it from this node."""

    def __init__(self, room: Room):
        self.room = room
        self.lock = asyncio.Lock()
        self.guests = Guests()
        self.is_doubtful = False  # a write or a read failed: the log may be longer than the room
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.patient: dict[int, asyncio.TimerHandle] = {}  # bots that another node should be thinking for
        self.timer: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.loaded = time.time()
