"""DLPack capsules on the host, where NumPy is the other library."""

import gc

import numpy as np
import pytest

from herotable.lab.dlpack import CPU, LENT, borrowed, capsule_of


class Lender:
    """An array that others take by DLPack."""

    def __init__(self, array: np.ndarray):
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return CPU, 0

    def __dlpack__(self, **_):
        array = self.array
        return capsule_of(array.ctypes.data, array.shape, array.dtype, (CPU, 0), array)


KINDS = [np.bool_, np.int8, np.uint8, np.int16, np.int32, np.int64, np.float32, np.float64]


@pytest.mark.parametrize("kind", KINDS)
def test_another_library_shares_the_memory(kind):
    array = np.arange(12).astype(kind).reshape(3, 4)
    taken = np.from_dlpack(Lender(array))
    assert taken.dtype == array.dtype
    assert taken.shape == (3, 4)
    assert np.shares_memory(taken, array)
    assert (taken == array).all()


def test_an_array_is_kept_until_the_other_library_frees_it():
    before = len(LENT)
    taken = np.from_dlpack(Lender(np.arange(5)))
    gc.collect()
    assert len(LENT) == before + 1
    assert taken.tolist() == [0, 1, 2, 3, 4]
    del taken
    gc.collect()
    assert len(LENT) == before


def test_a_capsule_that_nobody_takes_frees_the_array():
    before = len(LENT)
    capsule = Lender(np.arange(5)).__dlpack__()
    assert len(LENT) == before + 1
    del capsule
    assert len(LENT) == before


@pytest.mark.parametrize("kind", KINDS)
def test_a_capsule_of_another_library_is_read(kind):
    array = np.zeros((4, 6), kind)[1:, ::2]
    lent = borrowed(array.__dlpack__())
    assert lent == (array.ctypes.data, (3, 3), array.strides, array.dtype, (CPU, 0))
