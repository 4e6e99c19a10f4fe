"""Random games on a CUDA device: the kernel calls the same rules, compiled for the device."""

from functools import cache
from typing import Any

import numpy as np

from ..engine.game import Game
from .batch import playouts

if not hasattr(np, "row_stack"):  # some releases of numba-cuda still look for it
    np.row_stack = np.vstack

THREADS = 128


def missing() -> str | None:
    """Why no GPU can be used here, or None."""
    try:
        from numba import cuda
    except ImportError as error:
        return f"numba-cuda is not installed ({error}); it comes with herotable[gpu]"
    try:
        return None if cuda.is_available() else "no CUDA device was found on this machine"
    except Exception as error:  # the driver's own words are the best explanation there is
        return f"the CUDA driver does not answer: {error}"


class Device:
    """A title compiled for the GPU, with its tables there."""

    def __init__(self, game: Game, blank: Any, keys: np.ndarray):
        from numba import cuda

        self.kernel = kernel(game)
        self.blocks = (len(keys) + THREADS - 1) // THREADS
        self.blank = cuda.to_device(np.asarray(blank).view(game.table))
        self.keys = cuda.to_device(keys)
        self.tables = cuda.device_array(len(keys), game.table)
        self.steps = cuda.to_device(np.zeros(len(keys), np.int64))

    def run(self) -> None:
        """Play a game on every table and wait for the last."""
        from numba import cuda

        self.kernel[self.blocks, THREADS](self.blank, self.keys, self.tables, self.steps)
        cuda.synchronize()


@cache
def kernel(game: Game) -> Any:
    """The kernel of a title: a thread plays a game in memory of its own, then lays it on its table."""
    from numba import cuda

    cuda.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a handful of games is compared with the CPU's on purpose
    compiled = playouts(game)
    random_game, start, table, offer = compiled.random_game, game.start, game.table, game.offer

    @cuda.jit
    def play(blank, keys, tables, steps):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i >= len(tables):
            return
        own = cuda.local.array(1, table)
        moves = cuda.local.array(1, offer)
        own[0] = blank[0]
        for word in range(4):
            own[0].key[word] = keys[i, word]
        moves[0].n = 0
        start(own[0])
        steps[i] = random_game(own[0], moves[0])
        tables[i] = own[0]

    return play


def random_games(game: Game, blank: Any, keys: np.ndarray, tables: Any, steps: np.ndarray) -> None:
    """A random game for every key; tables and steps come back to this machine."""
    device = Device(game, blank, keys)
    device.run()
    device.tables.copy_to_host(np.asarray(tables).view(game.table))
    device.steps.copy_to_host(steps)
