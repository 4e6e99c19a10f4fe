"""pack.toml -> checked component data. A wrong pack is refused with every line that is wrong."""

import hashlib
import json
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from .errors import NOTHING, ErrorMessage, UserError
from .toml_places import TomlPlace, toml_places

SOURCES = ("rulebook", "published", "house", "own")
MOST_LINES = 10  # of what is wrong are shown

Row = dict[str, Any]
Place = tuple[str | int, ...]
Problem = tuple[Place, ErrorMessage]


@dataclass(frozen=True)
class Whole:
    """A whole number from low to high."""

    low: int
    high: int

    @property
    def expected(self) -> ErrorMessage:
        return ErrorMessage("whole", low=self.low, high=self.high)

    def fits(self, value: Any) -> bool:
        return type(value) is int and self.low <= value <= self.high


@dataclass(frozen=True)
class OneOf:
    """One of these words."""

    words: tuple[str, ...]

    @property
    def expected(self) -> ErrorMessage:
        return ErrorMessage("one-of", words=list(map(_toml, self.words)))

    def fits(self, value: Any) -> bool:
        return type(value) is str and value in self.words


@dataclass(frozen=True)
class ListOf:
    """A list of something: `count` (a number or a range) says how many, `among` what must be among them."""

    count: int | range
    item: Whole | OneOf
    among: tuple[Any, ...] = ()

    @property
    def expected(self) -> ErrorMessage:
        count, item = _many(self.count), self.item.expected
        if not self.among:
            return ErrorMessage("list", count=count, item=item)
        return ErrorMessage("list-with", count=count, item=item, among=list(map(_toml, self.among)))

    def fits(self, value: Any) -> bool:
        is_list = type(value) is list and len(value) in _counts(self.count) and all(map(self.item.fits, value))
        return is_list and all(word in value for word in self.among)


@dataclass(frozen=True)
class Component:
    """A kind of component: how many of them a box holds (a number or a range), and what each row says.

    No two rows say the same under the key `unique`, where one is given.
    """

    count: int | range
    keys: dict[str, Whole | OneOf | ListOf]
    unique: str = ""

    def problems(self, name: str, rows: Any) -> list[Problem]:
        if not (type(rows) is list and all(type(row) is dict for row in rows)):
            return [((name,), _at(name, ErrorMessage("tables", count=_many(self.count), name=name)))]
        fitting = rows[: _counts(self.count)[-1]]  # of thousands of rows too many only their number is told
        found = [problem for i, row in enumerate(fitting) for problem in self._row_problems((name, i), row)]
        found += self._doubles(name, fitting)
        if len(rows) not in _counts(self.count):
            wrong = ErrorMessage("components", count=_many(self.count), found=len(rows))
            found.append(((name, len(rows) - 1), _at(name, wrong)))
        return found

    def _doubles(self, name: str, rows: list[Row]) -> list[Problem]:
        said = [(i, row[self.unique]) for i, row in enumerate(rows) if self.unique and self.unique in row]
        firsts: dict[str, int] = {}
        return [
            ((name, i, self.unique), _at(f"{name} {i + 1}: {self.unique}", _taken(value, f"{name} {first + 1}")))
            for i, value in said
            if (first := firsts.setdefault(repr(value), i)) < i
        ]

    def _row_problems(self, place: Place, row: Row) -> list[Problem]:
        label = f"{place[0]} {int(place[1]) + 1}"
        keys = self.keys | {"source": OneOf(SOURCES)}
        wrong = [(key, value) for key, value in row.items() if key in keys and not keys[key].fits(value)]
        return (
            [((*place, key), _at(label, _unknown(key, keys))) for key in row if key not in keys]
            + [(place, _at(label, _missing(key, keys[key].expected))) for key in keys if key not in row]
            + [((*place, key), _wrong(f"{label}: {key}", keys[key].expected, value)) for key, value in wrong]
        )


Box = dict[str, Component]


@dataclass(frozen=True)
class Pack:
    """The components a match is played with."""

    title: str
    name: str
    components: dict[str, list[Row]]
    file: str = field(default="", compare=False)  # of an owner's pack, as it was given
    blank: bytes = field(default=b"", compare=False, repr=False)  # the table with it laid out, if it was kept

    @property
    def digest(self) -> str:
        """The pack's fingerprint: of what it says, not of how the file is laid out."""
        said = json.dumps(self.components, sort_keys=True)
        return hashlib.blake2b(said.encode(), digest_size=8).hexdigest()


def read_pack(text: str, title: str, box: Box, file: str = "pack") -> Pack:
    """Check a pack's text against what the title's box must hold; a byte order mark before it says nothing.

    The text is read twice, whatever is wrong with it: once for its limits and lines, once for what it says.
    """
    text = text.removeprefix("\ufeff")
    places = toml_places(text, file)
    try:
        data = tomllib.loads(text)
    except ValueError as error:
        raise UserError(ErrorMessage("not-toml", file=file, reason=str(error))) from None
    problems = _problems(data, title, box)
    if problems:
        raise UserError(*_report(places, file, problems))
    return Pack(title, data["name"], {name: data[name] for name in box}, file)


def _problems(data: Row, title: str, box: Box) -> list[Problem]:
    found: list[Problem] = []
    if data.get("title") != title:
        found.append((("title",), _wrong("title", _toml(title), data.get("title"))))
        if type(data.get("title")) is str:
            return found  # a pack of another title: nothing else in it could be right
    if type(data.get("name")) is not str:
        found.append((("name",), _wrong("name", ErrorMessage("text"), data.get("name"))))
    known = ("title", "name", *box)
    found += [((key,), _unknown(key, known)) for key in data if key not in known]
    for name, component in box.items():
        found += component.problems(name, data.get(name, []))
    return found


def _report(places: TomlPlace, file: str, problems: list[Problem]) -> Iterator[ErrorMessage]:
    """The first problems, each behind the line of its place, or of the nearest place around it that exists."""
    placed = sorted(((places.line_of(place), said) for place, said in problems), key=lambda row: row[0])[:MOST_LINES]
    rows = sorted(placed, key=lambda row: (row[0], str(row[1])))
    yield from (ErrorMessage("line", file=file, line=number, problem=said) for number, said in rows)
    if len(problems) > MOST_LINES:
        yield ErrorMessage("more", file=file, count=len(problems) - MOST_LINES)


def _counts(count: int | range) -> range:
    return count if isinstance(count, range) else range(count, count + 1)


def _many(count: int | range) -> ErrorMessage | str:
    return ErrorMessage("span", low=count[0], high=count[-1]) if isinstance(count, range) else str(count)


def _toml(value: Any) -> ErrorMessage | str:
    return NOTHING if value is None else json.dumps(value, ensure_ascii=False, default=str)


# ---------------------------------------------------------------- what is said


def _at(place: str, problem: ErrorMessage) -> ErrorMessage:
    return ErrorMessage("at", place=place, problem=problem)


def _wrong(place: str, expected: ErrorMessage | str, value: Any) -> ErrorMessage:
    return ErrorMessage("expected", place=place, expected=expected, found=_toml(value))


def _unknown(key: str, known: Iterable[str]) -> ErrorMessage:
    return ErrorMessage("unknown-key", key=repr(key), known=list(known))


def _missing(key: str, expected: ErrorMessage) -> ErrorMessage:
    return ErrorMessage("missing-key", key=repr(key), expected=expected)


def _taken(value: Any, other: str) -> ErrorMessage:
    return ErrorMessage("taken", value=_toml(value), other=other)
