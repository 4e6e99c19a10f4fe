"""Positions of matches, to go on from at many tables of a batch."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from ..engine.errors import ErrorMessage, expected
from ..engine.game import Game
from ..engine.match import Match
from ..engine.tape import QUIET


def positions_of(matches: Match | Sequence[Match], blank: np.ndarray, count: int) -> np.ndarray:
    """The tables of so many matches, or of one so many times; `blank` is the empty table that all must begin with."""
    if not isinstance(matches, Match | Iterable):
        raise expected("matches", ErrorMessage("batch-matches", count=count), repr(matches))
    chosen = [matches] * count if isinstance(matches, Match) else [*matches]
    if len(chosen) != count:
        raise expected("matches", ErrorMessage("batch-matches", count=count), len(chosen))
    for match in {id(match): match for match in chosen}.values():
        _check(match, blank)
    tables = np.frombuffer(bytearray(b"".join(match.position for match in chosen)), blank.dtype)
    return forgetful(tables, chosen[0].game)


def forgetful(tables: np.ndarray, game: Game) -> np.ndarray:
    """The tables, quiet from now on; what their seats have seen is wiped, since nobody would keep it true."""
    tables["quiet"] = QUIET
    for field in game.knowledge:
        tables[field] = 0
    return tables


def _check(match: Any, blank: np.ndarray) -> None:
    """Refuse what is no match, or one of another title, number of seats, options or pack."""
    if not isinstance(match, Match):
        raise expected("matches", ErrorMessage("batch-match"), repr(match))
    own = bytearray(match.game.blank(match.seats, match.options, match.pack))
    if len(own) == blank.nbytes:
        np.frombuffer(own, blank.dtype)["quiet"] = QUIET
    if own != blank.tobytes():
        found = ErrorMessage("batch-other", title=match.game.name, seats=match.seats)
        raise expected("matches", ErrorMessage("batch-alike"), found)
