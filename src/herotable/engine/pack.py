"""pack.toml -> checked component data. A wrong pack is refused with every line that is wrong."""

import hashlib
import io
import json
import tomllib
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from .errors import NOTHING, ErrorMessage, UserError

SOURCES = ("rulebook", "published", "house", "own")
MOST_LINES = 10  # of what is wrong are shown
MOST_PLACED = 50  # of what is wrong are looked for in the text
LONGEST = 100  # lines of one value
LONGEST_LINE = 1000  # letters

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
        found = [problem for i, row in enumerate(rows) for problem in self._row_problems((name, i), row)]
        found += self._doubles(name, rows)
        if len(rows) not in _counts(self.count):
            wrong = ErrorMessage("components", count=_many(self.count), found=len(rows))
            found.append(((name, len(rows) - 1), _at(name, wrong)))
        return found

    def _doubles(self, name: str, rows: list[Row]) -> list[Problem]:
        said = [row.get(self.unique) for row in rows]
        return [
            ((name, i, self.unique), _at(f"{name} {i + 1}: {self.unique}", _taken(value, f"{name} {first + 1}")))
            for i, value in enumerate(said)
            if value is not None and (first := said.index(value)) < i
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

    @property
    def digest(self) -> str:
        """The pack's fingerprint: of what it says, not of how the file is laid out."""
        said = json.dumps(self.components, sort_keys=True)
        return hashlib.blake2b(said.encode(), digest_size=8).hexdigest()


def read_pack(text: str, title: str, box: Box, file: str = "pack") -> Pack:
    """Check a pack's text against what the title's box must hold; a byte order mark before it says nothing."""
    text = text.removeprefix("\ufeff")
    longest = max(map(len, text.splitlines()), default=0)
    if longest > LONGEST_LINE:  # a key of thousands of parts takes minutes to read
        raise UserError(ErrorMessage("long-line", file=file, most=LONGEST_LINE, count=longest))
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise UserError(ErrorMessage("not-toml", file=file, reason=str(error))) from None
    except (RecursionError, ValueError):
        raise UserError(ErrorMessage("too-deep", file=file)) from None
    problems = _problems(data, title, box)
    if problems:
        raise UserError(*_report(text, file, problems))
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


def _report(text: str, file: str, problems: list[Problem]) -> Iterator[ErrorMessage]:
    """The first problems, each behind the line of its place, or of the nearest place around it that exists."""
    placed = problems[:MOST_PLACED]
    line = _lines(text, {place[:n] for place, _ in placed for n in range(len(place) + 1)})
    nearest = [next(line[p[:n]] for n in range(len(p), -1, -1) if p[:n] in line) for p, _ in placed]
    rows = sorted(zip(nearest, (said for _, said in placed), strict=True), key=lambda row: (row[0], str(row[1])))
    yield from (ErrorMessage("line", file=file, line=number, problem=said) for number, said in rows[:MOST_LINES])
    if len(problems) > MOST_LINES:
        yield ErrorMessage("more", file=file, count=len(problems) - MOST_LINES)


def _lines(text: str, places: set[Place]) -> dict[Place, int]:
    """The line at which each place first exists: the shortest beginning of the file that holds it."""
    lines = io.StringIO(text).readlines()
    found: dict[Place, int] = {(): max(1, len(lines))}
    begun = cache(lambda n: _readable(lines, n))
    for place in places - found.keys():
        n = bisect_left(range(len(lines)), True, key=lambda n: _holds(begun(n + 1), place)) + 1
        if n <= len(lines):
            found[place] = n
    return found


def _readable(lines: list[str], n: int) -> Any:
    """What the first `n` lines say, or some more where they end in the middle of something."""
    for end in range(n, min(n + LONGEST, len(lines)) + 1):
        with suppress(tomllib.TOMLDecodeError):
            return tomllib.loads("".join(lines[:end]))
    return {}


def _holds(data: Any, place: Place) -> bool:
    for step in place:
        within = range(len(data)) if isinstance(data, list) else data if isinstance(data, dict) else ()
        if step not in within:
            return False
        data = data[step]
    return True


def _counts(count: int | range) -> range:
    return count if isinstance(count, range) else range(count, count + 1)


def _many(count: int | range) -> ErrorMessage | str:
    return ErrorMessage("span", low=count[0], high=count[-1]) if isinstance(count, range) else str(count)


def _toml(value: Any) -> ErrorMessage | str:
    try:
        return NOTHING if value is None else json.dumps(value, ensure_ascii=False, default=str)
    except (RecursionError, ValueError):
        return ErrorMessage("too-long")


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
