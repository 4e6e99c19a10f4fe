"""The threads of a batch: each has a range of the tables, and room of its own for lists of moves."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, cached_property
from itertools import pairwise
from typing import Any

import numpy as np

from ..bots.greedy import LOOKS
from ..engine.game import Game

LEAST = 256  # fewer tables are not worth a thread


@cache
def record_of(game: Game) -> np.dtype:
    """The type of a title's tables, always the same object: Numba recognises it at once, an equal one by its fields."""
    return np.dtype((np.record, game.table))


class Workers:
    """Calls a compiled function for all tables, or for a range of them in each thread."""

    def __init__(self, game: Game, tables: np.ndarray, threads: int):
        self.tables = tables  # no recarray: Numba takes ten times as long to recognise one
        shares = max(1, min(threads, len(tables) // LEAST))
        bounds = [len(tables) * i // shares for i in range(shares + 1)]
        self._parts = [(first, last, self.tables, game.new_offers()) for first, last in pairwise(bounds)]

    def run(self, work: Callable[..., Any], *arrays: Any) -> list[Any]:
        """Do the work on every range; return what each returned."""
        return self._call(work, self._parts, arrays)

    def run_with_spares(self, work: Callable[..., Any], *arrays: Any) -> list[Any]:
        """The same for work that needs room for imagined tables too."""
        return self._call(work, self._parts_with_spares, arrays)

    def _call(self, work: Callable[..., Any], parts: list[Any], arrays: tuple[Any, ...]) -> list[Any]:
        if len(parts) == 1:
            return [work(*parts[0], *arrays)]
        running = [self._pool.submit(work, *part, *arrays) for part in parts]
        return [future.result() for future in running]

    @cached_property
    def _parts_with_spares(self) -> list[Any]:
        return [(*part, np.zeros(LOOKS + 1, self.tables.dtype)) for part in self._parts]

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(len(self._parts))
