"""Has anybody learned anything by a move? What nobody can tell from other worlds they believe possible, nobody has."""

import hashlib
from typing import Any

import numpy as np

from ...engine.match import Match

LOOKS = 96  # worlds that all observers of a table look at together


def is_harmless(match: Match, to: int) -> bool:
    """May the moves after the first `to` be taken back without anybody having learned anything from them?"""
    world = match.copy()
    world.undo(len(match.rows) - to)
    for row in match.rows[to:]:
        if any(has_learned(world, observer, row.seat, row.move) for observer in (None, *range(match.seats))):
            return False
        world.play(row.seat, row.move)
    return True


def has_learned(match: Match, observer: int | None, seat: int, move: int) -> bool:
    """Would a move show the observer something that is not so in every world it can imagine?"""
    shown = _shown(match, observer, seat, move)
    worlds = (_imagined(match, observer, n) for n in range(LOOKS // (match.seats + 1)))
    return not all(_may_look_so(world, observer, seat, move, shown) for world in worlds)


def _may_look_so(world: Match, observer: int | None, seat: int, move: int, shown: Any) -> bool:
    """Could the seat, in this world, do something that looks the same?"""
    own = [move] if observer == seat else [world.game.moves.find(other) for other in world.legal(seat)]
    return any(world.why_not(seat, other) is None and _shown(world, observer, seat, other) == shown for other in own)


def _shown(match: Match, observer: int | None, seat: int, move: int) -> Any:
    """What the observer is told of the move and sees after it."""
    world = match.copy()
    world.play(seat, move)
    return world.events(observer, len(match.told)), world.view(observer)["table"]


def _imagined(match: Match, observer: int | None, number: int) -> Match:
    """A world that looks the same to the observer, with other dice; asked again, the same one."""
    world = match.copy()
    text = f"{match.seed} {len(match.rows)} {observer} {number}"
    digest = hashlib.blake2b(text.encode(), digest_size=32).digest()
    world.table = match.game.imagined(match.table, observer, np.frombuffer(digest[:16], "<u4").astype(np.int64))
    world.seed = digest[16:].hex()
    return world
