"""Advice for a seat: what `match.hint` asks.

The engine knows no bots. The bot that advises players says so with `@adviser` where it is defined.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .match import Match

Adviser = Callable[["Match", int, float], list[Any]]
_advisers: list[Adviser] = []  # the last one is asked


def adviser(function: Adviser) -> Adviser:
    """Let a function answer `match.hint(seat, seconds)` from now on."""
    _advisers.append(function)
    return function


def advice(match: "Match", seat: int, seconds: float) -> list[Any]:
    """The seat's moves, the best first, found within a time."""
    return _advisers[-1](match, seat, seconds)
