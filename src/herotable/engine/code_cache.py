"""The cache of compiled rules: a file for each entry, named by everything that shapes its code.

The name holds a digest of the function, of all functions and constants that it reaches, of its arguments' types, of the
processor and of the versions of Python, NumPy, Numba and LLVM. So a file is found wherever the package is installed, is
never stale, and is the same whichever process writes it. A checksum in front of its content shows whether it is whole.
"""

import fcntl
import hashlib
import logging
import os
import pickle
import shutil
import stat
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from .cache_folders import DAY, HEADER, only_ours, readable_folders, writable_folder

RULE, TITLE = ".rule", ".title"  # the files of code, and of notes which of them a title needs
DIGEST_SIZE = 32


class Code(NamedTuple):
    """A compiled entry as it is kept: its machine code, and what Numba needs to find its parts."""

    machine_code: bytes
    function: Any  # Numba's description of it
    environment: Any
    environments: tuple[Any, ...]  # of the functions inside it


def load(name: str) -> Code | None:
    """The code of this name, or None: then the rule is compiled anew."""
    code = _load(name)
    return code if isinstance(code, Code) else None


def _load(name: str) -> Any:
    for folder in readable_folders():
        if (content := _content(folder, name)) is not None:
            with suppress(Exception):  # written by another version of what it is made of
                return pickle.loads(content)
    return None


def _content(folder: Path, name: str) -> bytes | None:
    """What a file keeps, or None if it is not there, is not ours alone, is spoiled, or was written for another name."""
    try:
        content = _read(folder / name)
    except OSError:
        return None
    start = len(HEADER) + DIGEST_SIZE
    if not content.startswith(_label(name, content[start:])):
        return None
    _mark_as_used(folder / name)
    return content[start:]


def _read(path: Path) -> bytes:
    # Opened first and looked at then: so it is one and the same file. NONBLOCK is for a pipe under this name.
    with os.fdopen(os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK), "rb") as file:
        status = os.fstat(file.fileno())
        return file.read() if stat.S_ISREG(status.st_mode) and only_ours(status) else b""


def _label(name: str, content: bytes) -> bytes:
    """What stands in front of the content in a file: it shows whether the file is whole, and of this name."""
    return HEADER + hashlib.blake2b(name.encode() + b"\n" + content, digest_size=DIGEST_SIZE).digest()


def save(name: str, content: bytes) -> None:
    """Keep content under a name; whoever reads meanwhile sees all of it or nothing. A failure only costs time."""
    if (folder := writable_folder()) is None:
        _warn_once("no folder for them can be written, set HEROTABLE_CACHE")
        return
    half = folder / f"{name}.{os.getpid()}.tmp"  # of this process alone, which compiles one rule at a time
    try:
        _write(half, _label(name, content) + content)
        _put(half, folder / name)
    except OSError as error:
        with suppress(OSError):
            half.unlink(missing_ok=True)
        _warn_once(error.strerror)


def _write(path: Path, content: bytes) -> None:
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW
    with os.fdopen(os.open(path, flags, 0o644), "wb") as file:  # whatever the umask is, nobody else may write it
        file.write(content)


def _put(half: Path, path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)  # nothing but the cache has such names
    half.replace(path)


@cache
def _warn_once(reason: str | None) -> None:
    logging.getLogger(__name__).warning("Compiled rules are not kept: %s", reason)


def note_title(name: str, files: list[str]) -> None:
    """Note which files a title needs to be played."""
    if not has_title(name):
        save(f"{name}{TITLE}", pickle.dumps(files))


def has_title(name: str) -> bool:
    """Are all files of a title there?"""
    files = _load(f"{name}{TITLE}")
    return isinstance(files, list) and all(map(_has, files))


def _has(name: str) -> bool:
    return any(_content(folder, name) is not None for folder in readable_folders())


@contextmanager
def only_one_process(name: str) -> Iterator[None]:
    """Let one process compile what several need, so that the others find it in the cache."""
    with ExitStack() as stack:
        with suppress(OSError):  # where nothing can be written, each process compiles for itself
            _lock(name, stack)
        yield


def _lock(name: str, stack: ExitStack) -> None:
    if (folder := writable_folder()) is not None:
        file = stack.enter_context((folder / f"{name.partition('-')[0]}.lock").open("w"))
        fcntl.flock(file, fcntl.LOCK_EX)  # ends with the process, however that ends
        stack.callback(fcntl.flock, file, fcntl.LOCK_UN)  # for a process forked meanwhile as well


def _mark_as_used(file: Path) -> None:
    """Note the day on which code was used last, by the time of its file."""
    try:
        if file.stat().st_mtime < time.time() - DAY:
            os.utime(file)
    except OSError:
        pass  # another process has removed it, or it is not ours
