"""What `GpuBatch` does with arrays, on Numba's simulator: `python -m tests.simulated_gpu`, which test_gpu.py runs."""

import numpy as np
import pytest

import herotable as ht
from benchmarks.gpu import playable
from herotable.lab import Batch
from herotable.lab.device_arrays import DeviceArray
from herotable.lab.gpu import GpuBatch

TABLES = 3


def new_batch() -> GpuBatch:
    batch = GpuBatch(playable("pow"), TABLES, 2)
    batch.reset(1)
    return batch


def arrays_stay_on_the_device() -> None:
    batch = new_batch()
    for array in (batch.over, batch.waiting, batch.rewards, batch.legal(), batch.sample(), *batch.legal_moves()):
        assert isinstance(array, DeviceArray)
        with pytest.raises(ht.UserError, match="this array stays on the GPU"):
            np.asarray(array)
    assert batch.over.to_host().tolist() == [False] * TABLES


def out_is_used_and_must_fit() -> None:
    batch = new_batch()
    out = batch._allocate((TABLES,), np.int64)
    assert batch.sample(out=out) is out
    assert (out.to_host() >= 0).all()
    with pytest.raises(
        ht.UserError, match=r"out: expected a int64 array of shape \(3,\), .* found an array of the host"
    ):
        batch.sample(out=np.zeros(TABLES, np.int64))
    with pytest.raises(ht.UserError, match=r"found int16 of shape \(3,\)"):
        batch.sample(out=batch.waiting)


def numbers_of_any_type_do_and_others_do_not() -> None:
    wide, narrow = new_batch(), new_batch()
    moves = wide.sample().to_host()
    wide.step(moves)
    narrow.step(narrow._to_device(moves.astype(np.int16)))
    assert wide.fingerprint() == narrow.fingerprint()
    with pytest.raises(ht.UserError, match="moves: expected 3 whole numbers, found float32 of shape"):
        wide.step(wide._to_device(np.zeros(TABLES, np.float32)))
    with pytest.raises(ht.UserError, match="which: expected 3 times yes or no, found int16"):
        wide.restart(wide.waiting)


def a_refused_move_is_noted_and_told_later() -> None:
    batch = new_batch()
    before, good = batch.tables.to_host(), batch.sample().to_host()
    batch.step(np.where(np.arange(TABLES) == 1, 214, good))
    assert batch.steps.to_host().tolist() == [1, 0, 1]
    assert batch.tables.to_host()[1].tobytes() == before[1].tobytes()
    batch.step(batch.sample())
    with pytest.raises(ht.UserError, match="table 1: move 214, 'forfeit', is not allowed: see rule P3"):
        batch.check()
    batch.check()
    batch.step(np.full(TABLES, 999))
    with pytest.raises(ht.UserError, match="table 0: move 999: expected 0 to 214"):
        batch.check()


def tables_go_on_from_a_match() -> None:
    match, here, there = ht.game("pow").match(2, seed=1), Batch(ht.game("pow"), TABLES, 2), new_batch()
    for _ in range(9):
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    for batch in (here, there):
        batch.load(match, seed=5)
    assert there.fingerprint() == here.fingerprint()
    moves = here.sample()
    here.step(moves)
    there.step(moves)
    assert there.fingerprint() == here.fingerprint()


def main() -> None:
    checks = [arrays_stay_on_the_device, out_is_used_and_must_fit, numbers_of_any_type_do_and_others_do_not]
    for check in [*checks, a_refused_move_is_noted_and_told_later, tables_go_on_from_a_match]:
        check()
    print("all is well")


if __name__ == "__main__":
    main()
