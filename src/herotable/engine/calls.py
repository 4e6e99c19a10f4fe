"""What a match asks of compiled rules, each compiled when it is first needed and called without the dispatcher."""

from collections.abc import Callable
from functools import cached_property
from types import ModuleType

import numpy as np

from .entry import entry
from .glances import Glances
from .offers import Offers
from .views import Struct

Call = Callable[..., int]


class Calls:
    """The rules of `moving.py` for one title."""

    def __init__(self, moving: ModuleType, table: np.dtype, log: np.dtype, offer: np.dtype, view: type[Struct]):
        self._moving, self._offer, self._view = moving, offer, view
        self._tables, self._logs = np.zeros(1, table), np.zeros(1, log)

    @cached_property
    def set_up(self) -> Call:
        """Set up a table."""
        return entry(self._moving.set_up, self._tables, self._logs)

    @cached_property
    def make(self) -> Call:
        """Make a move; 0, the paragraph that forbids it, or NO_ROOM."""
        return entry(self._moving.make, self._tables, self._logs, 0, 0)

    @cached_property
    def why_not(self) -> Call:
        """0, or the paragraph that forbids a move."""
        return entry(self._moving.why_not, self._tables, 0, 0)

    @cached_property
    def offers(self) -> Offers:
        """The legal moves."""
        return Offers(self._moving.offer, self._offer, self._tables)

    @cached_property
    def glances(self) -> Glances:
        """What seats see."""
        return Glances(self._moving.look_again, self._view, self._offer, self._tables)
