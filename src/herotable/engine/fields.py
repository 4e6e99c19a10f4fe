"""The fields of a move or an event: whole numbers inside the rules, words outside.

A field takes `width` columns of whole numbers. `read` turns them into plain data, `spell` into notation; `parse` reads
notation.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any

from .errors import NOTHING, ErrorMessage, expected, quoted
from .seats import LETTERS

Columns = tuple[int, ...]


class Words:
    """One word of a list; inside the rules it is the word's place in the list."""

    width = 1

    def __init__(self, *words: str):
        self.words = words
        self.number = {word.lower(): i for i, word in enumerate(words)}
        self.limits: Columns = (len(words),)
        self.expected = ErrorMessage("one-of", words=words) if len(words) > 1 else ErrorMessage("word", word=words[0])

    def all(self) -> Iterator[Columns]:
        yield from ((i,) for i in range(len(self.words)))

    def read(self, columns: Columns) -> Any:
        return self.words[columns[0]]

    def spell(self, name: str, value: Any) -> list[str]:
        return [str(value)]

    def parse(self, name: str, typed: list[str]) -> Any:
        """Take the value off the front of the typed words."""
        word = typed.pop(0) if typed else ""
        if word.lower() not in self.number:
            raise expected(name, self.expected, quoted(word) if word else NOTHING)
        return self.read((self.number[word.lower()],))


class Numbers(Words):
    """A whole number from `low` to `high`; inside the rules it is the number itself."""

    def __init__(self, low: int, high: int):
        super().__init__(*map(str, range(low, high + 1)))
        self.number = {str(n): n for n in range(low, high + 1)}
        self.limits = (high + 1,)
        self.expected = ErrorMessage("number", low=low, high=high)

    def all(self) -> Iterator[Columns]:
        yield from ((n,) for n in self.number.values())

    def read(self, columns: Columns) -> Any:
        return columns[0]


class Seats(Words):
    """A seat: a whole number for programs, a letter when typed or printed."""

    def __init__(self, seats: int):
        super().__init__(*LETTERS[:seats])

    def read(self, columns: Columns) -> Any:
        return columns[0]

    def spell(self, name: str, value: Any) -> list[str]:
        return [LETTERS[value]]


class Handful(Words):
    """Up to `most` words, each any number of times; inside the rules it is a count for each word.

    In notation it follows the field's name, and is left out when empty: `roll keep shield shield`.
    """

    def __init__(self, *words: str, most: int):
        super().__init__(*words)
        self.most = most
        self.width = len(words)
        self.limits = (most + 1,) * len(words)

    def all(self) -> Iterator[Columns]:
        yield from (n for n in product(range(self.most + 1), repeat=self.width) if sum(n) <= self.most)

    def read(self, columns: Columns) -> Any:
        return tuple(word for word, n in zip(self.words, columns, strict=True) for _ in range(n))

    def spell(self, name: str, value: Any) -> list[str]:
        return [name, *value] if value else []

    def parse(self, name: str, typed: list[str]) -> Any:
        if not typed or typed[0].lower() != name:
            return ()
        typed.pop(0)
        counts = [0] * self.width
        while typed and typed[0].lower() in self.number:
            counts[self.number[typed.pop(0).lower()]] += 1
        if not 0 < sum(counts) <= self.most:
            found = quoted(typed[0]) if typed and not any(counts) else ErrorMessage("so-many", count=sum(counts))
            raise expected(name, ErrorMessage("handful", most=self.most, words=self.words), found)
        return self.read(tuple(counts))


def read_fields(fields: dict[str, Words], columns: list[int]) -> dict[str, Any]:
    """The plain data of all fields from their columns."""
    values, at = {}, 0
    for name, field in fields.items():
        values[name] = field.read(tuple(columns[at : at + field.width]))
        at += field.width
    return values
