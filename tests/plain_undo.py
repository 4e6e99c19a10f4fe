"""Whether anybody has learned anything from moves, in plain Python on plain data: the compiled rule says the same."""

from typing import Any

import numpy as np

from herotable.engine.dice import bits
from herotable.engine.match import Match
from herotable.server.rooms import undo_safety

Sight = tuple[list[dict[str, Any]], dict[str, Any]]


def is_harmless(match: Match, to: int) -> bool:
    """Has nobody learned anything from the moves after the first `to`?"""
    world = match.copy()
    world.undo(match.made - to)
    for seat, move in match.numbers[to:]:
        if has_learned(world, seat, move):
            return False
        world.play(seat, move)
    return True


def has_learned(match: Match, seat: int, move: int) -> bool:
    """Would a move show an observer something that does not hold on every table they can imagine?"""
    dice = match.game.copied(match.copy().table)
    dice.key[:] = np.frombuffer(undo_safety._key(match), "<u4")
    after = match.copy()
    after.play(seat, move)
    observers: list[int | None] = [None, *range(match.seats)]
    worlds = [o for o in observers for _ in range(undo_safety.IMAGINED // (match.seats + 1))]
    return not all(can_look_same(match, imagined(match, o, dice), o, seat, move, _sight(after, o)) for o in worlds)


def imagined(match: Match, observer: int | None, dice: Any) -> Any:
    """A table that looks the same to the observer, with other secrets and with the key of other dice."""
    t = match.game.copied(match.copy().table)
    t.key[:] = [bits(dice) for _ in range(4)]
    match.game.imagine(t, -1 if observer is None else observer)
    return t


def can_look_same(match: Match, t: Any, observer: int | None, seat: int, move: int, sight: Sight) -> bool:
    """Could the seat make a move on this imagined table that looks the same to the observer?"""
    world = match.copy()
    world.table = t
    # Who makes the move knows which one it is; for the others every legal move comes into question.
    moves = [move] if observer == seat else [match.game.moves.find(other) for other in world.legal(seat)]
    return any(_sight_of(match, t, observer, seat, other) == sight for other in moves)


def _sight_of(match: Match, t: Any, observer: int | None, seat: int, move: int) -> Sight | None:
    """What the observer hears and sees of a move on an imagined table; None if it is not allowed there."""
    tables = np.frombuffer(bytearray(t.tobytes()), match.game.table_record)
    if match.game.moving.move(tables, t.key.copy(), seat, move):
        return None
    told = [match.game.events.read(event.tobytes(), observer) for event in tables[0].tape.event[: tables[0].tape.n]]
    return told, match.game.read_view(match.game.seen(tables, observer).tobytes())


def _sight(match: Match, observer: int | None) -> Sight:
    """What the observer has heard and seen of the last move."""
    tape = match.copy().table.tape
    return [match.game.events.read(e.tobytes(), observer) for e in tape.event[: tape.n]], match.view(observer)["table"]
