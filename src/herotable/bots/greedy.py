"""The bot that looks one move ahead."""

from random import Random
from typing import Any

import numpy as np

from ..engine.match import Match
from ..engine.moves import Move
from ..engine.tape import QUIET
from .hints import hints

LOOKS = 4  # imagined tables for each move


class GreedyBot:
    """Tries each move on imagined tables, and chooses the one after which the table looks best to its seat."""

    def __init__(self, seed: int | str | None = None):
        self.random = Random(seed)

    def choose(self, match: Match, seat: int) -> Move:
        """The most appealing move; of equals any."""
        tables = [match.imagined_table(seat, self._key()) for _ in range(LOOKS)]
        legal = match.legal(seat)
        self.random.shuffle(legal)
        return max(legal, key=lambda move: sum(self._look(match, seat, move, t) for t in tables))

    def _look(self, match: Match, seat: int, move: Move, table: Any) -> float:
        t = table.copy()
        t.key[:] = self._key()
        t.quiet = QUIET
        match.game.play(t, seat, match.game.moves.find(move))
        return float(hints(match.game).appeal(t, seat))

    def _key(self) -> np.ndarray:
        return np.array([self.random.getrandbits(32) for _ in range(4)], np.int64)
