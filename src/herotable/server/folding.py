"""What follows from a log alone: who sits where, their words, and the moves that stand."""

from typing import NamedTuple

import msgspec

from ..engine.match import Match
from ..engine.pack import Pack
from ..games import game
from .entries import (
    Joined,
    Left,
    Level,
    Line,
    Moved,
    Paused,
    Readied,
    Replaced,
    Resumed,
    Returned,
    Seated,
    Started,
    Undone,
)
from .wire import Setup


class Standing(NamedTuple):
    """A move that was not taken back, and its line of the log."""

    line: Line
    move: Moved


def standing(lines: list[Line]) -> list[Standing]:
    """The moves that stand, each with its number and its time."""
    moves: list[Standing] = []
    for line in lines:
        if isinstance(line.entry, Moved):
            moves.append(Standing(line, line.entry))
        elif isinstance(line.entry, Undone):
            del moves[line.entry.to :]
    return moves


def played(lines: list[Line]) -> list[Moved]:
    """The moves that stand: those that were taken back are gone."""
    return [move for _, move in standing(lines)]


def words(lines: list[Line], seats: int) -> list[str]:
    """The word that each seat has added to the dice, as it was when the game began."""
    said = [""] * seats
    for line in before_start(lines):
        match line.entry:
            case Readied(seat=seat, word=word):
                said[seat] = word
            case Joined(seat=seat) | Left(seat=seat) | Seated(seat=seat):
                said[seat] = ""
    return said


def has_begun(lines: list[Line]) -> bool:
    """Was the game begun?"""
    return any(isinstance(line.entry, Started) for line in lines)


def before_start(lines: list[Line]) -> list[Line]:
    """The lines of the lobby."""
    start = next((i for i, line in enumerate(lines) if isinstance(line.entry, Started)), len(lines))
    return lines[:start]


class Sitter(msgspec.Struct, frozen=True):
    """Who sits on a seat: a person, a bot, or a person for whom a bot stands in."""

    person: str | None = None
    name: str = ""
    bot: Level | None = None
    alone: bool = True  # nobody ever stood in

    def relieved(self, level: Level) -> "Sitter":
        """The same person, with a bot in their place."""
        return msgspec.structs.replace(self, bot=level, alone=False)


def sitters(lines: list[Line], setup: Setup) -> list[Sitter]:
    """Who sits on each seat after these lines."""
    seats = [Sitter(bot=setup.bots.get(str(seat))) for seat in range(setup.seats)]
    for line in lines:
        match line.entry:
            case Joined(seat=seat, person=person, name=name):
                seats[seat] = Sitter(person, name)
            case Left(seat=seat):
                seats[seat] = Sitter()
            case Seated(seat=seat, level=level):
                seats[seat] = Sitter(bot=level)
            case Replaced(seat=seat, level=level):
                seats[seat] = seats[seat].relieved(level)
            case Returned(seat=seat):
                seats[seat] = msgspec.structs.replace(seats[seat], bot=None)
    return seats


def rebuilt(setup: Setup, seed: str, lines: list[Line], moves: int | None = None) -> Match:
    """The match as the log tells it, after so many of the moves that stand, or all."""
    said = words(lines, setup.seats)
    match = game(setup.title).match(setup.seats, seed, own_pack(setup), said, **setup.options)
    for move in played(lines)[:moves]:
        match.play(move.seat, move.move)
    return match


def own_pack(setup: Setup) -> Pack | None:
    """The owner's pack, if the table is played with one."""
    return None if setup.pack is None else game(setup.title).pack_of(setup.pack)


def clock(lines: list[Line]) -> dict[int, float]:
    """The seconds of play before each line, by its number: while the table is paused no time goes by."""
    gone, paused, before = 0.0, False, lines[0].at if lines else 0.0
    times: dict[int, float] = {}
    for line in lines:
        gone += 0.0 if paused else max(0.0, line.at - before)
        before = line.at
        paused = not isinstance(line.entry, Resumed) and (paused or isinstance(line.entry, Paused))
        times[line.number] = gone
    return times
