"""May moves be taken back freely? Yes, if no observer has learned anything from them.

An observer learns nothing from a move if it looks the same on every table that they can imagine.
"""

import hashlib

from ...engine.match import Match

IMAGINED = 96  # tables of each move, shared among all observers
TRIES = 10_000  # moves tried on imagined tables; whoever takes back more than this can tell asks the others


def is_harmless(match: Match, to: int) -> bool:
    """Has nobody learned anything from the moves after the first `to`?"""
    world, tries = match.copy(), TRIES
    world.undo(match.made - to)
    for seat, move in match.numbers[to:]:
        before, key = world.position, _key(world)
        world.play(seat, move)
        worlds = IMAGINED // (match.seats + 1)
        left = match.game.revelations.tries_left(before, world.position, key, seat, move, worlds, tries)
        if left is None:
            return False
        tries = left
    return True


def _key(match: Match) -> bytes:
    """The random key of what is imagined; equal for equal positions, so that the same question has the same answer."""
    return hashlib.blake2b(f"{match.seed} {match.made}".encode(), digest_size=16).digest()
