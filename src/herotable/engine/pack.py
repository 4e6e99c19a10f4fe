"""pack.toml -> checked component data. A wrong pack is refused with every line that is wrong."""

import hashlib
import io
import json
import tomllib
from dataclasses import dataclass
from typing import Any

from .errors import Unreadable

SOURCES = ("rulebook", "published", "house", "own")

Row = dict[str, Any]
Place = tuple[str | int, ...]


@dataclass(frozen=True)
class Whole:
    """A whole number from low to high."""

    low: int
    high: int

    @property
    def expected(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def fits(self, value: Any) -> bool:
        return type(value) is int and self.low <= value <= self.high


@dataclass(frozen=True)
class OneOf:
    """One of these words."""

    words: tuple[str, ...]

    @property
    def expected(self) -> str:
        return "one of " + ", ".join(map(_toml, self.words))

    def fits(self, value: Any) -> bool:
        return type(value) is str and value in self.words


@dataclass(frozen=True)
class ListOf:
    """A list of something: `count` (a number or a range) says how many, `among` what must be among them."""

    count: int | range
    item: Whole | OneOf
    among: tuple[Any, ...] = ()

    @property
    def expected(self) -> str:
        needed = ", with " + " and ".join(map(_toml, self.among)) + " among them" if self.among else ""
        return f"a list of {_many(self.count)}, each {self.item.expected}{needed}"

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

    def problems(self, name: str, rows: Any) -> list[tuple[Place, str]]:
        if not (type(rows) is list and all(type(row) is dict for row in rows)):
            return [((name,), f"{name}: expected {_many(self.count)} tables, each headed [[{name}]]")]
        found = [problem for i, row in enumerate(rows) for problem in self._row_problems((name, i), row)]
        found += self._doubles(name, rows)
        if len(rows) not in _counts(self.count):
            found.append(((name, len(rows) - 1), f"{name}: expected {_many(self.count)} of them, found {len(rows)}"))
        return found

    def _doubles(self, name: str, rows: list[Row]) -> list[tuple[Place, str]]:
        said = [row.get(self.unique) for row in rows]
        return [
            ((name, i, self.unique), f"{name} {i + 1}: {self.unique}: {_toml(value)} is taken by {name} {first + 1}")
            for i, value in enumerate(said)
            if value is not None and (first := said.index(value)) < i
        ]

    def _row_problems(self, place: Place, row: Row) -> list[tuple[Place, str]]:
        label = f"{place[0]} {int(place[1]) + 1}"
        keys = self.keys | {"source": OneOf(SOURCES)}
        wrong = [(key, value) for key, value in row.items() if key in keys and not keys[key].fits(value)]
        return (
            [((*place, key), f"{label}: unknown key {key!r}; expected {_list(keys)}") for key in row if key not in keys]
            + [(place, f"{label}: {key!r} is missing; expected {keys[key].expected}") for key in keys if key not in row]
            + [((*place, key), f"{label}: {key}: expected {keys[key].expected}, found {_toml(v)}") for key, v in wrong]
        )


Box = dict[str, Component]


@dataclass(frozen=True)
class Pack:
    """The components a match is played with."""

    title: str
    name: str
    components: dict[str, list[Row]]

    @property
    def digest(self) -> str:
        """The pack's fingerprint: of what it says, not of how the file is laid out."""
        said = json.dumps(self.components, sort_keys=True)
        return hashlib.blake2b(said.encode(), digest_size=8).hexdigest()


def read_pack(text: str, title: str, box: Box, file: str = "pack") -> Pack:
    """Check a pack's text against what the title's box must hold."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Unreadable(f"{file}: not TOML: {error}") from None
    except (RecursionError, ValueError):
        raise Unreadable(f"{file}: nested too deeply, or a number is too long") from None
    problems = _problems(data, title, box)
    if problems:
        raise Unreadable(_report(text, file, problems))
    return Pack(title, data["name"], {name: data[name] for name in box})


def _problems(data: Row, title: str, box: Box) -> list[tuple[Place, str]]:
    found: list[tuple[Place, str]] = []
    if data.get("title") != title:
        found.append((("title",), f'title: expected "{title}", found {_toml(data.get("title"))}'))
    if type(data.get("name")) is not str:
        found.append((("name",), f"name: expected a text, found {_toml(data.get('name'))}"))
    known = ("title", "name", *box)
    found += [((key,), f"unknown key {key!r}; expected {_list(known)}") for key in data if key not in known]
    for name, component in box.items():
        found += component.problems(name, data.get(name, []))
    return found


def _report(text: str, file: str, problems: list[tuple[Place, str]]) -> str:
    """Every problem behind the line of its place, or of the nearest place around it that exists."""
    line = _lines(text, {place[:n] for place, _ in problems for n in range(len(place) + 1)})
    nearest = [next(line[p[:n]] for n in range(len(p), -1, -1) if p[:n] in line) for p, _ in problems]
    rows = sorted(zip(nearest, (said for _, said in problems), strict=True))
    return "\n".join(f"{file}, line {number}: {said}" for number, said in rows)


def _lines(text: str, places: set[Place]) -> dict[Place, int]:
    """The line at which each place first exists: the shortest beginning of the file that holds it."""
    lines = io.StringIO(text).readlines()
    found: dict[Place, int] = {(): max(1, len(lines))}
    for n in range(1, len(lines) + 1):
        try:
            data = tomllib.loads("".join(lines[:n]))
        except tomllib.TOMLDecodeError:
            continue
        found |= {place: n for place in places - found.keys() if _holds(data, place)}
    return found


def _holds(data: Any, place: Place) -> bool:
    for step in place:
        within = range(len(data)) if isinstance(data, list) else data if isinstance(data, dict) else ()
        if step not in within:
            return False
        data = data[step]
    return True


def _counts(count: int | range) -> range:
    return count if isinstance(count, range) else range(count, count + 1)


def _many(count: int | range) -> str:
    return f"{count[0]} to {count[-1]}" if isinstance(count, range) else str(count)


def _list(words: Any) -> str:
    return ", ".join(map(str, words))


def _toml(value: Any) -> str:
    try:
        return "nothing" if value is None else json.dumps(value, ensure_ascii=False, default=str)
    except (RecursionError, ValueError):
        return "something too long to print"
