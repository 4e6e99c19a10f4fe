"""How fast a title's rules run: compiled, interpreted, and on a GPU."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

import numpy as np

from ..bots.search import SearchBot
from ..engine.game import Game
from ..games import game as find_game
from ..nets.evaluation import evaluate
from ..nets.net import Net
from .batch import Batch
from .kernels import playouts
from .keys import keys

REPEATS = 5
CLONES, CLONE_TIMES = 8, 1_000_000
MIDDLE = 20  # moves before the decision about which a net is asked


@dataclass(frozen=True)
class Speed:
    """Steps and games in a time."""

    way: str  # compiled, interpreted, or on a device
    steps: int
    games: int
    seconds: float

    def line(self, say: Callable[..., str]) -> str:
        """The speed as one row of a report, in the words of `say`."""
        steps, games = (_large(count / self.seconds, say) for count in (self.steps, self.games))
        length = f"{self.steps / self.games:7.1f}".replace(".", say("decimal-point"))
        ways = {
            "compiled": say("bench-compiled"),
            "interpreted": say("bench-interpreted"),
            "device": say("bench-device"),
        }
        speeds = f"{steps:>16} {say('bench-steps')} {games:>16} {say('bench-rate')}"
        return f"{ways[self.way]:<17}{speeds} {length} {say('bench-length')} "

    def __truediv__(self, other: "Speed") -> float:
        return self.steps / self.seconds / (other.steps / other.seconds)


def compile_all(game: Game, seats: int) -> None:
    """Compile all that is measured on a CPU, so that no measurement waits for it."""
    batch = Batch(game, 2, seats, threads=1)
    batch.play(1)
    playouts(game).copies(batch.tables, 1)
    searches(game, seats, iterations=1)


def compiled(game: Game, seats: int, games: int, seed: int) -> Speed:
    """Whole random games on one core, compiled; the median of repeated runs."""
    batch = Batch(game, games, seats, threads=1)
    batch.play(seed)
    times = [_timed(lambda: batch.play(seed)) for _ in range(REPEATS)]
    return Speed("compiled", int(batch.steps.sum()), games, median(times))


def interpreted(game: Game, seats: int, games: int, seed: int) -> Speed:
    """The same rules without Numba, in another process."""
    command = [sys.executable, "-m", __name__, game.name, str(seats), str(games), str(seed)]
    result = subprocess.run(
        command, env=os.environ | {"HEROTABLE_INTERPRETED": "1"}, stdout=subprocess.PIPE, text=True, check=True
    )
    steps, seconds = result.stdout.split()
    return Speed("interpreted", int(steps), games, float(seconds))


def clones(game: Game, seats: int) -> float:
    """Copies of a table a second, inside compiled code."""
    batch = Batch(game, CLONES, seats)
    copies = playouts(game).copies
    copies(batch.tables, 1)
    return CLONE_TIMES / median(_timed(lambda: copies(batch.tables, CLONE_TIMES)) for _ in range(REPEATS))


def searches(game: Game, seats: int, iterations: int = 20_000) -> float:
    """Iterations of the search a second, each a whole playout, from the start of a game on one core."""
    match = game.match(seats, seed=1)
    bot = SearchBot(iterations=iterations, seed=1)
    bot.estimates(match, match.waiting[0])
    return iterations / median(_timed(lambda: bot.estimates(match, match.waiting[0])) for _ in range(REPEATS))


def evaluations(game: Game, net: Net, seats: int, times: int = 5000) -> float:
    """Evaluations of a net a second on one core, each with an answer for every legal move in the middle of a game."""
    batch = Batch(game, 1, seats, threads=1)
    batch.reset(seed=1)
    for _ in range(MIDDLE):
        batch.step(batch.sample())
        batch.restart()
    (moves,), (count,) = batch.legal_moves()
    room = np.empty((2, net.arrays[0].second.shape[0]), np.float32)
    answers, values = np.empty(len(moves), np.float32), np.empty(game.seats[-1], np.float32)
    asked = net.arrays[0], batch.features()[0], room, moves, int(count), answers, values

    def ask() -> None:
        for _ in range(times):
            evaluate(*asked)

    evaluate(*asked)  # the first one compiles
    return times / median(_timed(ask) for _ in range(REPEATS))


def on_gpu(game: Game, seats: int, games: int, seed: int) -> Speed:
    """Whole random games on the GPU; the tables stay there."""
    from .gpu import GpuBatch

    batch = GpuBatch(game, games, seats)
    device_keys = batch._to_device(keys(games, seed))

    def play() -> None:
        batch.play_by(device_keys)
        batch.wait()

    play()  # the first one compiles
    times = [_timed(play) for _ in range(REPEATS)]
    return Speed("device", int(batch.to_host(batch.steps).sum()), games, median(times))


def same_on_gpu(game: Game, seats: int, games: int, seed: int) -> tuple[str, str]:
    """The fingerprints of the same games on this core and on the GPU."""
    from .gpu import GpuBatch

    here, there = Batch(game, games, seats), GpuBatch(game, games, seats)
    here.play(seed)
    there.play(seed)
    return here.fingerprint(), there.fingerprint()


def _timed(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def _large(number: float, say: Callable[..., str]) -> str:
    for size, word in ((1e9, say("bench-billion")), (1e6, say("bench-million")), (1e3, say("bench-thousand"))):
        if number >= size:
            return f"{number / size:.2f} {word}".replace(".", say("decimal-point"), 1)
    return f"{number:.1f}".replace(".", say("decimal-point"))


if __name__ == "__main__":
    title, *numbers = sys.argv[1:]
    _seats, _games, _seed = map(int, numbers)
    _batch = Batch(find_game(title), _games, _seats, threads=1)
    _seconds = _timed(lambda: _batch.play(_seed))
    print(_batch.steps.sum(), _seconds)
