"""Units as tasks on a Ray cluster: `herotable[cluster]`. Results are kept by unit: a killed worker loses no game."""

import socket
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from types import ModuleType
from typing import Any

from ...engine.errors import ErrorMessage, UserError, expected
from .run import WAITING, Finished, Runner
from .tally import Tally
from .units import Unit, run_unit

RETRIES = 20  # of a unit whose worker died
PATIENCE = 5.0  # seconds without a result, after which we check that the cluster still answers


def on_cluster(address: str, work: Callable[[Unit], Tally] = run_unit) -> Runner:
    """Runs units on the cluster at HOST:PORT, where herotable must be installed too."""
    ray = _ray()
    if not is_listening(address):
        raise UserError(ErrorMessage("cluster-away", address=address))
    try:
        ray.init(address=address, ignore_reinit_error=True, logging_level="ERROR", log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise UserError(ErrorMessage("cluster-refuses", address=address, reason=_first_line(error))) from None
    return partial(_run_tasks, ray, address, ray.remote(max_retries=RETRIES)(work))


def _ray() -> ModuleType:
    try:
        import ray
    except ImportError:
        raise UserError(ErrorMessage("no-ray")) from None
    return ray


def is_listening(address: str) -> bool:
    """Does a server listen at HOST:PORT?"""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal():
        raise expected("cluster", ErrorMessage("word", word="HOST:PORT"), repr(address))
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError):
        return False
    return True


def _run_tasks(ray: ModuleType, address: str, task: Any, units: list[Unit], finished: Finished) -> None:
    """Hand out units a few at a time; a result counts once, whichever worker it came from."""
    waiting = iter(units)
    most = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = dict(_submit(task, waiting, most))
    try:
        while running:
            for result in _ready(ray, address, running):
                finished(running.pop(result), ray.get(result))
            running |= _submit(task, waiting, most - len(running))
    except ray.exceptions.RayError as error:
        raise UserError(ErrorMessage("cluster-failed", address=address, reason=_first_line(error))) from None
    finally:
        _cancel(ray, list(running))


def _submit(task: Any, units: Iterator[Unit], most: int) -> dict[Any, Unit]:
    return {task.remote(unit): unit for unit in islice(units, most)}


def _ready(ray: ModuleType, address: str, running: dict[Any, Unit]) -> list[Any]:
    """The finished results; while there are none, check that the cluster still answers."""
    ready, _ = ray.wait(list(running), num_returns=1, timeout=PATIENCE)
    if not ready and not is_listening(address):
        raise UserError(ErrorMessage("cluster-lost", address=address))
    return list(ready)


def _cancel(ray: ModuleType, results: list[Any]) -> None:
    """Cancel the tasks that nobody waits for any more."""
    for result in results:
        ray.cancel(result, force=True)


def _first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
