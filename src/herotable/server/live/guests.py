"""Who looks at a room from this node, and what is sent to them."""

import asyncio
import time
from collections.abc import Callable

from ..rooms.person import Person
from ..rooms.room import Room
from ..rooms.views import room_view, snapshot, update
from ..rooms.wire import AnyMessage, Presence, Snapshot, encode

NOBODY: frozenset[str] = frozenset()
QUEUE = 200  # messages a slow client may be behind before it is cut off; it can resume


class Guest:
    """One connection: a person (None: nobody known), and the messages on their way to it."""

    def __init__(self, person: Person | None, write: Callable[[bytes], bool] | None = None):
        self.person, self._write = person, write
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.is_behind = False  # something was queued, and is not yet sent

    @property
    def id(self) -> str | None:
        """Whose eyes it sees with."""
        return self.person.id if self.person else None

    def send(self, message: bytes | None) -> None:
        """Never waits: at once if all before it is sent, else queued; a client that does not read is cut off."""
        if message is not None and self._write and not self.is_behind and self._write(message):
            return
        self.is_behind = True
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)


class Guests:
    """All guests of one room."""

    def __init__(self) -> None:
        self._all: set[Guest] = set()
        self.elsewhere: frozenset[str] = frozenset()  # people other nodes have seen
        self.left: dict[str, float] = {}  # when people went, from this node

    def __len__(self) -> int:
        return len(self._all)

    @property
    def people(self) -> set[str]:
        """The people who are here, on this node."""
        return {guest.person.id for guest in self._all if guest.person}

    @property
    def here(self) -> frozenset[str]:
        """The people who are here, on any node."""
        return self.elsewhere | self.people

    def note_elsewhere(self, people: frozenset[str], room: Room) -> None:
        """Other nodes have seen these people."""
        before, self.elsewhere = self.here, people
        if self.here != before:
            self.tell_presence(room)

    def watching(self, room: Room) -> int:
        """How many look on without a seat, on this node."""
        return sum(not (guest.id and room.seats_of(guest.id)) for guest in self._all)

    def enter(self, guest: Guest, room: Room, since: int | None) -> None:
        """The newcomer gets a snapshot, the others hear of it."""
        self._all.add(guest)
        guest.send(encode(self.snapshot(room, guest.id, since)))
        self.tell_presence(room, guest)

    def snapshot(self, room: Room, person: str | None, since: int | None) -> Snapshot:
        """The room as a person sees it."""
        return snapshot(room, person, since, self.here, self.watching(room))

    def leave(self, guest: Guest, room: Room) -> None:
        """The others hear of it."""
        self._all.discard(guest)
        if guest.id:
            self.left[guest.id] = time.time()
        self.tell_presence(room)

    def tell_update(self, room: Room) -> None:
        """Everybody gets what they may know of the last line, and what they see now."""
        here, watching = (NOBODY, 0) if room.only_played else (self.here, self.watching(room))
        self._tell(room, lambda person: update(room, person, here, watching))

    def tell_presence(self, room: Room, newcomer: Guest | None = None) -> None:
        """Who is here has changed."""
        here, watching = self.here, self.watching(room)
        self._tell(room, lambda person: Presence(room_view(room, person, here, watching)), newcomer)

    def _tell(self, room: Room, message_for: Callable[[str | None], AnyMessage], but: Guest | None = None) -> None:
        """One message for each pair of eyes; all spectators share theirs, but those who were sent away."""
        made: dict[str | None, bytes] = {}
        for guest in self._all - {but}:
            is_seated = bool(guest.id and room.seats_of(guest.id))
            person = guest.id if is_seated or room.is_sent_away(guest.id) else None
            if not is_seated and not room.setup.spectators and room.state != "lobby":
                guest.send(None)
                continue
            if person not in made:
                made[person] = encode(message_for(person))
            guest.send(made[person])

    def close(self) -> None:
        """Send everybody home."""
        for guest in self._all:
            guest.send(None)
