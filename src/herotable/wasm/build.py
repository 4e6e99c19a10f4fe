"""`herotable build wasm`: a process for each title, with settings that make its code the same on every machine."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

from ..engine.cores import cores
from ..engine.errors import ErrorMessage, UserError
from ..games import game
from .description import description_of

FOLDER = Path(__file__).parents[1] / "rules_wasm"  # where the package keeps what was built
SETTINGS = {
    "HEROTABLE_INTERPRETED": "0",
    "NUMBA_BOUNDSCHECK": "0",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_DISABLE_JIT": "0",
    "NUMBA_OPT": "0",  # LLVM optimises all functions together, and for WebAssembly
    "PYTHONHASHSEED": "0",  # the order of sets
}


class Built(NamedTuple):
    """The files of a title."""

    title: str
    code: Path
    description: Path


def build(titles: Sequence[str], folder: Path) -> Iterator[Built]:
    """Build some titles at the same time, one for each core, and yield each when it is there."""
    with ThreadPoolExecutor(cores()) as pool:
        for one in as_completed([pool.submit(build_title, title, folder) for title in titles]):
            yield one.result()


def build_title(title: str, folder: Path) -> Built:
    """Build one title: its code, and the description beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    code, description = files_of(title, folder)
    command = [sys.executable, "-m", f"{__package__}.compile", title, str(code)]
    ran = subprocess.run(command, env=os.environ | SETTINGS, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise UserError(ErrorMessage("wasm-failed", title=title, reason=ran.stderr.strip()))
    description.write_text(description_of(game(title), code.read_bytes()), encoding="utf-8", newline="\n")
    return Built(title, code, description)


def files_of(title: str, folder: Path = FOLDER) -> tuple[Path, Path]:
    """The code and the description of a title."""
    return folder / f"{title}.wasm", folder / f"{title}.json"
