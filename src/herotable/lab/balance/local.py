"""Units on this machine: in threads where compiled code plays them, else in processes."""

import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED as FIRST
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import partial
from itertools import islice
from multiprocessing import get_context

from ...engine.errors import ErrorMessage, UserError
from .run import WAITING, Finished, Runner
from .tally import Tally
from .units import RANDOM, Unit, run_unit


def on_this_machine(workers: int) -> Runner:
    """Runs units on this machine: in threads where compiled code plays them, else in processes."""
    return partial(_run_all, workers)


def _run_all(workers: int, units: list[Unit], finished: Finished) -> None:
    if not units:
        return
    run_unit(replace(units[0], games=1))  # compiles the rules once, not in every worker
    with _pool(units[0], workers) as pool:
        try:
            _keep_busy(pool, iter(units), workers * WAITING, finished)
        except BrokenProcessPool:
            raise UserError(ErrorMessage("worker-killed")) from None
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _pool(unit: Unit, workers: int) -> Executor:
    if set(unit.bots) == {RANDOM}:
        return ThreadPoolExecutor(workers)
    return ProcessPoolExecutor(workers, get_context("spawn"), _ignore_interrupts)


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C in a worker: the process that collects the results handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _keep_busy(pool: Executor, units: Iterator[Unit], most: int, finished: Finished) -> None:
    """Submit units a few at a time, and pass on each result as soon as it is ready."""
    running: dict[Future[Tally], Unit] = {pool.submit(run_unit, unit): unit for unit in islice(units, most)}
    while running:
        ready, _ = wait(running, return_when=FIRST)
        for future in ready:
            finished(running.pop(future), future.result())
        running |= {pool.submit(run_unit, unit): unit for unit in islice(units, most - len(running))}
