"""Where things stand in a TOML text: the line of every key, table and element, found in one pass.

The pass goes before `tomllib`, whose time grows with the square of a key's parts: what is beyond a limit is refused
here. It follows the text as `tomllib` does up to the first mistake, and stops there; `tomllib` says what it is.
"""

import re
import tomllib
from contextlib import suppress
from typing import NoReturn

from .errors import ErrorMessage, UserError

LONGEST_TEXT = 50_000  # letters
LONGEST_LINE = 1000  # letters
MOST_PARTS = 8  # of a key, with dots between them
DEEPEST = 8  # brackets within each other
MOST_VALUES = 10_000  # and keys and tables

BLANK = re.compile(r"(?:[ \t\r\n]++|#[^\n]*+)*+")
HEADER = re.compile(r"\[\[?")
PART = re.compile(r"""[ \t]*+([A-Za-z0-9_-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')[ \t]*+""")
STRING = re.compile(
    r'''"""(?:[^"\\]|\\.|"(?!""))*+"""(?:"{0,2})|"(?:[^"\\\n]|\\.)*+"|'''
    r"""'''(?:[^']|'(?!''))*+'''(?:'{0,2})|'[^'\n]*+'""",
    re.DOTALL,
)
SCALAR = re.compile(r"[^\n,\]}#]++")  # a number, a date, `true`: the rest of what can be a value

Step = str | int


class TomlPlace:
    """A key, table or element: its line, and what is within it."""

    __slots__ = ("line", "rows", "within")

    def __init__(self, line: int):
        self.line = line
        self.rows = 0  # of an array of tables
        self.within: dict[Step, TomlPlace] = {}

    @property
    def newest(self) -> "TomlPlace":
        """The last row of an array of tables; else the place itself."""
        return self.within[self.rows - 1] if self.rows else self

    def line_of(self, place: tuple[Step, ...]) -> int:
        """The line of a place, or of the nearest one around it that exists."""
        found = self
        for step in place:
            if step not in found.within:
                break
            found = found.within[step]
        return found.line


class _NotToml(Exception):
    """`tomllib` finds a mistake here, too, or has found one before."""


def toml_places(text: str, file: str) -> TomlPlace:
    """The whole text as a place, with all that is within it; a UserError names a limit that the text exceeds."""
    if len(text) > LONGEST_TEXT:
        raise UserError(ErrorMessage("long-text", file=file, most=LONGEST_TEXT, count=len(text)))
    longest = max(map(len, text.split("\n")))
    if longest > LONGEST_LINE:
        raise UserError(ErrorMessage("long-line", file=file, most=LONGEST_LINE, count=longest))
    scan = _Scan(text, file)
    with suppress(_NotToml):
        scan.read()
    return scan.root


class _Scan:
    """One pass over a text."""

    def __init__(self, text: str, file: str):
        self.text, self.file = text, file
        self.at, self.line, self.values = 0, 1, 0
        self.root = TomlPlace(max(1, text.count("\n") + (not text.endswith("\n"))))

    def read(self) -> None:
        """Statement after statement, to the end or the first mistake."""
        table = self.root
        while self._skip_blank() < len(self.text):
            if self.text.startswith("[", self.at):
                table = self._header()
            else:
                self._pair(table, 0)

    def _header(self) -> TomlPlace:
        """`[a.b]` or `[[a.b]]`: the table that the pairs below it belong to."""
        is_row, table = self._take(HEADER) == "[[", self.root
        for part in self._key():
            table = self._step(table.newest, part)
        if is_row:
            table.rows += 1
            self._step(table, table.rows - 1)
        self._expect("]]" if is_row else "]")
        return table.newest

    def _pair(self, table: TomlPlace, depth: int) -> None:
        """`a.b = value`."""
        for part in self._key():
            table = self._step(table, part)
        self._expect("=")
        self._skip_blank()
        self._value(table, depth)

    def _value(self, place: TomlPlace, depth: int) -> None:
        match self.text[self.at : self.at + 1]:
            case "[":
                self._list(place, "]", depth + 1)
            case "{":
                self._list(place, "}", depth + 1)
            case '"' | "'":
                self._take(STRING)
            case _:
                self._take(SCALAR)

    def _list(self, place: TomlPlace, end: str, depth: int) -> None:
        """The elements of an array, or the pairs of an inline table."""
        if depth > DEEPEST:
            self._refuse(ErrorMessage("nested-brackets", most=DEEPEST))
        self.at += 1
        number = 0
        while self._skip_blank() < len(self.text) and not self.text.startswith(end, self.at):
            if end == "]":
                self._value(self._step(place, number), depth)
            else:
                self._pair(place, depth)
            number += 1
            self._skip_blank()
            if not self.text.startswith(end, self.at):
                self._expect(",")
        self._expect(end)

    def _key(self) -> list[str]:
        parts = [self._part()]
        while self.text.startswith(".", self.at):
            self.at += 1
            parts.append(self._part())
            if len(parts) > MOST_PARTS:
                self._refuse(ErrorMessage("long-key", most=MOST_PARTS))
        return parts

    def _part(self) -> str:
        part = self._take(PART, 1)
        if part[0] == '"' and "\\" in part:
            try:
                return str(tomllib.loads(f"key = {part}")["key"])
            except tomllib.TOMLDecodeError:
                raise _NotToml from None
        return part[1:-1] if part[0] in "\"'" else part

    def _step(self, place: TomlPlace, step: Step) -> TomlPlace:
        """What is within a place, which is new here if it was not named before."""
        self.values += 1
        if self.values > MOST_VALUES:
            self._refuse(ErrorMessage("many-values", most=MOST_VALUES))
        if step not in place.within:
            place.within[step] = TomlPlace(self.line)
        return place.within[step]

    # ---------------------------------------------------------------- letters

    def _skip_blank(self) -> int:
        self._take(BLANK)
        return self.at

    def _expect(self, mark: str) -> None:
        if not self.text.startswith(mark, self.at):
            raise _NotToml
        self.at += len(mark)

    def _take(self, pattern: "re.Pattern[str]", group: int = 0) -> str:
        found = pattern.match(self.text, self.at)
        if found is None:
            raise _NotToml
        self.at = found.end()
        self.line += found[0].count("\n")
        return found[group]

    def _refuse(self, problem: ErrorMessage) -> NoReturn:
        raise UserError(ErrorMessage("line", file=self.file, line=self.line, problem=problem))
