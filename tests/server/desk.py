"""A table for tests of rooms: people act at it as they would over the wire, without any database."""

from collections.abc import Callable
from operator import itemgetter
from typing import Any

import pytest

from herotable.engine.match import Match
from herotable.engine.moves import Move
from herotable.games import game
from herotable.server.errors import Refusal
from herotable.server.rooms import wire
from herotable.server.rooms.actions import decide
from herotable.server.rooms.decisions import move_entry
from herotable.server.rooms.entries import AnyEntry, Line, Mover
from herotable.server.rooms.fold import room_after
from herotable.server.rooms.person import Person
from herotable.server.rooms.room import Room


class Desk:
    """One room; `at` is its clock, `absent` the people nobody sees."""

    def __init__(self, title: str = "pow", seats: int = 2, seed: str = "7", **setup: Any):
        self.room = Room("m", "ABCDE", wire.Setup(title, seats, **setup), seed, "ann", 100.0, game(title))
        self.at = 100.0
        self.absent: set[str] = set()

    def enter(self, entry: AnyEntry) -> None:
        self.room = room_after(self.room, Line(self.room.number + 1, self.at, entry))

    def act(self, person: str, action: wire.AnyAction) -> None:
        who = Person(person, "guest", person.title())
        self.enter(decide(self.room, who, action, self.absent.__contains__))

    def start(self, *people: str) -> "Desk":
        """These people sit down, are ready and begin; bots have the other seats."""
        for seat, person in enumerate(people):
            self.act(person, wire.Join(seat))
        for seat in range(len(people), self.room.setup.seats):
            self.act(people[0], wire.AddBot(seat, "random"))
        for seat, person in enumerate(people[1:], 1):
            self.act(person, wire.Ready(seat))
        self.act(people[0], wire.Start())
        return self

    def pause(self) -> None:
        """The first of two people asks for a pause, and gets it."""
        self.act("ann", wire.Pause(0))
        self.act("bob", wire.Consent(1, True))

    @property
    def match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    def play(self, seat: int, move: str, request: int | None = None, by: Mover | None = None) -> None:
        asked = self.room.requests[seat] if request is None else request
        self.enter(move_entry(self.room, seat, move, asked, by or ("bot" if self.room.bot_of(seat) else "person")))

    def play_any(self, choose: Callable[[list[Move]], Move] = itemgetter(0)) -> None:
        seat = self.match.waiting[0]
        self.play(seat, str(choose(self.match.legal(seat))))


def refused(desk: Desk, person: str, action: wire.AnyAction) -> str:
    """The code with which an action is refused; nothing has changed."""
    number = desk.room.number
    with pytest.raises(Refusal) as refusal:
        desk.act(person, action)
    assert desk.room.number == number
    return refusal.value.code
