"""May moves be taken back freely? Yes, if no observer has learned anything from them.

An observer learns nothing from a move if it looks the same in every table that they can imagine.
"""

import hashlib
from typing import Any

from ...engine.match import Match

IMAGINED = 96  # tables, shared among all observers


def is_harmless(match: Match, to: int) -> bool:
    """Has nobody learned anything from the moves after the first `to`?"""
    world = match.copy()
    world.undo(match.made - to)
    for seat, move in match.numbers[to:]:
        if any(has_learned(world, observer, seat, move) for observer in (None, *range(match.seats))):
            return False
        world.play(seat, move)
    return True


def has_learned(match: Match, observer: int | None, seat: int, move: int) -> bool:
    """Would a move show the observer something that does not hold in every match they can imagine?"""
    sight = _sight(match, observer, seat, move)
    worlds = (_imagine(match, observer, n) for n in range(IMAGINED // (match.seats + 1)))
    return not all(_can_look_same(world, observer, seat, move, sight) for world in worlds)


def _can_look_same(world: Match, observer: int | None, seat: int, move: int, sight: Any) -> bool:
    """Could the seat, in this imagined match, make a move that looks the same to the observer?"""
    # Who makes the move knows which one it is; for the others every legal move comes into question.
    moves = [move] if observer == seat else [world.game.moves.find(other) for other in world.legal(seat)]
    return any(world.why_not(seat, other) is None and _sight(world, observer, seat, other) == sight for other in moves)


def _sight(match: Match, observer: int | None, seat: int, move: int) -> Any:
    """The events that tell the observer of a move, and their view after it."""
    world = match.copy()
    world.play(seat, move)
    return world.events(observer, len(match.told)), world.view(observer)["table"]


def _imagine(match: Match, observer: int | None, number: int) -> Match:
    """A match that looks the same to the observer, with other secrets and other dice; equal for equal numbers."""
    text = f"{match.seed} {match.made} {observer} {number}"
    return match.imagine(observer, hashlib.blake2b(text.encode(), digest_size=16).hexdigest())
