"""Saves that browsers send: read, and played again by the server's own rules."""

from collections.abc import Callable
from typing import Any, get_args

from ...engine.errors import ErrorMessage, UserError
from ...engine.match import Match
from ...engine.save import read, replayed
from ..rooms.entries import Level

LETTERS = 262_144  # of a save; those of the longest games have 50,000
MOVES = 4000  # the longest games have 1,000, which take 10 ms
SEED_LETTERS = 64


def checked_match(text: str, games: Callable[[str], Any]) -> Match:
    """The match of a save that a device of ours could have made; what is too long is not even played."""
    data = read(text)
    _check_length("moves", data["moves"], MOVES)
    _check_length("seed", data["seed"] or "", SEED_LETTERS)
    match = replayed(data, {data["title"]: games(data["title"])})
    if match.words != ("",) * match.seats:
        raise UserError(ErrorMessage("save-words", count=match.seats))
    for bot in filter(None, match.bots):
        if bot not in get_args(Level):
            raise UserError(ErrorMessage("save-bots", levels=list(get_args(Level)), found=repr(bot)))
    return match


def _check_length(place: str, found: Any, most: int) -> None:
    if len(found) > most:
        raise UserError(ErrorMessage("save-too-long", place=place, most=most, found=len(found)))
