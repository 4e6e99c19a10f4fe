"""The cache of compiled rules: a file for each entry, named by everything that shapes its code.

The name holds a digest of the function, of all functions and constants that it reaches, of its arguments' types, of the
processor and of the versions of Python, NumPy and Numba. So a file is found wherever the package is installed, is never
stale, and is the same whichever process writes it.
"""

import fcntl
import os
import pickle
import re
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from .errors import ErrorMessage, UserError, of_system

RULE, TITLE = ".rule", ".title"  # the files of code, and of notes which of them a title needs
MOST_BYTES = 100_000_000  # of all files together: the present code of all titles is a tenth of it
STALE_SECONDS = 7 * 24 * 3600  # until what an earlier version or a broken process has left is removed
LEFT_OVER = re.compile(r"[0-9a-f]{16}|.*\.tmp")  # the folders of earlier versions, and files half written
DAY = 24 * 3600


class Code(NamedTuple):
    """A compiled entry as it is kept: its machine code, and what Numba needs to find its parts."""

    machine_code: bytes
    function: Any  # Numba's description of it
    environment: Any
    environments: tuple[Any, ...]  # of the functions inside it


def load(name: str) -> Any:
    """The code of this name, or None."""
    for folder in _readable_folders():
        try:
            code = pickle.loads((folder / name).read_bytes())
        except Exception:  # no file, or one that a broken disk has spoiled: the rule is compiled anew
            continue
        _mark_as_used(folder / name)
        return code
    return None


def save(name: str, code: bytes) -> None:
    """Keep code under a name; whoever reads meanwhile sees all of it or nothing."""
    folder = cache_folder()
    half = folder / f"{name}.{os.getpid()}.tmp"  # of this process alone, which compiles one rule at a time
    try:
        half.write_bytes(code)
        half.replace(folder / name)
    except OSError as error:
        raise of_system(half, error) from None


def note_title(name: str, files: list[str]) -> None:
    """Note which files a title needs to be played."""
    if not has_title(name):
        save(f"{name}{TITLE}", pickle.dumps(files))


def has_title(name: str) -> bool:
    """Are all files of a title there?"""
    files = load(f"{name}{TITLE}")
    return files is not None and all(_find(file) for file in files)


def _find(name: str) -> Path | None:
    return next((folder / name for folder in _readable_folders() if (folder / name).exists()), None)


@contextmanager
def only_one_process(name: str) -> Iterator[None]:
    """Let one process compile what several need, so that the others find it in the cache."""
    with (cache_folder() / f"{name.partition('-')[0]}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # ends with the process, however that ends
        try:
            yield
        finally:
            fcntl.flock(file, fcntl.LOCK_UN)  # for a process forked meanwhile as well


@cache
def cache_folder() -> Path:
    """The folder that new code is written to."""
    for folder in _places():
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK) and folder.stat().st_uid == os.getuid():
            remove_old(folder)
            return folder
    raise UserError(ErrorMessage("no-cache", folder=next(_places())))


def _readable_folders() -> list[Path]:
    """The folders whose code may be run: our own ones, and the system's, which an image may bring along."""
    return [folder for folder in _places() if folder.is_dir() and folder.stat().st_uid in (os.getuid(), 0)]


def _places() -> Iterator[Path]:
    if chosen := os.environ.get("HEROTABLE_CACHE"):
        yield Path(chosen)
    elif shared := os.environ.get("XDG_CACHE_HOME"):
        yield Path(shared) / "herotable"
    elif home := os.environ.get("HOME"):
        yield Path(home) / ".cache" / "herotable"
    yield Path(tempfile.gettempdir()) / f"herotable-{os.getuid()}"


def _mark_as_used(file: Path) -> None:
    """Note the day on which code was used last, by the time of its file."""
    try:
        if file.stat().st_mtime < time.time() - DAY:
            os.utime(file)
    except OSError:
        pass  # another process has removed it, or it is not ours


def remove_old(folder: Path, most: int = MOST_BYTES) -> None:
    """Remove what has not been used for longest, beyond so many bytes, and what earlier versions have left."""
    sizes = []
    for path in folder.iterdir():
        try:
            status = path.stat()
        except OSError:
            continue  # another process removes, too
        if path.suffix in (RULE, TITLE):
            sizes.append((status.st_mtime, status.st_size, path))
        elif LEFT_OVER.fullmatch(path.name) and status.st_mtime < time.time() - STALE_SECONDS:
            _remove(path)
    for _, size, path in sorted(sizes, reverse=True):
        most -= size
        if most < 0:
            path.unlink(missing_ok=True)


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)
