"""`@rule`, the one place that knows Numba: compiled and cached, or plain Python.

Numba's cache looks only at a function's own file, so an edit in one file would leave stale callers in
another. Our cache lives in a folder named by everything that shapes the compiled code.
"""

import hashlib
import importlib.util
import os
import platform
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from .errors import ErrorMessage, UserError

INTERPRETED = os.environ.get("HEROTABLE_INTERPRETED", "0") not in ("", "0")

PACKAGE = Path(__file__).parents[1]
COMPILED = ("engine", "games", "bots", "lab")  # the folders with rules in them
TITLE_FOLDER = "__title_folder__"  # the global of a module made by `rules_from` that tells where its title lies
LOADING = threading.RLock()


def rule(function: Callable[..., Any]) -> Any:
    """Compile a rule with Numba; under HEROTABLE_INTERPRETED=1 leave it as it is."""
    return _compiled(function, nogil=True)


def rule_with_gil(function: Callable[..., Any]) -> Any:
    """A rule that keeps the interpreter's lock: its microsecond is shorter than to release the lock and wait for it."""
    return _compiled(function, nogil=False)


def _compiled(function: Callable[..., Any], nogil: bool) -> Any:
    if INTERPRETED:
        return function
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder(_title_folder(function)))
    try:
        return numba.njit(cache=True, nogil=nogil)(function)
    finally:
        numba.config.CACHE_DIR = before


def constant_on_gpu(answer: Any) -> Callable[[Callable[..., Any]], Any]:
    """A rule of one parameter whose answer is known before a GPU's code is made, and so are the branches on it."""

    def compiled(function: Callable[..., Any]) -> Any:
        if not INTERPRETED:
            overload(function, target="cpu")(lambda t: function)  # noqa: ARG005
            overload(function, target="cuda")(lambda t: lambda t: answer)  # noqa: ARG005
        return function

    return compiled


def _title_folder(function: Callable[..., Any]) -> Path | None:
    """The folder of a title from outside this package: its sources shape the code of the function too."""
    folder: Path = function.__globals__.get(TITLE_FOLDER) or Path(function.__code__.co_filename).parent
    return None if folder.is_relative_to(PACKAGE) else folder


def rules_from(source: Path, title: str, folder: Path, **functions: Callable[..., Any]) -> ModuleType:
    """Load `source` as a module of its own for `title`, whose `functions`, from `folder`, are its globals.

    A closure over a title's functions would be compiled anew in every process; a module is cached.
    """
    name = f"{__package__}.{source.stem}_{title}"
    with LOADING:  # a second thread waits until the module is whole
        if name not in sys.modules:
            spec = importlib.util.spec_from_file_location(name, source)
            assert spec is not None
            assert spec.loader is not None
            module = importlib.util.module_from_spec(spec)
            module.__dict__.update(functions, **{TITLE_FOLDER: folder})
            sys.modules[name] = module
            spec.loader.exec_module(module)
        return sys.modules[name]


@cache
def cache_folder(title_folder: Path | None = None) -> Path:
    """The folder of compiled rules: one for each state of the sources, Python, NumPy and Numba.

    Rules of a title from outside this package have one for each state of that title's own sources as well.
    """
    for place in _cache_places():
        folder = place / sources_digest(title_folder)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK) and folder.stat().st_uid == os.getuid():
            return folder
    raise UserError(ErrorMessage("no-cache", folder=next(_cache_places())))


def _cache_places() -> Iterator[Path]:
    if chosen := os.environ.get("HEROTABLE_CACHE"):
        yield Path(chosen)
    elif shared := os.environ.get("XDG_CACHE_HOME"):
        yield Path(shared) / "herotable"
    elif home := os.environ.get("HOME"):
        yield Path(home) / ".cache" / "herotable"
    yield Path(tempfile.gettempdir()) / f"herotable-{os.getuid()}"


def sources_digest(title_folder: Path | None = None) -> str:
    """A name for all that decides what a compiled rule does."""
    versions = (platform.python_version(), np.__version__, numba.__version__)
    digest = hashlib.blake2b(repr((versions, numba.config.BOUNDSCHECK)).encode(), digest_size=8)
    for path in _sources(title_folder):
        name = path.relative_to(PACKAGE) if path.is_relative_to(PACKAGE) else path
        digest.update(f"{name}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def _sources(title_folder: Path | None) -> Iterator[Path]:
    """The files with rules in them; of a folder outside this package those right in it, as it may be any folder."""
    for folder in COMPILED:
        yield from sorted((PACKAGE / folder).rglob("*.py"))
    if title_folder is not None:
        yield from sorted(title_folder.glob("*.py"))
