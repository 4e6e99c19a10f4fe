"""`@rule`: a function of a title, compiled and cached, or plain Python."""

import importlib.util
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from numba.extending import overload

INTERPRETED = os.environ.get("HEROTABLE_INTERPRETED", "0") not in ("", "0")

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
    from .compiling import Rule

    return Rule(function, targetoptions={"nopython": True, "nogil": nogil, "boundscheck": None})


def constant_on_gpu(answer: Any) -> Callable[[Callable[..., Any]], Any]:
    """A rule of one parameter whose answer is known before a GPU's code is made, and so are the branches on it."""

    def compiled(function: Callable[..., Any]) -> Any:
        if not INTERPRETED:
            overload(function, target="cpu")(lambda t: function)  # noqa: ARG005
            overload(function, target="cuda")(lambda t: lambda t: answer)  # noqa: ARG005
        return function

    return compiled


def rules_from(source: Path, title: str, **functions: Callable[..., Any]) -> ModuleType:
    """Load `source` as a module of its own for `title`, whose `functions` are its globals.

    A closure over a title's functions would be compiled anew in every process; a module is cached.
    """
    name = f"{__package__}.{source.stem}_{title}"
    with LOADING:  # a second thread waits until the module is whole
        if name not in sys.modules:
            spec = importlib.util.spec_from_file_location(name, source)
            assert spec is not None
            assert spec.loader is not None
            module = importlib.util.module_from_spec(spec)
            module.__dict__.update(functions)
            sys.modules[name] = module
            spec.loader.exec_module(module)
        return sys.modules[name]
