"""What follows from a log alone: who sits where, their words, and the moves that stand."""

from functools import reduce
from typing import NamedTuple

from ...engine.match import Match
from ...engine.pack import Pack
from ...games import game
from .chairs import Chair, chairs_after
from .entries import Line, Moved, Paused, Resumed, Started, Undone
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
    return [chair.word for chair in _seated(before_start(lines), [Chair()] * seats)]


def has_begun(lines: list[Line]) -> bool:
    """Was the game begun?"""
    return any(isinstance(line.entry, Started) for line in lines)


def before_start(lines: list[Line]) -> list[Line]:
    """The lines of the lobby."""
    start = next((i for i, line in enumerate(lines) if isinstance(line.entry, Started)), len(lines))
    return lines[:start]


def sitters(lines: list[Line], setup: Setup) -> list[Chair]:
    """Who sits on each seat after these lines."""
    return _seated(lines, [Chair(level=setup.bots.get(str(seat))) for seat in range(setup.seats)])


def _seated(lines: list[Line], chairs: list[Chair]) -> list[Chair]:
    return reduce(chairs_after, (line.entry for line in lines), chairs)


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
