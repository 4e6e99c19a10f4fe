"""The folders of compiled rules: where they may be, whom they must belong to, and how their size stays bounded.

The cache holds code that is run, so nothing is read from a place that somebody else could have written to.
"""

import os
import re
import shutil
import stat
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

from .errors import ErrorMessage, UserError

HEADER = b"herotable code 1\n"  # begins every file of the cache
FILE = re.compile(r"[^/]+-[0-9a-f]{32}\.(rule|title)")  # the files of code, and of notes which of them a title needs
HALF_WRITTEN = re.compile(FILE.pattern + r"\.\d+\.tmp")
EARLIER_FOLDER = re.compile(r"[0-9a-f]{16}")  # earlier versions kept Numba's own files in folders of such names
NUMBA_SUFFIXES = (".nbi", ".nbc")
MOST_BYTES = 30_000_000  # of all files together: the present code of all titles is 1.3 million
DAY = 24 * 3600
STALE_SECONDS = 7 * DAY  # until what an earlier version or a broken process has left is removed
OTHERS_MAY_WRITE = stat.S_IWGRP | stat.S_IWOTH


def cache_folder() -> Path:
    """The folder that new code is written to."""
    if (folder := writable_folder()) is None:
        raise UserError(ErrorMessage("no-cache", folder=next(_places())))
    return folder


def writable_folder() -> Path | None:
    """The first place that is ours, made now if it is not there; None where nothing can be kept."""
    return next((folder for folder in _places() if _is_writable(folder)), None)


def readable_folders() -> list[Path]:
    """The folders whose code may be run: down to our own one, and the system's before it, as an image has it."""
    folders = []
    for folder in _places():
        is_last = _is_writable(folder)
        if is_trusted(folder):
            folders.append(folder)
        if is_last:
            break
    return folders


def _places() -> Iterator[Path]:
    if chosen := os.environ.get("HEROTABLE_CACHE"):
        yield Path(chosen)
    elif shared := os.environ.get("XDG_CACHE_HOME"):
        yield Path(shared) / "herotable"
    elif home := os.environ.get("HOME"):
        yield Path(home) / ".cache" / "herotable"
    yield Path(tempfile.gettempdir()) / f"herotable-{os.getuid()}"


def _is_writable(folder: Path) -> bool:
    with suppress(OSError):
        _make(folder)
    if not (is_trusted(folder) and folder.stat().st_uid == os.getuid() and os.access(folder, os.W_OK)):
        return False
    _remove_old_once(folder)
    return True


def _make(folder: Path) -> None:
    """Make a folder for ourselves; root makes it for others to read, in an image for instance."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        folder.mkdir(mode=0o755 if os.getuid() == 0 else 0o700)
    if not _is_chosen():  # a folder that a person has chosen is left as it is
        _close(folder)


def _close(folder: Path) -> None:
    """Let nobody else write to our folder: an earlier version left its mode to the umask."""
    status = folder.lstat()
    is_ours = stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid()
    if is_ours and status.st_mode & OTHERS_MAY_WRITE:
        folder.chmod(stat.S_IMODE(status.st_mode) & ~OTHERS_MAY_WRITE)


def _is_chosen() -> bool:
    return bool(os.environ.get("HEROTABLE_CACHE"))


def is_trusted(folder: Path) -> bool:
    """Is this a folder, no link to one, in which only we or root can have written?"""
    try:
        status = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(status.st_mode) and only_ours(status)


def only_ours(status: os.stat_result) -> bool:
    """Does a file or folder belong to us or to root, and nobody else may write it?"""
    return status.st_uid in (os.getuid(), 0) and not status.st_mode & OTHERS_MAY_WRITE


@cache
def _remove_old_once(folder: Path) -> None:
    with suppress(OSError):  # another process removes, too
        remove_old(folder, is_default=not _is_chosen())


def remove_old(folder: Path, most: int = MOST_BYTES, is_default: bool = False) -> None:
    """Remove what has not been used for longest, beyond so many bytes, and what broken processes have left.

    A chosen folder may hold other things than ours; only in the default one folders of earlier versions are looked for.
    """
    sizes = []
    for path in folder.iterdir():
        with suppress(OSError):  # another process has removed it
            status = path.lstat()
            if _is_entry(path):
                sizes.append((status.st_mtime, status.st_size, path))
            elif status.st_mtime < time.time() - STALE_SECONDS:
                _remove_left_over(path, is_default)
    for _, size, path in sorted(sizes, reverse=True):
        most -= size
        if most < 0:
            path.unlink(missing_ok=True)


def _is_entry(path: Path) -> bool:
    if not FILE.fullmatch(path.name) or path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(HEADER)) == HEADER


def _remove_left_over(path: Path, is_default: bool) -> None:
    if path.is_symlink():
        return
    if HALF_WRITTEN.fullmatch(path.name) and path.is_file():
        path.unlink()
    elif is_default and EARLIER_FOLDER.fullmatch(path.name) and path.is_dir() and _is_numbas(path):
        shutil.rmtree(path, ignore_errors=True)


def _is_numbas(folder: Path) -> bool:
    """Does a folder hold nothing but Numba's files, and folders of them?"""
    paths = list(folder.rglob("*"))
    return all(not path.is_symlink() and (path.is_dir() or path.suffix in NUMBA_SUFFIXES) for path in paths)
