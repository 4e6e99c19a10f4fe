"""Decisions a second on a GPU, each asked for from Python, in several ways: `python -m benchmarks.gpu_stepping`.

Needs numba, numba-cuda and numpy, and torch for all ways but the first. All arrays stay on the GPU.
"""

import argparse
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from benchmarks.gpu import SEATS, playable
from herotable.lab.gpu import GpuBatch, missing

COLUMNS = 48  # of the lists of legal moves
REPEATS = 3
Way = Callable[[], None]


def by_sample(batch: GpuBatch) -> Way:
    """A random legal move, chosen by the batch."""
    moves = batch.sample()
    return lambda: batch.step(batch.sample(out=moves))


def by_list(batch: GpuBatch) -> Way:
    """A random legal move, chosen by torch from the lists."""
    import torch

    lists = batch.legal_moves(COLUMNS)
    moves, counts = (torch.from_dlpack(array) for array in lists)

    def decide() -> None:
        batch.legal_moves(COLUMNS, out=lists)
        chosen = (torch.rand(len(batch), device="cuda") * counts).to(torch.int64)
        batch.step(moves.gather(1, chosen[:, None])[:, 0])

    return decide


def by_mask(batch: GpuBatch) -> Way:
    """A random legal move, chosen by torch from the mask."""
    import torch

    legal = batch.legal()
    mask = torch.from_dlpack(legal)

    def decide() -> None:
        batch.legal(out=legal)
        batch.step((torch.rand(mask.shape, device="cuda", dtype=torch.float16) + 1).mul_(mask).argmax(dim=1))

    return decide


def by_network(batch: GpuBatch) -> Way:
    """The move that an untrained network of one hidden layer likes best, with a little chance."""
    import torch

    size, moves = batch.game.observation_size, len(batch.game.moves)
    layers: list[Any] = [torch.nn.Linear(size, 256), torch.nn.ReLU(), torch.nn.Linear(256, moves)]
    network = torch.nn.Sequential(*layers).to("cuda", torch.bfloat16)
    legal, seen = batch.legal(), batch.observe()
    mask, rows = torch.from_dlpack(legal), torch.from_dlpack(seen)

    @torch.no_grad()
    def decide() -> None:
        batch.legal(out=legal)
        batch.observe(out=seen)
        liked = network(rows.to(torch.bfloat16))
        batch.step((liked + torch.rand_like(liked)).masked_fill_(~mask, -1e4).argmax(dim=1))

    return decide


WAYS: dict[str, Callable[[GpuBatch], Way]] = {
    "sample": by_sample,
    "legal_moves, torch chooses": by_list,
    "legal, torch chooses": by_mask,
    "legal and observe, a network of torch chooses": by_network,
}


def speed(batch: GpuBatch, decide: Way, seconds: float) -> float:
    """Decisions a second; games that are over begin anew at each step."""
    for _ in range(3):  # compiles
        decide()
        batch.restart()
    batch.wait()
    return median(_rate(batch, decide, seconds) for _ in range(REPEATS))


def _rate(batch: GpuBatch, decide: Way, seconds: float) -> float:
    before, begun = int(batch.to_host(batch.steps).sum()), time.perf_counter()
    while time.perf_counter() - begun < seconds:
        for _ in range(10):
            decide()
            batch.restart()
        batch.wait()
    taken = time.perf_counter() - begun
    return (int(batch.to_host(batch.steps).sum()) - before) / taken


def main(arguments: list[str] | None = None) -> int:
    """Measure the ways to choose."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gpu_stepping", description=__doc__)
    parser.add_argument("titles", nargs="*", default=["pow"], metavar="TITLE")
    parser.add_argument("--tables", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    parser.add_argument("--ways", type=int, default=len(WAYS), help="how many ways to choose; 1 needs no torch")
    asked = parser.parse_args(arguments)
    if (reason := missing()) is not None:
        print(f"no GPU: {reason}", file=sys.stderr)
        return 2
    for title in asked.titles:
        one = playable(title)
        batch = GpuBatch(one, asked.tables, SEATS.get(title, one.seats[0]))
        batch.reset(1)
        for name, way in list(WAYS.items())[: asked.ways]:
            rate = speed(batch, way(batch), asked.seconds)
            print(f"{title}, {asked.tables:,} tables, {name}: {rate / 1e6:,.1f} million decisions/s", flush=True)
        batch.check()
    return 0


if __name__ == "__main__":
    sys.exit(main())
