"""What the scripts of the peers share: a clock, and one line of JSON for everything measured."""

import json
import sys
import time
from collections.abc import Callable, Sequence
from importlib.metadata import version
from statistics import fmean, stdev


def asked() -> tuple[float, int]:
    """The seconds the whole script may take, and its seed."""
    seconds, seed = sys.argv[1:]
    return float(seconds), int(seed)


def named(peer: str, package: str) -> str:
    """A peer with its version."""
    return f"{peer} {version(package)}"


def rate(work: Callable[[], int], seconds: float) -> float:
    """How often a second the thing happens that `work` does and counts; the first, unmeasured, warms up."""
    work()
    done, begun = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - begun) < seconds:
        done += work()
    return done / elapsed


def tell(peer: str, game: str, what: str, **values: object) -> None:
    """Print one line: `value` for a measure, `error` for what the peer cannot do."""
    print(json.dumps({"peer": peer, "game": game, "what": what, **values}), flush=True)


def tell_rate(peer: str, game: str, what: str, work: Callable[[], int], seconds: float) -> None:
    """Measure and tell, or tell why not."""
    try:
        tell(peer, game, what, value=rate(work, seconds))
    except Exception as error:
        tell(peer, game, what, error=f"{type(error).__name__}: {error}")


def tell_means(peer: str, game: str, lengths: Sequence[float], scores: Sequence[float]) -> None:
    """Tell the mean length and the mean score of many games, with their standard errors."""
    for what, values in (("length", lengths), ("score", scores)):
        error = stdev(values) / len(values) ** 0.5
        tell(peer, game, what, value=fmean(values), error_of_mean=error, games=len(values))
