"""A room in memory, and everything a node keeps beside it."""

import asyncio
import time

from ..rooms.room import Room
from .subscribers import Subscribers


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
