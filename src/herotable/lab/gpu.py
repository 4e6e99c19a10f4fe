"""A batch whose tables lie on a CUDA device: its kernels call the same rules, compiled for the device."""

from functools import cache
from inspect import signature
from typing import Any

import numpy as np

from ..engine.errors import ErrorMessage, UserError, expected
from ..engine.game import Game
from ..engine.pack import Pack
from .batch import Batch, playouts, stepping
from .cuda_codegen import compact_code

if not hasattr(np, "row_stack"):  # some releases of numba-cuda still look for it
    np.row_stack = np.vstack

try:
    from numba import cuda
except ImportError:
    cuda = None

THREADS = 128
REGISTERS = 40  # of a thread that plays whole games: with more, fewer threads would run at once
COMMON = 4  # parameters of every method: first, last, tables, offers


def missing() -> ErrorMessage | None:
    """Why no GPU can be used here, or None."""
    if cuda is None:
        return ErrorMessage("no-gpu-library")
    try:
        return None if cuda.is_available() else ErrorMessage("no-gpu-device")
    except Exception as error:  # the driver's own words are the best explanation there is
        return ErrorMessage("gpu-driver", reason=error)


class GpuBatch(Batch):
    """A batch on the GPU: the same methods and the same games; the arrays they return stay on the device."""

    def __init__(
        self,
        game: Game,
        tables: int,
        seats: int,
        options: dict[str, Any] | None = None,
        pack: Pack | None = None,
    ):
        if (reason := missing()) is not None:
            raise UserError(ErrorMessage("no-gpu", reason=reason))
        super().__init__(game, tables, seats, options, pack, threads=1)
        self.blank = self._to_device(np.asarray(self.blank).view(game.table))

    def play_by(self, keys: Any) -> None:
        """Play a random game on every table, each in its thread's local memory until it is over."""
        with compact_code():  # the first launch compiles
            self._launch(game_kernel(self.game), self.blank, keys, self.tables, self.steps)

    def _allocate(self, shape: Any, kind: Any) -> Any:
        return cuda.device_array(shape, kind)

    def _to_device(self, array: Any) -> Any:
        return cuda.as_cuda_array(array) if is_on_device(array) else cuda.to_device(array)

    def _to_host(self, array: Any) -> np.ndarray:
        return np.asarray(array.copy_to_host())

    def _run(self, verb: str, *arrays: Any) -> None:
        self._launch(verb_kernel(self.game, verb), self.tables, *arrays)

    def _numbers(self, name: str, numbers: Any) -> Any:
        """The numbers may lie on the device already; then they must be of type int64."""
        if not is_on_device(numbers):
            return super()._numbers(name, numbers)
        if tuple(numbers.shape) != (len(self),) or np.dtype(numbers.dtype) != np.int64:
            raise expected(name, ErrorMessage("wide-numbers", count=len(self)), str(numbers.dtype))
        return numbers

    def _launch(self, kernel: Any, *arrays: Any) -> None:
        kernel[(len(self) + THREADS - 1) // THREADS, THREADS](*arrays)
        cuda.synchronize()


def is_on_device(array: Any) -> bool:
    """Does an array lie on the device, whichever library made it?"""
    return hasattr(array, "__cuda_array_interface__") or hasattr(array, "copy_to_host")


@cache
def verb_kernel(game: Game, name: str) -> Any:
    """A method of the batch as a kernel: a thread for each table."""
    cuda.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a handful of tables is compared with the CPU's on purpose
    verb, offer = getattr(stepping(game), name), game.offer

    @cuda.jit
    def with_one(tables, array):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(tables):
            offers = cuda.local.array(1, offer)
            offers[0].n = 0
            verb(i, i + 1, tables, offers, array)

    @cuda.jit
    def with_two(tables, first, second):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(tables):
            offers = cuda.local.array(1, offer)
            offers[0].n = 0
            verb(i, i + 1, tables, offers, first, second)

    arrays = len(signature(getattr(verb, "py_func", verb)).parameters) - COMMON
    return with_one if arrays == 1 else with_two


@cache
def game_kernel(game: Game) -> Any:
    """Random games as a kernel: a thread plays a game in its local memory, then copies it to its table."""
    cuda.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0
    compiled = playouts(game)
    random_game, start, table, offer = compiled.random_game, game.start, game.table, game.offer

    @cuda.jit(max_registers=REGISTERS)
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
