"""Measure Hero Table and its peers side by side on this machine: `python -m benchmarks.run`, from the root."""

import argparse
import hashlib
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from copy import deepcopy
from datetime import date
from importlib.metadata import version
from pathlib import Path
from random import Random
from shutil import which
from statistics import fmean, stdev

from herotable.engine.game import Game
from herotable.games import TITLES, game
from herotable.lab import bench
from herotable.lab.batch import Batch
from herotable.words import Translator

from .match_loop import by_hand, looks
from .plain_pow import Pow, random_game
from .report import BY_HAND, OURS, POW, Measure, differences, measures_in, medians, page, plain_reason

HERE = Path(__file__).parent
PEERS = HERE / "peers"
PYTHON = HERE / ".venv" / "bin" / "python"
SCRIPTS = {
    "pow_openspiel.py": "OpenSpiel",
    "openspiel_games.py": "OpenSpiel",
    "pow_boardgame.js": "boardgame.io",
    "rlcard_games.py": "RLCard",
    "pettingzoo_games.py": "PettingZoo",
    "pgx_games.py": "pgx",
}
SEATS = {"battle": 4}  # the others: three, or as many as the title has
QUIET = 0.5  # load of a machine that does nothing else
PATIENCE = 900  # seconds a script may take for loading and compiling


def main() -> int:
    """Set up, measure again and again, write the page; status 1 when a version of POW! is another game."""
    asked = settled(parser().parse_args())
    load = os.getloadavg()[0]
    missing = {"py": set_up(PEERS / "requirements.lock", HERE / ".venv", install_python)}
    missing["js"] = set_up(PEERS / "package-lock.json", PEERS / "node_modules", install_node)
    use_one_core()
    measures: list[Measure] = []
    for run in range(1, asked.repeats + 1):
        print(f"run {run} of {asked.repeats}", flush=True)
        measures += [measure for title in TITLES for measure in told(title, our_title(title, asked, run))]
        measures += told("POW! in other ways", other_ways(asked, run))
        for script, peer in SCRIPTS.items():
            reason = missing[script[-2:]]
            measures += (
                [broken(script, peer, reason)] if reason else told(script, run_peer(script, peer, asked.seconds, run))
            )
    found = medians(measures)
    text = page(found, about(asked.repeats, load))
    print(text)
    if not asked.quick:
        on_gpu = (HERE / "gpu.md").read_text(encoding="utf-8")  # measured on another machine
        (HERE / "results.md").write_text(text + on_gpu, encoding="utf-8")
    for problem in differences(found):
        print(f"NOT the same game: {problem}", file=sys.stderr)
    return 1 if differences(found) else 0


def parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    top = argparse.ArgumentParser(prog="benchmarks.run", description="Hero Table beside its peers, on this machine.")
    top.add_argument("--quick", action="store_true", help="a short run that writes no page")
    top.add_argument("--repeats", type=int, help="runs of everything (3; quick: 1)")
    top.add_argument("--seconds", type=float, help="seconds a script of a peer measures in one run (30; quick: 6)")
    top.add_argument("--games", type=int, help="games of ours in one measure (20000; quick: 2000)")
    return top


def settled(asked: argparse.Namespace) -> argparse.Namespace:
    """The numbers that were not given."""
    usual = (1, 6.0, 2_000) if asked.quick else (3, 30.0, 20_000)
    for name, number in zip(("repeats", "seconds", "games"), usual, strict=True):
        if getattr(asked, name) is None:
            setattr(asked, name, number)
    return asked


def about(repeats: int, load: float) -> list[str]:
    """When, where and with what."""
    node = which("node") and subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    ours = ", ".join(f"{name} {version(name)}" for name in ("herotable", "numba", "numpy"))
    state = "" if load < QUIET else f"; the machine was busy (load {load:.1f}), so the figures are provisional"
    return [
        f"{date.today()}, runs: {repeats}{state}",
        f"{platform.system()} on {platform.machine()}, {os.cpu_count()} cores, one used",
        f"Python {platform.python_version()}, {ours}, Node {(node or 'missing').strip()}",
    ]


# ---------------------------------------------------------------- setting up


def set_up(lock: Path, folder: Path, install: Callable[[], None]) -> str | None:
    """Install what a lock names, once; the reason when that fails."""
    ready, digest = folder / "ready", hashlib.sha256(lock.read_bytes()).hexdigest()
    if ready.exists() and ready.read_text(encoding="utf-8") == digest:
        return None
    print(f"installing {lock.name}, some minutes the first time", flush=True)
    try:
        install()
    except FileNotFoundError as error:
        return f"{error.filename} is not installed"
    except subprocess.CalledProcessError as error:
        return plain_reason(error.stderr)
    ready.write_text(digest, encoding="utf-8")
    return None


def install_python() -> None:
    """The peers' own environment, never the project's."""
    command(sys.executable, "-m", "venv", "--clear", str(PYTHON.parents[1]))
    lock = str(PEERS / "requirements.lock")
    command(str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "-q", "--require-hashes", "-r", lock)


def install_node() -> None:
    """The packages of boardgame.io."""
    command("npm", "ci", "--no-audit", "--no-fund", "--prefix", str(PEERS))


def command(*words: str) -> None:
    """Run it, and keep its words in case it fails."""
    subprocess.run(words, check=True, capture_output=True, text=True)


def use_one_core() -> None:
    """Keep this process and all it starts on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


# ---------------------------------------------------------------- ours


def our_title(title: str, asked: argparse.Namespace, seed: int) -> Iterator[Measure]:
    """A title's compiled rules."""
    one = game(title)
    seats = seats_of(one)
    name = POW if title == "pow" else f"{Translator(one, 'en', []).say('title')}, {seats} seats"
    speed = bench.compiled(one, seats, asked.games, seed)
    yield Measure(OURS, name, "decisions/s", speed.steps / speed.seconds)
    yield Measure(OURS, name, "clones/s", bench.clones(one, seats))
    yield Measure(OURS, name, "ISMCTS iterations/s", bench.searches(one, seats, asked.games))
    yield from from_python(one, name, seats, asked.games // 500, seed)
    if title == "pow":
        batch = Batch(one, asked.games, seats)
        batch.play(seed)
        yield from means(OURS, batch.steps.tolist(), batch.tables.score[:, :seats].mean(axis=1).tolist())


def from_python(one: Game, name: str, seats: int, games: int, seed: int) -> Iterator[Measure]:
    """A title one move at a time through `Match`."""
    by_hand(one, seats, 1, seed)
    yield Measure(BY_HAND, name, "decisions/s", by_hand(one, seats, games, seed))
    yield from (Measure(BY_HAND, name, what, value) for what, value in looks(one, seats, games, seed).items())


def seats_of(one: Game) -> int:
    """How many seats are measured: as `herotable bench` does, unless said otherwise."""
    return SEATS.get(one.name, min(3, one.seats[-1]))


def other_ways(asked: argparse.Namespace, seed: int) -> Iterator[Measure]:
    """POW! interpreted, and in plain Python."""
    one, games = game("pow"), asked.games // 4
    seats = seats_of(one)
    speed = bench.interpreted(one, seats, games // 100, seed)
    yield Measure(f"{OURS}, interpreted", POW, "decisions/s", speed.steps / speed.seconds)
    yield Measure("plain Python", POW, "decisions/s", plain_speed(seats, games, seed))
    yield Measure("plain Python", POW, "clones/s", plain_clones(seats, games))
    random = Random(-seed)
    lengths, scores = zip(*(random_game(seats, random) for _ in range(games)), strict=True)
    yield from means("plain Python", list(lengths), [fmean(score) for score in scores])


def plain_speed(seats: int, games: int, seed: int) -> float:
    """Decisions a second of random games in plain Python."""
    random, begun = Random(seed), time.perf_counter()
    steps = sum(random_game(seats, random)[0] for _ in range(games))
    return steps / (time.perf_counter() - begun)


def plain_clones(seats: int, times: int) -> float:
    """Deep copies a second of the game in plain Python, its random numbers shared."""
    table = Pow(seats, Random(1))
    begun = time.perf_counter()
    for _ in range(times):
        deepcopy(table, {id(table.random): table.random})
    return times / (time.perf_counter() - begun)


def means(peer: str, lengths: list[int], scores: list[float]) -> Iterator[Measure]:
    """The mean length and the mean score of many games, with their errors."""
    for what, values in (("length", lengths), ("score", scores)):
        error = stdev(values) / len(values) ** 0.5
        yield Measure(peer, POW, what, fmean(values), error_of_mean=error, games=len(values))


# ---------------------------------------------------------------- theirs


def run_peer(script: str, peer: str, seconds: float, seed: int) -> Iterator[Measure]:
    """What a peer's script measures; if it breaks off, why."""
    program = "node" if script.endswith(".js") else str(PYTHON)
    words = [program, str(PEERS / script), str(seconds), str(seed)]
    quiet = {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "JAX_COMPILATION_CACHE_DIR": str(PYTHON.parents[1] / "jax")}
    try:
        done = subprocess.run(
            words, capture_output=True, text=True, check=False, env=os.environ | quiet, timeout=PATIENCE + 3 * seconds
        )
    except subprocess.TimeoutExpired:
        yield broken(script, peer, "it did not end in time")
        return
    yield from measures_in(done.stdout)
    if done.returncode:
        yield broken(script, peer, f"status {done.returncode}: {plain_reason(done.stderr)}")


def broken(script: str, peer: str, reason: str) -> Measure:
    """A peer that could not be installed or did not end well."""
    return Measure(peer, POW if script.startswith("pow_") else script, "decisions/s", error=reason)


def told(name: str, measures: Iterator[Measure]) -> list[Measure]:
    """Measure, and say how long that took."""
    print(f"  {name} …", end=" ", flush=True)
    begun = time.perf_counter()
    found = list(measures)
    failed = sum(measure.value is None for measure in found)
    print(f"{time.perf_counter() - begun:.0f} s{f', {failed} FAILED' if failed else ''}", flush=True)
    return found


if __name__ == "__main__":
    sys.exit(main())
