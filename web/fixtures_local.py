"""What Python says of a save, of its bots' choices and of a room, for the tests of the rules in the browser:
`PYTHONPATH=src python web/fixtures_local.py`.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import herotable as ht
from herotable.bots import SearchBot
from herotable.bots.random import RandomBot
from herotable.server.rooms import views, wire
from herotable.server.rooms.entries import AnyEntry, Ended, Joined, Line, Moved, Rematched, Seated, Started, Undone
from herotable.server.rooms.fold import room_after
from herotable.server.rooms.messages import encode
from herotable.server.rooms.room import Room

LIB = Path(__file__).parent / "src" / "lib"
TITLE = "pow"
PERSON = "local"
MOVES = 40


def write_saves() -> None:
    """A game of a bot that plays anything and one that searches in one to three threads, and its receipt."""
    match = ht.game(TITLE).match(2, "a seed", None, ("Стол 😀", "w"))
    match.bots = ("", "hard")
    for number in range(MOVES):
        seat = match.waiting[0]
        searching = SearchBot("hard", threads=1 + number % 3, seed=f"bot {number}")
        match.play(seat, (searching if seat else RandomBot(f"r {number}")).choose(match, seat))
    folder = LIB / "rules" / "fixtures"
    (folder / "save.json").write_text(match.save(), encoding="utf-8")
    (folder / "receipt.json").write_text(match.save(reveal=False), encoding="utf-8")


class Told:
    """A room of one person on two seats with a bot, and all that it tells that person."""

    def __init__(self) -> None:
        setup = wire.Setup(TITLE, 3, {}, bots={"1": "easy"}, undo="consent", spectators=False)
        self.room = Room("local-x", None, setup, "a secret", PERSON, 100.0, ht.game(TITLE))
        self.lines: list[Any] = []
        self.updates: list[Any] = []
        self.random = Random("moves")

    def add(self, entry: AnyEntry) -> None:
        """One line more."""
        line = Line(self.room.number + 1, 100.0 + self.room.number, entry)
        self.lines.append(msgspec.to_builtins(line))
        self.room = room_after(self.room, line)
        self.updates.append(json.loads(encode(views.update(self.room, PERSON, frozenset({PERSON}), 0))))

    def play(self, moves: int) -> None:
        """Any moves."""
        for _ in range(moves):
            match = self.room.match
            assert match is not None
            seat = match.waiting[0]
            move = str(self.random.choice(match.legal(seat)))
            self.add(Moved(seat, move, self.room.requests[seat], "bot" if seat == 1 else "person"))

    def snapshot(self, since: int | None) -> Any:
        """The room as it is now."""
        return json.loads(encode(views.snapshot(self.room, PERSON, since, frozenset({PERSON}), 0)))

    def data(self) -> dict[str, Any]:
        """Everything, for the test."""
        room = self.room
        head = {"id": room.id, "setup": msgspec.to_builtins(room.setup), "seed": room.secret, "created": room.created}
        snapshots = [self.snapshot(None), self.snapshot(10)]
        return {"head": head, "lines": self.lines, "updates": self.updates, "snapshots": snapshots}


def write_room() -> None:
    """The log of a table, and the server's messages about each line."""
    told = Told()
    for entry in (Joined(0, PERSON, "Ann"), Seated(1, "easy"), Joined(2, PERSON, "Bob"), Started()):
        told.add(entry)
    told.play(12)
    told.add(Undone(0, 9))
    told.play(6)
    told.add(Ended("agreed"))
    told.add(Rematched("local-y"))
    text = json.dumps(told.data(), ensure_ascii=False)
    (LIB / "local" / "fixtures" / "room.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_saves()
    write_room()
