"""Arrays on a GPU: those a batch gives to other libraries, and those it takes from them, without a copy."""

from typing import Any

import numpy as np

from ..engine.errors import ErrorMessage, UserError, expected
from .arguments import refused_output, shown, whole_numbers, yes_or_no
from .dlpack import CUDA, borrowed, capsule_of

try:
    from numba import cuda
except ImportError:
    cuda = None

DEFAULT_STREAMS = (None, -1, 0, 1)  # as DLPack counts: no order wanted, or that of the default stream, which is ours


class DeviceArray:
    """An array on the GPU, for torch, CuPy, JAX and others: `torch.from_dlpack(array)`, `cupy.asarray(array)`.

    It shares its memory with what they make of it. Nothing copies it to the host but `to_host`.
    """

    def __init__(self, array: Any):
        self.array = array  # Numba's
        self.shape: tuple[int, ...] = tuple(array.shape)
        self.dtype = np.dtype(array.dtype)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<DeviceArray {self.dtype} {self.shape}>"

    def to_host(self) -> np.ndarray:
        """A copy in the host's memory; it waits until all methods called before have ended."""
        return np.asarray(self.array.copy_to_host())

    def __array__(self, *_: Any, **__: Any) -> np.ndarray:
        raise UserError(ErrorMessage("stays-on-device"))

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return dict(self.array.__cuda_array_interface__)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, cuda.get_current_device().id

    def __dlpack__(self, *, stream: int | None = None, **_: Any) -> Any:
        """The array as a capsule; `stream`, if it is not the default one, waits for what was called before."""
        if stream not in DEFAULT_STREAMS:
            event = cuda.event(timing=False)
            event.record()
            event.wait(cuda.external_stream(stream))
        pointer = self.__cuda_array_interface__["data"][0]
        return capsule_of(pointer, self.shape, self.dtype, self.__dlpack_device__(), self.array)


class Foreign:
    """An array of another library, as its DLPack capsule describes it."""

    def __init__(self, capsule: Any):
        self.capsule, lent = capsule, borrowed(capsule)
        self.__cuda_array_interface__ = {
            "shape": lent.shape,
            "strides": lent.strides,
            "typestr": lent.dtype.str,
            "data": (lent.pointer, False),
            "version": 3,
        }


def is_on_device(array: Any) -> bool:
    """Does an array lie on a GPU, whichever library made it?"""
    if isinstance(array, DeviceArray) or hasattr(array, "copy_to_host") or hasattr(array, "__cuda_array_interface__"):
        return True
    return hasattr(array, "__dlpack_device__") and array.__dlpack_device__()[0] == CUDA


def on_device(name: str, array: Any) -> Any:
    """Numba's array of one that lies on the GPU, in the same memory."""
    if isinstance(array, DeviceArray):
        return array.array
    if hasattr(array, "copy_to_host"):
        return array
    if not hasattr(array, "__dlpack_device__"):
        return cuda.as_cuda_array(array)
    here, there = cuda.get_current_device().id, array.__dlpack_device__()[1]
    if there != here:
        raise expected(name, ErrorMessage("gpu-number", number=here), there)
    return cuda.as_cuda_array(Foreign(array.__dlpack__(stream=1)), sync=False)


def numbers_on_device(name: str, numbers: Any, count: int) -> Any:
    """So many whole numbers of any type, as they are; those of the host are copied to the GPU."""
    if not is_on_device(numbers):
        return cuda.to_device(whole_numbers(name, numbers, count))
    array = on_device(name, numbers)
    if tuple(array.shape) != (count,) or array.dtype.kind not in "iu":
        raise expected(name, ErrorMessage("whole-numbers", count=count), shown(array))
    return array


def yes_or_no_on_device(name: str, which: Any, count: int) -> Any:
    """So many times yes or no."""
    if not is_on_device(which):
        return cuda.to_device(yes_or_no(name, which, count))
    array = on_device(name, which)
    if tuple(array.shape) != (count,) or array.dtype != np.bool_:
        raise expected(name, ErrorMessage("yes-or-no", count=count), shown(array))
    return array


def output_on_device(out: Any, shape: Any, kind: Any) -> Any:
    """An array on the GPU to write into: of this shape and type, in one piece."""
    if not is_on_device(out):
        raise refused_output(shape, kind, ErrorMessage("on-host"))
    array = on_device("out", out)
    if tuple(array.shape) != shape or array.dtype != kind or not is_in_one_piece(array):
        raise refused_output(shape, kind, shown(array))
    return array


def is_in_one_piece(array: Any) -> bool:
    """Do its numbers lie one after the other, in the order of its rows?"""
    return bool(array.is_c_contiguous() if hasattr(array, "is_c_contiguous") else array.flags["C_CONTIGUOUS"])
