"""The compiled rules here, in Node and in a worker of Chromium, in turns: `python -m benchmarks.browser [TITLE …]`.

All play the same playouts and grow the same trees. CPU seconds count, the best of some rounds each.
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import herotable as ht
from benchmarks.wasm import WORK, in_node, moves_per_playout, native, task_of
from herotable.engine.game import Game
from tests.node import bundled
from tests.wasm_players import ChromiumPlayer

ROUNDS = 3
REPEATS = 5  # Chromium counts its CPU seconds in hundredths
PLACES = ("native", "Node", "Chromium")


class ChromiumWorker(ChromiumPlayer):
    """A page of Chromium whose worker plays playouts and grows trees."""

    program = "speedWorker"

    def __init__(self, folder: Path):
        super().__init__(folder)
        self.devtools = self.browser.new_browser_cdp_session()

    def cpu_seconds(self) -> float:
        """What the processes of the pages have computed."""
        processes = self.devtools.send("SystemInfo.getProcessInfo")["processInfo"]
        return sum(float(process["cpuTime"]) for process in processes if process["type"] == "renderer")

    def speeds(self, game: Game, seats: int) -> dict[str, float]:
        """How many playouts and iterations a CPU second has."""
        return {measure: amount / self.seconds(game, seats, measure) for measure, amount in WORK.items()}

    def seconds(self, game: Game, seats: int, measure: str) -> float:
        """The CPU seconds of some work, after the same work has warmed the code up."""
        order = json.dumps({"task": task_of(game, seats), "measure": measure})
        self.work(order)
        before = self.cpu_seconds()
        for _ in range(REPEATS):
            self.work(order)
        return (self.cpu_seconds() - before) / REPEATS

    def work(self, order: str) -> None:
        """Do some work, and wait for its end."""
        self.page.evaluate("order => play(order)", order)
        self.answer()


def rounds_of(game: Game, seats: int, program: Path, worker: ChromiumWorker) -> list[tuple[dict[str, float], ...]]:
    """Rounds in which each place has its turn."""
    return [(native(game, seats), in_node(program, game, seats), worker.speeds(game, seats)) for _ in range(ROUNDS)]


def row_of(game: Game, measure: str, rounds: list[tuple[dict[str, float], ...]], factor: float, called: str) -> str:
    """A line of the table in Markdown."""
    best: list[Any] = [factor * max(each[place][measure] for each in rounds) for place in range(len(PLACES))]
    shares = [f"{speed:,.0f}, {speed / best[0]:.0%}" for speed in best[1:]]
    return f"| {game.name} | {called} | {best[0]:,.0f} | {' | '.join(shares)} |"


def main() -> None:
    """Measure, and print a table in Markdown."""
    print("| title | a CPU second | native | Node | Chromium |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        program, worker = bundled("lib/rules/node/speed.ts", Path(folder)), ChromiumWorker(Path(folder))
        for title in sys.argv[1:] or ht.games():
            game = ht.game(title)
            seats = min(3, game.seats[-1])
            rounds = rounds_of(game, seats, program, worker)
            print(row_of(game, "playouts", rounds, moves_per_playout(game, seats), "steps"))
            print(row_of(game, "iterations", rounds, 1, "iterations of the search"), flush=True)
        worker.close()


if __name__ == "__main__":
    main()
