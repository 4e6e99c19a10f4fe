"""The server that is attacked: a process of its own on this machine, with a new database."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

PREPARING = 600  # seconds; a moment unless rules have to be compiled
GRACE = 30


@contextmanager
def served(tree: Path, settings: dict[str, str]) -> Iterator[str]:
    """A server of the sources in `tree`; its address. It believes what we say about addresses."""
    words = [sys.executable, "-m", "herotable", "serve", "--host", "127.0.0.1", "--port", "0", "--no-qr"]
    with tempfile.TemporaryDirectory() as data:
        given = {"HEROTABLE_DATA": data, "HEROTABLE_TRUSTED_PROXIES": "127.0.0.1", "HEROTABLE_LOG_LEVEL": "error"}
        environment = os.environ | given | settings | {"PYTHONPATH": str(tree / "src")}
        process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment, cwd=data)
        try:
            assert process.stdout is not None
            url = process.stdout.readline().split()[-1]
            _await_titles(url)
            yield url
        finally:
            process.terminate()
            try:
                process.wait(GRACE)
            except subprocess.TimeoutExpired:
                process.kill()


def _await_titles(url: str) -> None:
    until = time.monotonic() + PREPARING
    while time.monotonic() < until:
        time.sleep(0.2)
        with suppress(OSError), urlopen(f"{url}/api/titles") as answer:
            if all(title["state"] == "ready" for title in json.load(answer)):
                return
    raise TimeoutError(f"not all titles were prepared in {PREPARING} s")
