"""Compiled rules called without Numba's dispatcher, which takes longer than many a rule."""

from collections.abc import Callable
from typing import Any

import numba

from .rule import INTERPRETED


def entry(function: Any, *arguments: Any) -> Callable[..., Any]:
    """A rule compiled for arguments of these types; it must be called with the same types, as it checks none."""
    if INTERPRETED:
        return function
    return function.compile(tuple(map(numba.typeof, arguments)))
