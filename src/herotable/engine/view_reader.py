"""The plain data of a view: a function made once of a declaration, which reads the cells of a record.

The function is written as one Python expression and compiled, as `dataclasses` does: a call for every field would take
longer than all the rest of `match.view`.
"""

from collections.abc import Callable, Sequence
from itertools import chain, repeat
from typing import Any, Literal

from .fields import Handful, Numbers, Seats
from .views import Count, EachWord, Flag, Kind, Maybe, Several, Struct, Values, fields_of, width_of

KEPT = 4096  # handfuls

Format = Literal["h", "i"]  # of a cell: 16 bits in views, 32 in questions


def reader_of(declared: type[Struct], cell: Format = "h") -> Callable[[memoryview], dict[str, Any]]:
    """A function from the cells of a record that holds what a seat sees to its plain data."""
    writer = Writer(cell)
    return eval(f"lambda c: {writer.part(declared, '', 0)}", writer.names)


class Handfuls(dict[bytes, tuple[str, ...]]):
    """Each word as many times as it is counted, by the bytes of the counts; most handfuls come again."""

    def __init__(self, words: Sequence[str], cell: Format):
        self._words, self._cell = words, cell

    def __missing__(self, counts: bytes) -> tuple[str, ...]:
        if len(self) >= KEPT:
            self.clear()
        words = chain.from_iterable(map(repeat, self._words, memoryview(counts).cast(self._cell)))
        found = self[counts] = tuple(words)
        return found


class Writer:
    """Writes the expression of each part: `c` are the cells, `{start}{at}` is the place of the part's first cell.

    `start` is empty, or names the place of the list element that the part belongs to.
    """

    def __init__(self, cell: Format = "h") -> None:
        self.cell = cell
        self.names: dict[str, Any] = {}

    def name(self, prefix: str, value: Any = None) -> str:
        """A new name in the expression."""
        name = f"{prefix}{len(self.names)}"
        self.names[name] = value
        return name

    def part(self, kind: Kind, start: str, at: int) -> str:
        """The value of a part."""
        here = f"c[{start}{at}]"
        match kind:
            case Handful():
                counts = f"c[{start}{at}:{start}{at + len(kind.words)}].tobytes()"
                return f"[*{self.name('handfuls', Handfuls(kind.words, self.cell))}[{counts}]]"
            case Numbers() | Seats() | Count():
                return here
            case Flag():
                return f"{here} != 0"
            case Values():
                return self.value(kind.values, here)
            case Several():
                return self.several(kind, start, at)
            case Maybe():
                return f"({self.part(kind.kind, start, at + 1)} if {here} else None)"
            case EachWord():
                return self.each_word(kind, start, at)
            case type():
                return self.struct(kind, start, at)
            case _:
                return self.value(kind.words, here)

    def value(self, values: Sequence[Any], here: str) -> str:
        """A value of a list; a list is copied, so that no two views share it."""
        found = f"{self.name('values', values)}[{here}]"
        return f"[*{found}]" if any(isinstance(value, list | tuple) for value in values) else found

    def several(self, kind: Several, start: str, at: int) -> str:
        """As many as the first cell says."""
        place, step = self.name("i"), width_of(kind.kind)
        first, n = f"{start}{at + 1}", f"c[{start}{at}]"
        if isinstance(kind.kind, Numbers | Seats | Count):
            return f"c[{first}:{first}+{n}].tolist()"
        value = self.part(kind.kind, f"{place}+", 0)
        return f"[{value} for {place} in range({first}, {first}+{step}*{n}, {step})]"

    def each_word(self, kind: EachWord, start: str, at: int) -> str:
        """A part for each word, but for those that are absent."""
        step = width_of(kind.kind)
        if not isinstance(kind.kind, Maybe):
            parts = [f"{word!r}: {self.part(kind.kind, start, at + step * i)}" for i, word in enumerate(kind.words)]
            return f"{{{', '.join(parts)}}}"
        word, place, words = self.name("word"), self.name("i"), self.name("words", kind.words)
        value = self.part(kind.kind.kind, f"{place}+", 1)
        places = f"range({start}{at}, {start}{at + step * len(kind.words)}, {step})"
        return f"{{{word}: {value} for {word}, {place} in zip({words}, {places}) if c[{place}]}}"

    def struct(self, kind: type[Struct], start: str, at: int) -> str:
        """Its fields by name."""
        parts = []
        for name, field in fields_of(kind).items():
            parts.append(f"{name!r}: {self.part(field, start, at)}")
            at += width_of(field)
        return f"{{{', '.join(parts)}}}"
