"""The connections that watch a room from this node, and the messages they get."""

import asyncio
import time
from collections.abc import Callable

from ..rooms.messages import AnyMessage, Presence, Snapshot, Watching, encode
from ..rooms.person import Person
from ..rooms.room import Room
from ..rooms.views import NOBODY, room_view, snapshot, update

MessageFor = Callable[[str | None, frozenset[str]], AnyMessage]  # for a reader, who has blocked these people
PRESENCE_EVERY = 1.0  # seconds between two messages about who is connected
QUEUE = 200  # messages a slow client may be behind before the server cuts it off; it can resume


class Subscriber:
    """One connection: its person (None if nobody is logged in), and the messages on their way to it."""

    def __init__(self, person: Person | None, write: Callable[[bytes], bool] | None = None):
        self.person, self._write = person, write
        self.blocked = NOBODY  # people whose chat this connection does not show
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.is_behind = False  # the queue holds messages that are not sent yet

    @property
    def id(self) -> str | None:
        """The id of the person."""
        return self.person.id if self.person else None

    def send(self, message: bytes | None) -> None:
        """Send or queue a message without waiting; None closes the connection, and so does a full queue."""
        # Writing directly is only allowed while the queue is empty: messages must keep their order.
        if message is not None and self._write and not self.is_behind and self._write(message):
            return
        self.is_behind = True
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self._cut_off()

    def _cut_off(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Subscribers:
    """All subscribers of one room."""

    def __init__(self) -> None:
        self._all: set[Subscriber] = set()
        self.on_other_nodes: frozenset[str] = frozenset()
        self.left_at: dict[str, float] = {}  # when each person closed a connection to this node
        self._announced: tuple[list[bool], int] | None = None  # the seats that are here, and the number of spectators
        self._changed: Room | None = None  # the room whose presence has changed since the last message about it
        self._timer: asyncio.TimerHandle | None = None  # until the next message about it

    def __len__(self) -> int:
        return len(self._all)

    @property
    def people(self) -> set[str]:
        """The people who are connected to this node."""
        return {subscriber.person.id for subscriber in self._all if subscriber.person}

    @property
    def here(self) -> frozenset[str]:
        """The people who are connected to any node."""
        return self.on_other_nodes | self.people

    def set_on_other_nodes(self, people: frozenset[str], room: Room) -> None:
        """Note whom the other nodes see."""
        self.on_other_nodes = people
        self.announce(room)

    def watching(self, room: Room) -> int:
        """How many subscribers on this node have no seat."""
        return sum(not _has_seat(subscriber, room) for subscriber in self._all)

    def add(self, subscriber: Subscriber, room: Room, since: int | None) -> int:
        """Send a snapshot to the new subscriber, and the new presence to the others; the length of the snapshot."""
        self._all.add(subscriber)
        message = encode(self.snapshot(room, subscriber.id, since, subscriber.blocked))
        subscriber.send(message)
        self.announce(room, subscriber)
        return len(message)

    def snapshot(self, room: Room, person: str | None, since: int | None, blocked: frozenset[str] = NOBODY) -> Snapshot:
        """The room as a person sees it."""
        return snapshot(room, person, since, self.here, self.watching(room), blocked)

    def set_blocked(self, person: str, blocked: frozenset[str]) -> None:
        """Note whose chat a person does not want to read any more."""
        for subscriber in self._all:
            if subscriber.id == person:
                subscriber.blocked = blocked

    def remove(self, subscriber: Subscriber, room: Room) -> None:
        """Forget a subscriber, and send the new presence to the others."""
        self._all.discard(subscriber)
        if subscriber.id:
            self.left_at[subscriber.id] = time.time()
        self.announce(room)

    def send_update(self, room: Room) -> None:
        """Send the last line of the log to all, each as they may see it."""
        # An update after a mere move does not show the room, so nobody needs to count who is here.
        here, watching = NOBODY, 0
        if self._changed is not None:
            self._changed = room  # what is announced later must not show the room as it was
        if not room.is_mere_move:
            self._announced = self._presence(room)
            here, watching = self.here, self._announced[1]
        self._send(room, lambda person, blocked: update(room, person, here, watching, blocked))

    def announce(self, room: Room, but: Subscriber | None = None) -> None:
        """Send to all, except one, who is connected now; what changes within a second is sent at its end.

        Whoever comes and goes again and again would otherwise send a message to everybody each time.
        """
        self._changed = room
        if self._timer is None and self._send_presence(but):
            self._timer = asyncio.get_running_loop().call_later(PRESENCE_EVERY, self._announce_later)

    def _announce_later(self) -> None:
        self._timer = None
        if self._changed is not None:
            self.announce(self._changed)

    def _send_presence(self, but: Subscriber | None) -> bool:
        """Send what has changed; whether anybody had to be told. Of spectators only the number is."""
        room, self._changed = self._changed, None
        if room is None or (now := self._presence(room)) == self._announced:
            return False
        before, self._announced = self._announced, now
        if before is not None and before[0] == now[0]:
            self._send(room, lambda *_: Watching(now[1]), but)
        else:
            here = self.here
            self._send(room, lambda person, _: Presence(room_view(room, person, here, now[1])), but)
        return bool(self._all - {but})

    def _presence(self, room: Room) -> tuple[list[bool], int]:
        here = self.here
        return [chair.person in here for chair in room.chairs], self.watching(room)

    def _send(self, room: Room, message_for: MessageFor, but: Subscriber | None = None) -> None:
        """Encode one message per person at the table; all spectators share one, as they see the same."""
        encoded: dict[str | None, bytes] = {}
        for subscriber in self._all - {but}:
            if not _may_watch(subscriber, room):
                subscriber.send(None)
                continue
            reader = _reader(subscriber, room)
            if reader not in encoded:
                encoded[reader] = encode(message_for(reader, subscriber.blocked))
            subscriber.send(encoded[reader])

    def close(self) -> None:
        """Close all connections."""
        if self._timer is not None:
            self._timer.cancel()
        for subscriber in self._all:
            subscriber.send(None)


def _has_seat(subscriber: Subscriber, room: Room) -> bool:
    return bool(subscriber.id and room.seats_of(subscriber.id))


def _may_watch(subscriber: Subscriber, room: Room) -> bool:
    return room.setup.spectators or room.state == "lobby" or _has_seat(subscriber, room)


def _reader(subscriber: Subscriber, room: Room) -> str | None:
    """For whom a message is made: any spectator, or a person who has a seat, was sent away or has blocked somebody."""
    is_own = subscriber.blocked or _has_seat(subscriber, room) or room.is_sent_away(subscriber.id)
    return subscriber.id if is_own else None
