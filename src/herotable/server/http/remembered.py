"""The last results of something that takes long to compute."""

from collections import OrderedDict
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Remembered(Generic[Thing]):
    """Results by their keys; beyond the limit the one that was not asked for longest is forgotten."""

    def __init__(self, limit: int):
        self._limit = limit
        self._things: OrderedDict[str, Thing] = OrderedDict()

    def find(self, key: str) -> Thing | None:
        """The result, if it is remembered."""
        if key not in self._things:
            return None
        self._things.move_to_end(key)
        return self._things[key]

    def keep(self, key: str, thing: Thing) -> Thing:
        """Remember a result."""
        self._things[key] = thing
        self._things.move_to_end(key)
        while len(self._things) > self._limit:
            self._things.popitem(last=False)
        return thing
