"""What can be wrong with what a person gave us: messages by id, and the errors that carry them.

The texts stand in `problems.en.ftl` and `problems.ru.ftl` beside the code that needs them. The engine reads only the
English ones, which are plain lines `id = text with { $values }`; `herotable.problems` says them in a language.
"""

import re
from errno import errorcode
from functools import cache
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parents[1]
LINE = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
PLACEABLE = re.compile(r"{ \$(\w+) }")
LONGEST_QUOTE = 60  # letters


@cache
def english() -> dict[str, str]:
    """The English text of every message, by its id."""
    files = PACKAGE.rglob("problems.en.ftl")
    return {name: text for file in files for name, text in LINE.findall(file.read_text(encoding="utf-8"))}


class ErrorMessage:
    """A message by its id and values; English by itself. A value may be a message too, or a list of them."""

    def __init__(self, name: str, /, **values: Any):
        self.name = name
        self.values = values

    def __str__(self) -> str:
        return PLACEABLE.sub(lambda found: in_english(self.values[found[1]]), english()[self.name])


def in_english(value: Any) -> str:
    """A value of a message as it is printed."""
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def letter_of(seat: int) -> str:
    """The letter of a seat, as notation and saves name it."""
    return chr(ord("A") + seat)


def quoted(text: str) -> str:
    """What somebody wrote, as a message quotes it: the beginning tells enough of a long text."""
    return repr(text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…")


NOTHING = ErrorMessage("nothing")


class Refused(Exception):
    """A move the rules forbid; `rule` is the paragraph. Nothing was changed."""

    def __init__(self, rule: str, seat: int, move: str):
        super().__init__(rule, seat, move)
        self.rule = rule
        self.seat = seat
        self.move = move

    @property
    def lines(self) -> tuple[ErrorMessage, ...]:
        """What is said about it."""
        return (ErrorMessage("refused", move=quoted(self.move), seat=letter_of(self.seat), rule=self.rule),)

    def __str__(self) -> str:
        return str(self.lines[0])


class UserError(ValueError):
    """Something a person gave us is wrong or cannot be used; every line names the place and what was expected."""

    def __init__(self, *lines: ErrorMessage):
        super().__init__(*lines)
        self.lines = lines

    def __str__(self) -> str:
        return "\n".join(map(str, self.lines))


def expected(place: ErrorMessage | str, what: ErrorMessage | int, found: ErrorMessage | str | float) -> UserError:
    """The plain case: something else was expected at a place."""
    return UserError(ErrorMessage("expected", place=place, expected=what, found=found))


def within(place: ErrorMessage | str, error: UserError | Refused) -> UserError:
    """The same error, with the place around it."""
    return UserError(*(ErrorMessage("at", place=place, problem=line) for line in error.lines))


def of_system(file: Path | str, error: OSError) -> UserError:
    """What the system says about a file."""
    return UserError(ErrorMessage("system", file=file, reason=reason_of(error)))


def reason_of(error: OSError) -> ErrorMessage:
    """Why the system could not do what we asked."""
    code = errorcode.get(error.errno or 0, "")
    return ErrorMessage("system-reason", reason=str(error.strerror).partition(" (")[0], code=code)
