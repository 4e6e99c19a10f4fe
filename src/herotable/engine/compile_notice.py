"""Tells that rules are being compiled, so that a person who waits learns why."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import event

STEP = "numba:run_pass"  # Numba's event for each step of compiling; code from the cache takes none


class _FirstStep(event.Listener):  # type: ignore[misc]
    """Calls a function once, at the first step."""

    def __init__(self, tell: Callable[[], None]):
        self.tell: Callable[[], None] | None = tell

    def on_start(self, event: Any) -> None:  # noqa: ARG002
        """A step begins; steps of several threads may begin at once."""
        tell, self.tell = self.tell, None
        if tell is not None:
            tell()

    def on_end(self, event: Any) -> None:
        """A step ends: nobody needs to know."""


@contextmanager
def told_of_compiling(tell: Callable[[], None]) -> Iterator[None]:
    """Call `tell`, at most once, when this process begins to compile rules that the cache lacks."""
    with event.install_listener(STEP, _FirstStep(tell)):
        yield
