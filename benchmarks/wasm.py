"""The compiled rules here and in WebAssembly, in Node, in turns: `python -m benchmarks.wasm [TITLE …]`.

Both play the same playouts and grow the same trees. CPU seconds count, the best of some rounds each.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import herotable as ht
from herotable.bots.search import Tree, kernel
from herotable.engine.game import Game
from herotable.engine.rule import rules_from
from herotable.wasm.build import FOLDER
from tests.node import PROGRAMS, bundled

ROUNDS = 3
WORK = {"playouts": 20_000, "iterations": 5000}
SEED = "speed"
KERNEL = Path(__file__).with_name("wasm_kernel.py")


def native(game: Game, seats: int) -> dict[str, float]:
    """How many playouts and iterations a CPU second has here, in one round."""
    match = game.match(seats, SEED)
    begun, spare, offers = begun_tables(game, seats)
    playouts = kernel(game).playouts
    playouts(begun.copy(), spare, offers, 1)
    tree = Tree(match, match.waiting[0], Random(1), WORK["iterations"])
    tree.grow(1)
    return {
        "playouts": WORK["playouts"] / _seconds(playouts, begun, spare, offers, WORK["playouts"]),
        "iterations": (WORK["iterations"] - 1) / _seconds(tree.grow, WORK["iterations"] - 1),
    }


def begun_tables(game: Game, seats: int) -> tuple[Any, Any, Any]:
    """A begun table with the key 1, 2, 3, 4, room for a copy, and room for offers."""
    begun = game.match(seats, SEED).tables.copy()
    begun["quiet"] = 1
    begun["key"] = [1, 2, 3, 4]
    return begun, begun.copy(), game.new_offers()


def moves_per_playout(game: Game, seats: int) -> float:
    """The mean length of the playouts."""
    tree = kernel(game)
    used = {name: getattr(tree, name) for name in ("legal", "prefer", "play", "renew_key")}
    moves: int = rules_from(KERNEL, game.name, **used).moves(*begun_tables(game, seats), WORK["playouts"])
    return moves / WORK["playouts"]


def task_of(game: Game, seats: int) -> dict[str, Any]:
    """What a program in WebAssembly has to do."""
    random = Random(1)
    key = [random.getrandbits(32) for _ in range(8)]
    return {"title": game.name, "seats": seats, "seed": SEED, "key": key, **WORK}


def _seconds(function: Any, *args: Any) -> float:
    begun = time.process_time()
    function(*args)
    return time.process_time() - begun


def in_node(program: Path, game: Game, seats: int) -> dict[str, float]:
    """The same in WebAssembly."""
    command = ["node", str(program), str(FOLDER), json.dumps(task_of(game, seats))]
    ran = subprocess.run(command, env=os.environ | PROGRAMS, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(ran.stdout)
    return found


def compared(game: Game, program: Path) -> None:
    """Print a line for each of the two measures."""
    seats = min(3, game.seats[-1])
    rounds = [(native(game, seats), in_node(program, game, seats)) for _ in range(ROUNDS)]
    for measure in WORK:
        here, there = (max(each[side][measure] for each in rounds) for side in (0, 1))
        print(
            f"{game.name:8} {seats} seats  {measure:10} {here:9,.0f}/s here {there:9,.0f}/s in Node {there / here:5.0%}"
        )


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        speed = bundled("lib/rules/node/speed.ts", Path(folder))
        for title in sys.argv[1:] or ht.games():
            compared(ht.game(title), speed)
