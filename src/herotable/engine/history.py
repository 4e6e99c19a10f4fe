"""History: a list that only grows, and whose copies share their common beginning."""

import threading
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
GROWING = threading.Lock()  # copies may be used in several threads


class History(Sequence[T]):
    """A list whose copies cost nothing, however long it is: they share one list until two of them grow apart."""

    __slots__ = ("_count", "_items")

    def __init__(self, items: Iterable[T] = ()):
        self._items = list(items)
        self._count = len(self._items)

    def copy(self) -> "History[T]":
        """A copy that grows on its own."""
        other: History[T] = object.__new__(History)
        other._items, other._count = self._items, self._count
        return other

    def append(self, item: T) -> None:
        """Add an item at the end."""
        self.extend((item,))

    def extend(self, items: Iterable[T]) -> None:
        """Add items at the end."""
        with GROWING:
            if len(self._items) != self._count:  # a copy has already grown from here: leave the shared list to it
                self._items = self._items[: self._count]
            self._items.extend(items)
            self._count = len(self._items)

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._count])

    def __getitem__(self, where: Any) -> Any:
        if isinstance(where, slice):
            return [self._items[place] for place in range(*where.indices(self._count))]
        return self._items[range(self._count)[where]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list | History) and [*self] == [*other]

    def __repr__(self) -> str:
        return f"History({[*self]})"
