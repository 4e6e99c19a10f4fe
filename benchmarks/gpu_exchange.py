"""On a machine with a GPU: do torch, CuPy and JAX exchange arrays with a batch, without a copy and with clear errors?

`python -m benchmarks.gpu_exchange` says so for each library that is installed; 1 if one of them fails.
"""

import importlib
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np

from benchmarks.gpu import playable
from herotable.engine.errors import UserError
from herotable.lab.gpu import GpuBatch, missing

TABLES = 1000


def new_batch() -> GpuBatch:
    """A batch of POW! at its beginning."""
    batch = GpuBatch(playable("pow"), TABLES, 3)
    batch.reset(1)
    return batch


def address(array: Any) -> int:
    """Where an array lies on the GPU."""
    if hasattr(array, "unsafe_buffer_pointer"):
        return int(array.unsafe_buffer_pointer())  # JAX
    return int(array.__cuda_array_interface__["data"][0])


def shares_what_comes_out(take: Callable[[Any], Any], to_host: Callable[[Any], np.ndarray]) -> None:
    """Every array of a batch is the library's in the same memory, and holds the same."""
    batch = new_batch()
    arrays = [batch.legal(), batch.observe(), batch.waiting, batch.over, batch.rewards, batch.sample(), batch.steps]
    for array in [*arrays, *batch.legal_moves()]:
        taken = take(array)
        assert address(taken) == address(array), array
        assert (to_host(taken) == array.to_host()).all(), array


def takes_moves(convert: Callable[[np.ndarray], Any]) -> None:
    """Moves of several types make the same games as the host's."""
    for kind in (np.int16, np.int32, np.int64):
        here, there = new_batch(), new_batch()
        for _ in range(20):
            moves = here.to_host(here.sample())
            here.step(moves)
            there.step(convert(moves.astype(kind)))
            over = here.to_host(here.over)
            here.restart(over)
            there.restart(convert(over))
        there.check()
        assert here.fingerprint() == there.fingerprint(), kind


def writes_into(convert: Callable[[np.ndarray], Any], to_host: Callable[[Any], np.ndarray]) -> None:
    """`out` may be the library's array."""
    batch = new_batch()
    out = convert(np.ones((TABLES, len(batch.game.moves)), np.bool_))
    assert batch.legal(out=out) is out
    assert (to_host(out) == batch.legal().to_host()).all()


def said(work: Callable[[], Any]) -> str:
    """The error of some work."""
    try:
        work()
    except UserError as error:
        return str(error)
    return "no error"


def refuses(convert: Callable[[np.ndarray], Any]) -> None:
    """Wrong arrays and moves are named."""
    batch = new_batch()
    wrong: dict[str, Callable[[], Any]] = {
        "moves: expected 1000 whole numbers, found float32": lambda: batch.step(convert(np.zeros(TABLES, np.float32))),
        "moves: expected 1000 whole numbers, found int32": lambda: batch.step(convert(np.zeros(7, np.int32))),
        "which: expected 1000 times yes or no": lambda: batch.restart(convert(np.zeros(TABLES, np.int32))),
        "out: expected a bool array": lambda: batch.legal(out=convert(np.zeros(TABLES, np.int32))),
        "table 0: move 214, 'forfeit', is not allowed: see rule P3": batch.check,
    }
    batch.step(convert(np.full(TABLES, batch.game.moves.find("forfeit"), np.int32)))
    for message, work in wrong.items():
        assert message in said(work)


def with_torch(torch: ModuleType) -> None:
    """PyTorch, in its default stream and in another one."""

    def convert(array: np.ndarray) -> Any:
        return torch.from_numpy(array).cuda()

    def to_host(tensor: Any) -> np.ndarray:
        return np.asarray(tensor.cpu().numpy())

    shares_what_comes_out(torch.from_dlpack, to_host)
    shares_what_comes_out(lambda array: torch.as_tensor(array, device="cuda"), to_host)
    takes_moves(convert)
    writes_into(convert, to_host)
    refuses(convert)
    with torch.cuda.stream(torch.cuda.Stream()):
        shares_what_comes_out(torch.from_dlpack, to_host)
        takes_moves(convert)


def with_cupy(cupy: ModuleType) -> None:
    """CuPy."""
    shares_what_comes_out(cupy.asarray, cupy.asnumpy)
    shares_what_comes_out(cupy.from_dlpack, cupy.asnumpy)
    takes_moves(cupy.asarray)
    takes_moves(lambda array: cupy.asarray(np.repeat(array, 2))[::2])  # not in one piece
    writes_into(cupy.asarray, cupy.asnumpy)


def with_jax(jax: ModuleType) -> None:
    """JAX, which has streams of its own, and numbers of 32 bits unless told otherwise."""
    jax.config.update("jax_enable_x64", True)
    shares_what_comes_out(jax.numpy.from_dlpack, np.asarray)
    takes_moves(jax.numpy.asarray)
    refuses(jax.numpy.asarray)


CHECKS = {"torch": with_torch, "cupy": with_cupy, "jax": with_jax}


def main() -> int:
    """A line for each library."""
    if (reason := missing()) is not None:
        print(f"no GPU: {reason}", file=sys.stderr)
        return 2
    failed = 0
    for name, check in CHECKS.items():
        try:
            library = importlib.import_module(name)
        except ImportError:
            print(f"{name}: not installed", flush=True)
            continue
        try:
            check(library)
            print(f"{name} {library.__version__}: arrays go both ways without a copy", flush=True)
        except Exception as error:  # the other libraries are checked all the same
            failed += 1
            print(f"{name}: {type(error).__name__}: {error}", flush=True)
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main())
