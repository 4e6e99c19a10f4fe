"""DLPack: arrays that pass from one library to another without a copy, as a capsule around a pointer.

The structures are those of https://dmlc.github.io/dlpack/latest/c_api.html, in the form before version 1, which every
library reads.
"""

import ctypes
from ctypes import POINTER, c_char_p, c_int, c_int32, c_int64, c_uint8, c_uint16, c_uint64, c_void_p, py_object
from typing import Any, NamedTuple

import numpy as np

CPU, CUDA = 1, 2  # kinds of devices
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # NumPy's kinds of numbers, as DLPack counts them
NAME = b"dltensor"  # of a capsule that nobody has taken yet


class Device(ctypes.Structure):
    """Where an array lies."""

    _fields_ = [("kind", c_int32), ("number", c_int32)]


class Number(ctypes.Structure):
    """What an array is made of."""

    _fields_ = [("kind", c_uint8), ("bits", c_uint8), ("lanes", c_uint16)]


class Tensor(ctypes.Structure):
    """An array."""

    _fields_ = [
        ("data", c_void_p),
        ("device", Device),
        ("dimensions", c_int32),
        ("number", Number),
        ("shape", POINTER(c_int64)),
        ("strides", POINTER(c_int64)),  # in numbers, not in bytes
        ("byte_offset", c_uint64),
    ]


class ManagedTensor(ctypes.Structure):
    """An array with the function that frees it."""

    _fields_ = [("tensor", Tensor), ("context", c_void_p), ("deleter", c_void_p)]


class Borrowed(NamedTuple):
    """What a capsule says about an array."""

    pointer: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]  # in bytes
    dtype: np.dtype
    device: tuple[int, int]


# ctypes declares nothing of these; a capsule that is being destroyed comes as a bare address, not as an object.
_new = ctypes.PYFUNCTYPE(py_object, c_void_p, c_char_p, c_void_p)(("PyCapsule_New", ctypes.pythonapi))
_pointer = ctypes.PYFUNCTYPE(c_void_p, c_void_p, c_char_p)(("PyCapsule_GetPointer", ctypes.pythonapi))
_is_valid = ctypes.PYFUNCTYPE(c_int, c_void_p, c_char_p)(("PyCapsule_IsValid", ctypes.pythonapi))

LENT: dict[int, Any] = {}  # by their address: the arrays that others use, kept alive until they free them


@ctypes.CFUNCTYPE(None, c_void_p)
def _free(managed: int) -> None:
    """Another library no longer uses an array."""
    LENT.pop(managed, None)


@ctypes.PYFUNCTYPE(None, c_void_p)
def _free_untaken(capsule: int) -> None:
    """A capsule is destroyed: whoever takes its array renames it; if nobody did, the array is free."""
    if _is_valid(capsule, NAME):
        LENT.pop(_pointer(capsule, NAME), None)


def capsule_of(pointer: int, shape: tuple[int, ...], dtype: np.dtype, device: tuple[int, int], owner: Any) -> Any:
    """A capsule for an array that lies in one piece; `owner` is kept until the array is no longer used."""
    steps = [int(np.prod(shape[i + 1 :], dtype=np.int64)) for i in range(len(shape))]
    lengths, strides = (c_int64 * len(shape))(*shape), (c_int64 * len(shape))(*steps)
    number = Number(KINDS[dtype.kind], dtype.itemsize * 8, 1)
    tensor = Tensor(pointer, Device(*device), len(shape), number, lengths, strides, 0)
    managed = ManagedTensor(tensor, None, ctypes.cast(_free, c_void_p))
    address = ctypes.addressof(managed)
    LENT[address] = (managed, lengths, strides, owner)
    return _new(address, NAME, ctypes.cast(_free_untaken, c_void_p))


def borrowed(capsule: Any) -> Borrowed:
    """The array of a capsule, which stays the capsule's: keep it for as long as the array is used."""
    tensor = ManagedTensor.from_address(_pointer(id(capsule), NAME)).tensor
    kinds = {number: kind for kind, number in KINDS.items()}
    number, rank = tensor.number, tensor.dimensions
    dtype = np.dtype(f"{kinds.get(number.kind, 'V')}{number.bits // 8}")
    shape = tuple(tensor.shape[i] for i in range(rank))
    steps = [tensor.strides[i] if tensor.strides else int(np.prod(shape[i + 1 :])) for i in range(rank)]
    strides = tuple(step * dtype.itemsize for step in steps)
    device = (tensor.device.kind, tensor.device.number)
    return Borrowed((tensor.data or 0) + tensor.byte_offset, shape, strides, dtype, device)
