"""What a log alone says, without a room: chairs, words for the dice, and moves."""

from functools import reduce
from typing import NamedTuple

from ...engine.game import Game
from ...engine.match import Match
from ...engine.pack import Pack
from ...games import game
from .chairs import Chair, chairs_after
from .entries import Ended, Imported, ImportedMove, Line, Moved, Paused, Resumed, Started, Undone
from .wire import Setup


class KeptMove(NamedTuple):
    """A move that was not taken back, and its line of the log."""

    line: Line
    move: Moved


def kept_moves(lines: list[Line]) -> list[KeptMove]:
    """The moves that were not taken back, each with its line."""
    moves: list[KeptMove] = []
    imported: list[ImportedMove] = []
    for line in lines:
        if isinstance(line.entry, Moved):
            moves.append(KeptMove(line, line.entry))
        elif isinstance(line.entry, Imported):
            imported = line.entry.moves
        elif isinstance(line.entry, Started):
            moves += [KeptMove(line, Moved(made.seat, made.move, line.number, made.by)) for made in imported]
        elif isinstance(line.entry, Undone):
            del moves[line.entry.to :]
    return moves


def moves_of(lines: list[Line]) -> list[Moved]:
    """The moves that were not taken back."""
    return [move for _, move in kept_moves(lines)]


def words_of(lines: list[Line], seats: int) -> list[str]:
    """The word that each seat had added to the dice when the game started."""
    return [chair.word for chair in _chairs_after(lobby_lines(lines), [Chair()] * seats)]


def has_started(lines: list[Line]) -> bool:
    """Did the game start?"""
    return any(isinstance(line.entry, Started) for line in lines)


def imported_game(lines: list[Line]) -> Imported | None:
    """The game of a device from which this one went on, if it did."""
    return next((line.entry for line in lines if isinstance(line.entry, Imported)), None)


def end_of(lines: list[Line]) -> Ended | None:
    """The entry that ended the match; None if its rules did, or nothing yet."""
    return next((line.entry for line in reversed(lines) if isinstance(line.entry, Ended)), None)


def lobby_lines(lines: list[Line]) -> list[Line]:
    """The lines before the start."""
    start = next((i for i, line in enumerate(lines) if isinstance(line.entry, Started)), len(lines))
    return lines[:start]


def chairs_of(lines: list[Line], setup: Setup) -> list[Chair]:
    """The chairs after these lines."""
    return _chairs_after(lines, [Chair(level=setup.bots.get(str(seat))) for seat in range(setup.seats)])


def _chairs_after(lines: list[Line], chairs: list[Chair]) -> list[Chair]:
    return reduce(chairs_after, (line.entry for line in lines), chairs)


def rebuild_match(
    setup: Setup,
    seed: str,
    lines: list[Line],
    moves: int | None = None,
    rules: Game | None = None,
    box: Pack | None = None,
) -> Match:
    """The match of a log, after so many of its kept moves, or all; by the installed rules, unless others are given."""
    words = words_of(lines, setup.seats)
    match = (rules or game(setup.title)).match(setup.seats, seed, box or custom_pack(setup), words, **setup.options)
    for move in moves_of(lines)[:moves]:
        match.play(move.seat, move.move)
    return match


def custom_pack(setup: Setup) -> Pack | None:
    """The owner's own pack, if the table has one."""
    return None if setup.pack is None else game(setup.title).pack_of(setup.pack)


def play_seconds(lines: list[Line]) -> dict[int, float]:
    """The seconds of play before each line, by its number; pauses do not count."""
    total, paused, before = 0.0, False, lines[0].at if lines else 0.0
    times: dict[int, float] = {}
    for line in lines:
        total += 0.0 if paused else max(0.0, line.at - before)
        before = line.at
        paused = not isinstance(line.entry, Resumed) and (paused or isinstance(line.entry, Paused))
        times[line.number] = total
    return times
