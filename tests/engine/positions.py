"""Matches of POW! in one line, for the tests of the engine."""

from typing import Any

import herotable as ht
from herotable.engine.match import Match

POW = ht.game("pow")


def played(moves: int = 0, **settings: Any) -> Match:
    """A match of three seats after so many random moves."""
    match, bot = POW.match(**{"seats": 3, "seed": 7} | settings), ht.bot("random", seed=1)
    for _ in range(moves):
        match.play(match.waiting[0], bot.choose(match, match.waiting[0]))
    return match
