"""A batch whose tables lie on a CUDA device: its kernels call the same rules, compiled for the device."""

from typing import Any

import numpy as np

from ..engine.errors import ErrorMessage, UserError
from ..engine.game import Game
from ..engine.pack import Pack
from .arguments import refusal
from .batch import Batch
from .cuda_kernels import bots_kernel, copy_kernel, game_kernel, launch, verb_kernel
from .device_arrays import (
    DeviceArray,
    is_in_one_piece,
    is_on_device,
    numbers_on_device,
    output_on_device,
    yes_or_no_on_device,
)

try:
    from numba import cuda
except ImportError:
    cuda = None


def missing() -> ErrorMessage | None:
    """Why no GPU can be used here, or None."""
    if cuda is None:
        return ErrorMessage("no-gpu-library")
    try:
        return None if cuda.is_available() else ErrorMessage("no-gpu-device")
    except Exception as error:  # the driver's own words are the best explanation there is
        return ErrorMessage("gpu-driver", reason=error)


class GpuBatch(Batch):
    """A batch on the GPU: the same methods and the same games; nothing is copied to the host but by `to_host`.

    Arrays come in from torch, CuPy, JAX or anything with DLPack or the CUDA array interface. They go out as
    DeviceArrays, which these libraries take without a copy. Methods do not wait for the GPU. So a move that is not
    allowed raises nothing: its table stays as it is, `refused` notes it on the device, and `check` raises the error.
    """

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

    def reset(self, seed: int) -> None:
        """Set up every table, each with a key of its own."""
        self.refused = self._to_device(np.zeros((len(self), 2), np.int64))
        super().reset(seed)

    def play_by(self, keys: Any) -> None:
        """Play a random game on every table, each in its thread's local memory until it is over."""
        self._launch(game_kernel(self.game), self._blank, keys, self.tables, self.steps)

    def to_host(self, array: Any) -> np.ndarray:
        """A copy of an array on the device as NumPy's; it waits until all methods called before have ended."""
        if isinstance(array, DeviceArray):
            return array.to_host()
        return np.asarray(array.copy_to_host() if hasattr(array, "copy_to_host") else array)

    def check(self) -> None:
        """Copy `refused` to the host, raise the error of the first table with a refused move, and forget them all."""
        refused = self.refused.to_host()
        tables = np.flatnonzero(refused[:, 0])
        self.refused = self._to_device(np.zeros((len(self), 2), np.int64))
        if len(tables):
            reason, number = map(int, refused[tables[0]])
            raise refusal(self.game, int(tables[0]), number, reason)

    def wait(self) -> None:
        """Wait until the GPU has done all that was called."""
        cuda.synchronize()

    # ---------------------------------------------------------------- calls

    def _put_tables(self, tables: int) -> None:
        self.tables = self._to_device(np.zeros(tables, self.game.table))
        self.steps = self._to_device(np.zeros(tables, np.int64))
        self.refused = self._to_device(np.zeros((tables, 2), np.int64))
        self._blank = self._to_device(np.asarray(self.blank).view(self.game.table))

    def _fill_tables(self, tables: np.ndarray) -> None:
        self.tables.array.copy_to_device(tables.view(self.game.table))

    def _run(self, verb: str, *arrays: Any) -> list[Any]:
        self._launch(verb_kernel(self.game, verb), self.tables, *arrays)
        return []

    def _launch(self, kernel: Any, *arrays: Any) -> None:
        own = (array.array if isinstance(array, DeviceArray) else array for array in arrays)
        launch(kernel, len(self), *own)

    def _step(self, moves: Any) -> None:
        self._run("step_allowed", moves, self.steps, self.refused)

    def _let_bots_play(self) -> None:
        if self._bots is not None:
            kernel = bots_kernel(self.game, bool(self._bots_differ))
            self._launch(kernel, self.tables, self._choices, self._bots, self.steps)

    # ---------------------------------------------------------------- arrays

    def _allocate(self, shape: Any, kind: Any) -> Any:
        return DeviceArray(cuda.device_array(shape, kind))

    def _to_device(self, array: Any) -> Any:
        return DeviceArray(cuda.to_device(array))

    def _output(self, out: Any, shape: Any, kind: Any) -> Any:
        return self._allocate(shape, kind) if out is None else DeviceArray(output_on_device(out, shape, kind))

    def _numbers(self, name: str, numbers: Any) -> Any:
        return self._in_one_piece(numbers_on_device(name, numbers, len(self)), np.int64)

    def _yes_or_no(self, name: str, which: Any) -> Any:
        return self._in_one_piece(yes_or_no_on_device(name, which, len(self)), np.bool_)

    def _in_one_piece(self, array: Any, kind: Any) -> Any:
        """The array as it is, or a copy on the device: for others a kernel would have to be compiled anew."""
        if array.dtype == kind and is_in_one_piece(array):
            return array
        copied = self._allocate(len(self), kind)
        self._launch(copy_kernel(), array, copied)
        return copied

    def _observers(self, seats: Any) -> Any:
        """Seats on the device are not looked at here: a wrong one observes nothing, and its row is zeros."""
        if is_on_device(seats):
            return self._numbers("seats", seats)
        return self._to_device(super()._observers(seats))
