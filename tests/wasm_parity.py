"""`python -m tests.wasm_parity NODE CHROMIUM [TITLE …]`: are games the same in WebAssembly as in Python?

Replays the golden games and so many random ones of every variant in Node, and so many in Chromium, with a process for
each core, and fails with the first difference, down to the field.
"""

import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import herotable as ht
from herotable.wasm.build import FOLDER
from tests.wasm_difference import explained
from tests.wasm_games import Json, golden_files, golden_game, random_game
from tests.wasm_players import PLAYERS, Player

SHARD = 25  # games that a process replays before it takes others
PROGRESS = 20  # seconds from one line to the next


class Shard(NamedTuple):
    """Some random games of a variant; without a variant the golden games of the title."""

    where: str
    title: str
    variant: int | None
    seeds: range


class Score(NamedTuple):
    """How many games and moves were the same, and the first difference."""

    games: int
    moves: int
    difference: str = ""


def games_of(shard: Shard) -> Iterator[Json]:
    """Play the games of a shard in Python."""
    if shard.variant is None:
        yield from map(golden_game, golden_files(shard.title))
        return
    game = ht.game(shard.title)
    seats, options = [*game.variants()][shard.variant]
    yield from (random_game(game, seats, options, seed) for seed in shard.seeds)


def replayed(games: Iterable[Json], player: Player) -> Score:
    """Replay games, each while the next is played here, until one goes another way."""
    before, number, moves = None, 0, 0
    for game in chain(_sent(games, player), [None]):
        if before is not None:
            if difference := player.answer():
                return Score(number, moves, explained(before, difference))
            number, moves = number + 1, moves + len(before["moves"])
        before = game
    return Score(number, moves)


def _sent(games: Iterable[Json], player: Player) -> Iterator[Json]:
    for game in games:
        player.send(game)
        yield game


# ---------------------------------------------------------------- many processes

players: dict[str, Player] = {}  # of this process


def replayed_shard(shard: Shard) -> Score:
    """Replay a shard by the player of this process."""
    if shard.where not in players:
        players[shard.where] = PLAYERS[shard.where](Path(tempfile.mkdtemp(prefix="wasm-parity-")))
    return replayed(games_of(shard), players[shard.where])


def shards(titles: Iterable[str], numbers: dict[str, int]) -> Iterator[Shard]:
    """All that is to be replayed: so many games of every variant in Node and in Chromium."""
    for title in titles:
        variants = len([*ht.game(title).variants()])
        for where, number in ((where, number) for where, number in numbers.items() if number):
            yield Shard(where, title, None, range(0))
            for first in range(0, number, SHARD):
                seeds = range(first, min(first + SHARD, number))
                yield from (Shard(where, title, variant, seeds) for variant in range(variants))


def compare(titles: list[str], numbers: dict[str, int], processes: int) -> int:
    """Replay everything, tell how far we are, and return how many shards had a difference."""
    tasks, counts, failed = [*shards(titles, numbers)], Counter[Any](), 0
    begun = told = time.monotonic()
    with ProcessPoolExecutor(processes) as pool:
        running = {pool.submit(replayed_shard, task): task for task in tasks}
        for done, future in enumerate(as_completed(running), 1):
            task, score = running[future], future.result()
            counts[task.title, task.where, "games"] += score.games
            counts[task.title, task.where, "moves"] += score.moves
            if score.difference:
                print(f"{task.where}: {score.difference}", flush=True)
                failed += 1
            if time.monotonic() - told > PROGRESS or done == len(tasks):
                told = time.monotonic()
                print(f"{done / len(tasks):4.0%} after {told - begun:.0f} s: {summary(counts)}", flush=True)
    return failed


def summary(counts: Counter[Any]) -> str:
    """What is compared up to now."""
    places = dict.fromkeys((title, where) for title, where, _ in counts)
    return "; ".join(
        f"{title} in {where} {counts[title, where, 'games']:,} games, {counts[title, where, 'moves']:,} moves"
        for title, where in places
    )


if __name__ == "__main__":
    node, in_chromium, *chosen = sys.argv[1:]
    cores = int(os.environ.get("HEROTABLE_PROCESSES", os.cpu_count() or 1))
    differences = compare(chosen or [*ht.games()], {"Node": int(node), "Chromium": int(in_chromium)}, cores)
    print(f"the code in {FOLDER.name}: {'the same games' if not differences else f'{differences} differences'}")
    sys.exit(bool(differences))
