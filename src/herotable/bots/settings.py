"""The settings of bots: what each can be, read from a command line and checked in one place."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..engine.errors import NOTHING, ErrorMessage, UserError, expected
from .levels import LEVELS

MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 600
MOST_THREADS = 256


@dataclass(frozen=True)
class Setting:
    """What a setting can be, in words; how its text is read; and whether a value is one of these."""

    what: ErrorMessage
    read: Callable[[str], Any]
    fits: Callable[[Any], bool]


def _whole(most: int) -> Setting:
    return Setting(ErrorMessage("whole", low=1, high=most), int, lambda value: _is_whole(value) and 1 <= value <= most)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_time(value: Any) -> bool:
    return (_is_whole(value) or isinstance(value, float)) and 0 < value <= MOST_SECONDS


SETTINGS = {
    "level": Setting(ErrorMessage("one-of", words=LEVELS), str, lambda value: value in LEVELS),
    "iterations": _whole(MOST_ITERATIONS),
    "seconds": Setting(ErrorMessage("seconds", most=MOST_SECONDS), float, _is_time),
    "threads": _whole(MOST_THREADS),
    "file": Setting(ErrorMessage("file-name"), str, lambda value: isinstance(value, str) and bool(value)),
    "seed": Setting(ErrorMessage("seed"), int, lambda value: _is_whole(value) or isinstance(value, str)),
}


def checked(name: str, value: Any) -> Any:
    """The value of a setting, or a UserError that says what it can be."""
    if not SETTINGS[name].fits(value):
        raise _wrong(name, value)
    return value


def read_settings(parts: list[str], known: list[str]) -> dict[str, Any]:
    """The settings of a bot as they are typed, `NAME=VALUE` each; `known` are those that the bot has."""
    given: dict[str, Any] = {}
    for part in parts:
        name, equals, text = part.partition("=")
        check_known(name, known)
        if name in given:
            raise UserError(ErrorMessage("bot-setting-twice", setting=name))
        given[name] = _read(name, text if equals else None)
    return given


def _read(name: str, text: str | None) -> Any:
    try:
        return checked(name, SETTINGS[name].read(text or ""))
    except ValueError:  # a UserError is one too: both name the text as it was typed
        raise _wrong(name, text) from None


def check_known(name: str, known: list[str]) -> None:
    """Refuse a setting that a bot does not have; the message lists those it has, with what they can be."""
    if name not in known:
        ranges = [ErrorMessage("bot-setting-range", name=each, range=SETTINGS[each].what) for each in known]
        raise UserError(ErrorMessage("bot-setting", setting=repr(name), known=ranges))


def _wrong(name: str, value: Any) -> UserError:
    return expected(name, SETTINGS[name].what, NOTHING if value is None else repr(value))
