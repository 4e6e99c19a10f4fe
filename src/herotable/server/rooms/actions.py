"""What a person may do at a table: an action becomes an entry of the log, or is refused."""

from collections.abc import Callable
from typing import Any

from ...engine.errors import Refused, UserError
from ..errors import Refusal
from . import wire
from .chairs import Absent
from .entries import (
    AnyEntry,
    Ended,
    Joined,
    Left,
    Level,
    Moved,
    Mover,
    Paused,
    Readied,
    Readmitted,
    Replaced,
    Resumed,
    Returned,
    Said,
    Seated,
    Started,
)
from .idempotency import names, repeated
from .person import Person
from .room import Room
from .votes import Voter

STAND_IN: Level = "normal"  # the bot that others put on an absent person's seat


class DuplicateAction(Exception):
    """The same was accepted before."""

    def __init__(self, number: int):
        super().__init__(f"accepted as entry {number}")
        self.number = number


def decide(room: Room, person: Person, action: wire.AnyAction, is_absent: Absent) -> AnyEntry:
    """The entry an action makes; a Refusal says why not, DuplicateAction which entry it was when it was sent before."""
    if (number := repeated(room, person, action)) is not None:
        raise DuplicateAction(number)
    return DECISIONS[type(action)](Player(room, person, is_absent), action)


def moved(room: Room, seat: int, move: str, request: int, by: Mover) -> Moved:
    """A move in answer to a request; sent twice it is accepted once."""
    entry = Moved(seat, move, request, by)
    last, number = room.answers.get(seat, (None, 0))
    if last == entry:
        raise DuplicateAction(number)
    if room.match is None or room.state != "playing":
        raise Refusal("not-playing", "no game is being played at this table")
    if room.is_paused:
        raise Refusal("paused", "the game is paused")
    if (room.bot_of(seat) is None) == (by == "bot"):  # somebody took the seat over, or back, meanwhile
        raise Refusal("not-your-seat", "this seat is played by somebody else now", status=403)
    if room.requests.get(seat) != request:
        raise Refusal("former-request", f"request {request} is not open; the last one is {room.requests.get(seat)}")
    try:
        if (rule := room.match.why_not(seat, move)) is not None:
            raise Refusal("not-allowed", str(Refused(rule, seat, move)), rule=rule)
    except UserError as error:
        raise Refusal("unreadable", str(error), status=400) from None
    return entry


class Player(Voter):
    """A person at a table, and all they may decide about."""

    # ---------------------------------------------------------------- before the start

    def join(self, action: wire.Join) -> Joined:
        """A free seat, and a name nobody else has at this table; not for those the host has sent away."""
        self._in("lobby")
        if self.room.is_sent_away(self.person.id):
            raise Refusal("sent-away", "the host has sent you away from this table", status=403)
        free = [seat for seat, chair in enumerate(self.room.chairs) if chair.is_open]
        seat = action.seat if action.seat is not None else next(iter(free), None)
        if seat not in free:
            raise Refusal("seat-taken", "no such seat is free")
        return Joined(seat, self.person.id, self._name(action.name or self.person.name))

    def _name(self, name: str) -> str:
        taken = {chair.name for chair in self.room.chairs}
        return next(name for name in names(name) if name not in taken)

    def leave(self, action: wire.Leave) -> AnyEntry:
        """Before the start the seat is free again; during the game a bot goes on."""
        self._own(action.seat)
        if self.room.state == "lobby":
            alone = sum(chair.person is not None for chair in self.room.chairs) == 1
            return Ended("abandoned") if alone else Left(action.seat)
        return self.replace(wire.Replace(action.seat))

    def kick(self, action: wire.Kick) -> Left:
        """The host frees a seat; its person may not take another one."""
        self._host("lobby")
        if self._chair(action.seat).is_open:
            raise Refusal("seat-open", "nobody sits there")
        return Left(action.seat, kicked=True)

    def readmit(self, action: wire.Readmit) -> Readmitted:
        """The host lets somebody sit down again."""
        self._host("lobby")
        if all(one.entry != action.entry for one in self.room.sent_away):
            raise Refusal("not-sent-away", "nobody was sent away by this entry who is not back")
        return Readmitted(action.entry)

    def bot(self, action: wire.Bot) -> Seated:
        """The host puts a bot on a free seat, or changes its level."""
        self._host("lobby")
        if self._chair(action.seat).person is not None:
            raise Refusal("seat-taken", "somebody sits there")
        return Seated(action.seat, action.level)

    def ready(self, action: wire.Ready) -> Readied:
        """Ready or not, with a word for the dice."""
        self._in("lobby")
        self._own(action.seat)
        if not action.word.isprintable():
            raise Refusal("unreadable", "word: expected printable letters", status=400)
        return Readied(action.seat, action.ready, action.word)

    def start(self, _action: wire.Start) -> Started:
        """All seats are taken, and everybody but the host has said to be ready."""
        self._host("lobby")
        if any(chair.is_open for chair in self.room.chairs):
            raise Refusal("seat-open", "not all seats are taken")
        if any(c.person not in (None, self.person.id) and not c.ready for c in self.room.chairs):
            raise Refusal("not-ready", "not everybody is ready")
        return Started()

    # ---------------------------------------------------------------- during the game

    def play(self, action: wire.Play) -> Moved:
        """A move of one's own seat."""
        self._own(action.seat)
        if self._chair(action.seat).stand_in:
            raise Refusal("replaced", "a bot plays for this seat; take it back first")
        return moved(self.room, action.seat, action.move, action.request, "person")

    def pause(self, action: wire.Pause) -> Paused:
        """Stop the clocks."""
        self._playing(action.seat)
        if self.room.is_paused:
            raise Refusal("paused", "the game is paused already")
        return Paused(action.seat)

    def resume(self, action: wire.Resume) -> Resumed:
        """Go on."""
        self._playing(action.seat)
        if not self.room.is_paused:
            raise Refusal("not-paused", "the game is not paused")
        return Resumed(action.seat)

    def replace(self, action: wire.Replace) -> Replaced:
        """A bot for one's own seat, or for that of somebody who is absent."""
        chair = self._chair(action.seat)
        self._in("playing")
        if not self.room.seats_of(self.person.id):
            raise Refusal("not-your-seat", "you do not sit at this table", status=403)
        if chair.person is None or chair.stand_in:
            raise Refusal("replaced", "a bot plays for this seat already")
        if chair.person == self.person.id:
            return Replaced(action.seat, action.level)
        if not self.is_absent(chair.person):
            raise Refusal("not-absent", "this player is here")
        return Replaced(action.seat, STAND_IN, absent=True)

    def return_(self, action: wire.Return) -> Returned:
        """One's own seat again."""
        self._own(action.seat)
        self._in("playing")
        if not self._chair(action.seat).stand_in:
            raise Refusal("not-replaced", "you play for yourself already")
        return Returned(action.seat)

    # ---------------------------------------------------------------- at any time

    def say(self, action: wire.Say) -> Said:
        """A line of chat, by those who sit here."""
        seats = self.room.seats_of(self.person.id)
        if not seats:
            raise Refusal("not-your-seat", "only those who sit at the table talk", status=403)
        if (action.text is None) == (action.preset is None):
            raise Refusal("unreadable", "say: expected a text or a preset", status=400)
        return Said(self.person.id, self.room.chairs[seats[0]].name, action.text or "", action.preset)


DECISIONS: dict[type, Callable[[Player, Any], AnyEntry]] = {
    kind: getattr(Player, {"return": "return_"}.get(name := kind.__name__.lower(), name))
    for kind in (
        wire.Join, wire.Leave, wire.Kick, wire.Readmit, wire.Bot, wire.Ready, wire.Start, wire.Play, wire.Undo,
        wire.Answer, wire.Say, wire.Pause, wire.Resume, wire.Offer, wire.Agree, wire.Replace, wire.Return,
    )
}  # fmt: skip
