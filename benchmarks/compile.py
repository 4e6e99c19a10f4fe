"""What the first start of each title costs: CPU seconds of compiling, compiled variants and megabytes of cache.

`python -m benchmarks.compile [TITLE…]` prepares each title as a server does, in a process of its own with an empty
cache, then once more with the full one.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

TITLES = ("pow", "order", "marines", "battle")
PREPARE = """
import gc, json, os, sys
import herotable as ht
from herotable.bots import prepare
from numba.core.dispatcher import Dispatcher
times = os.times()
before = times.user + times.system
prepare(ht.game(sys.argv[1]))
times = os.times()
rules = [each for each in gc.get_objects() if isinstance(each, Dispatcher)]
print(json.dumps([times.user + times.system - before, sum(len(rule.overloads) for rule in rules)]))
"""


def prepare(title: str, cache: str) -> tuple[float, int]:
    """CPU seconds and variants of preparing a title with this cache folder."""
    settings = os.environ | {"HEROTABLE_CACHE": cache}
    done = subprocess.run([sys.executable, "-c", PREPARE, title], env=settings, stdout=subprocess.PIPE, check=True)
    seconds, variants = json.loads(done.stdout)
    return seconds, variants


def megabytes(folder: str) -> float:
    """The size of all files in a folder."""
    return sum(file.stat().st_size for file in Path(folder).rglob("*") if file.is_file()) / 1e6


def rows(titles: list[str]) -> Iterator[tuple[str, float, int, float, float]]:
    """For each title: CPU seconds, variants, megabytes, and CPU seconds with the full cache."""
    for title in titles:
        with tempfile.TemporaryDirectory() as cache:
            first, variants = prepare(title, cache)
            yield title, first, variants, megabytes(cache), prepare(title, cache)[0]


if __name__ == "__main__":
    print("title     CPU s  variants     MB  second start, CPU s")
    for title, first, variants, size, second in rows(sys.argv[1:] or list(TITLES)):
        print(f"{title:8} {first:6.1f} {variants:9} {size:6.1f} {second:21.2f}", flush=True)
