"""Tally: the sums of some games, by the names of a title's book."""

import numpy as np

from ...games import game


class Tally:
    """Named arrays of sums; tallies of one title add up."""

    def __init__(self, sums: dict[str, np.ndarray]):
        self.sums = sums

    @classmethod
    def empty(cls, title: str) -> "Tally":
        """Nothing counted yet."""
        return cls.of(np.zeros(1, game(title).marks.BOOK))

    @classmethod
    def of(cls, books: np.ndarray) -> "Tally":
        """What a book holds."""
        return cls({name: np.array(books[name][0]) for name in books.dtype.names or ()})

    @classmethod
    def read(cls, title: str, data: dict[str, dict[str, int]]) -> "Tally":
        """The tally of `data`."""
        tally = cls.empty(title)
        for name, numbers in data.items():
            for place, number in numbers.items():
                tally.sums[name].flat[int(place)] = number
        return tally

    @property
    def data(self) -> dict[str, dict[str, int]]:
        """Plain data: the nonzero numbers of each array, by their places."""
        flat = {name: np.atleast_1d(array).ravel() for name, array in self.sums.items()}
        return {name: {str(i): int(array[i]) for i in np.flatnonzero(array)} for name, array in flat.items()}

    def __add__(self, other: "Tally") -> "Tally":
        return Tally({name: array + other.sums[name] for name, array in self.sums.items()})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and self.data == other.data

    def __getitem__(self, name: str) -> np.ndarray:
        return self.sums[name]

    def __hash__(self) -> int:
        raise TypeError("a tally can change")
