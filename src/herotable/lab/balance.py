"""Balance: many games of one plan, cut into units, played on all cores, and counted."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED as FIRST
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial, reduce
from itertools import islice
from multiprocessing import get_context
from operator import add
from pathlib import Path
from typing import Any

from .. import __version__
from ..bots import described
from ..engine.errors import UserError
from ..engine.game import Game
from ..engine.pack import Pack
from .ledger import Ledger
from .units import RANDOM, Tally, Unit, run_unit

UNITS = 64  # that a plan is cut into at least: intervals of differences come from their spread
LARGEST, LARGEST_OF_BOTS = 5000, 20  # games of a unit: random ones, and such as need thought
MOST_UNITS = 4000  # rather than more units, larger ones
WAITING = 2  # units in hand for each worker

Finished = Callable[[Unit, Tally], None]  # hears of each unit that is done
Runner = Callable[[list[Unit], Finished], None]  # runs units somewhere, in any order


@dataclass(frozen=True)
class Plan:
    """What is to be played: with two packs every game is played with each of them, on the same seeds."""

    game: Game
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    packs: tuple[Pack, ...] = ()

    @classmethod
    def of(
        cls, game: Game, seats: int, bots: list[str], games: int, seed: int, options: dict[str, Any], packs: list[Pack]
    ) -> "Plan":
        """A checked plan: one bot for all seats, or one for each."""
        chosen = game.checked(seats, options)
        if len(bots) not in (1, seats):
            raise UserError(f"--bots: expected one for all seats or {seats}, one for each; found {len(bots)}")
        for name in bots:
            described(name)
        every = tuple(bots) * (seats if len(bots) == 1 else 1)
        found = tuple(packs) or (game.pack,)
        if len({pack.digest for pack in found}) < len(found):
            raise UserError("--compare: expected two packs that differ; these say the same")
        return cls(game, seats, every, games, seed, chosen, found)

    @property
    def size(self) -> int:
        """Games of a unit."""
        largest = LARGEST if set(self.bots) == {RANDOM} else LARGEST_OF_BOTS
        return max(min(largest, -(-self.games // UNITS)), -(-self.games // MOST_UNITS))

    @property
    def data(self) -> dict[str, Any]:
        """What decides every number of the result."""
        return {
            "title": self.game.name,
            "version": __version__,
            "rules_version": self.game.rules_version,
            "seats": self.seats,
            "bots": list(self.bots),
            "games": self.games,
            "unit": self.size,
            "seed": self.seed,
            "options": self.options,
            "packs": [pack.digest for pack in self.packs],
        }

    def units(self) -> Iterator[Unit]:
        """All units; with two packs they take turns, so that both are as far when a run is cut short."""
        options = tuple(self.options.items())
        for first in range(0, self.games, self.size):
            games = min(self.size, self.games - first)
            for pack in self.packs:
                yield Unit(self.game.name, self.seats, options, pack, self.bots, self.seed, first, games)


@dataclass
class Outcome:
    """What has been played: for each pack the tallies of its units, in order."""

    plan: Plan
    tallies: list[list[Tally]]

    @property
    def totals(self) -> list[Tally]:
        """All units of each pack together."""
        return [reduce(add, tallies, Tally.empty(self.plan.game.name)) for tallies in self.tallies]

    @property
    def games(self) -> int:
        """How many games have been played with each pack."""
        return int(self.totals[0]["games"])

    @property
    def is_partial(self) -> bool:
        """Was the run cut short?"""
        return self.games < self.plan.games


def balance(plan: Plan, folder: Path, resume: bool, run: Runner, done: Callable[[int], None]) -> Outcome:
    """Play what the ledger in the folder does not have yet; `done` hears of games. Ctrl-C keeps what is done."""
    with Ledger(folder, plan.data, resume) as ledger:
        units = list(plan.units())
        done(sum(unit.games for unit in units if unit.name in ledger.done))
        left = [unit for unit in units if unit.name not in ledger.done]

        def finished(unit: Unit, tally: Tally) -> None:
            ledger.add(unit.name, tally)
            done(unit.games)

        with suppress(KeyboardInterrupt):  # the report is about what is done
            run(left, finished)
        return outcome(plan, ledger.done)


def outcome(plan: Plan, done: dict[str, Tally]) -> Outcome:
    """The finished units by pack; of two packs only those that both have finished."""
    units = list(plan.units())
    rows = [units[i : i + len(plan.packs)] for i in range(0, len(units), len(plan.packs))]
    whole = [row for row in rows if all(unit.name in done for unit in row)]
    return Outcome(plan, [[done[row[side].name] for row in whole] for side in range(len(plan.packs))])


def here(workers: int) -> Runner:
    """Runs units on this machine: in threads where compiled code plays them, else in processes."""
    return partial(_run_all, workers)


def _run_all(workers: int, units: list[Unit], finished: Finished) -> None:
    if not units:
        return
    run_unit(replace(units[0], games=1))  # compiles the rules once, before there are many workers
    with _pool(units[0], workers) as pool:
        try:
            _keep_busy(pool, iter(units), workers * WAITING, finished)
        except BrokenProcessPool:
            raise UserError("a worker process was killed; the finished units are kept, go on with --resume") from None
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _pool(unit: Unit, workers: int) -> Executor:
    if set(unit.bots) == {RANDOM}:
        return ThreadPoolExecutor(workers)
    return ProcessPoolExecutor(workers, get_context("spawn"), _leave_interrupts)


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that collects the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _keep_busy(pool: Executor, units: Iterator[Unit], most: int, finished: Finished) -> None:
    """Hand out units a few at a time, and pass on each result as soon as it is there."""
    running: dict[Future[Tally], Unit] = {pool.submit(run_unit, unit): unit for unit in islice(units, most)}
    while running:
        ready, _ = wait(running, return_when=FIRST)
        for future in ready:
            finished(running.pop(future), future.result())
        running |= {pool.submit(run_unit, unit): unit for unit in islice(units, most - len(running))}


def all_cores() -> int:
    """How many workers this machine has room for."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
