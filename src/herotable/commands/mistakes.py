"""Mistakes of the command line: what `argparse` says about them becomes our messages, in both languages."""

import argparse
import re
from functools import partial
from typing import Any, NoReturn

from ..engine.errors import NOTHING, ErrorMessage, UserError
from ..problems import LANGUAGES
from .texts import Say

MOST_SECONDS = 60
MOST_MINUTES = 10_000

ARGUMENT = re.compile(r"argument (?P<place>[^:]+): (?P<problem>.+)", re.DOTALL)
VALUE = re.compile(r"invalid (\w+) value: (.+)", re.DOTALL)
CHOICE = re.compile(r"invalid choice: (.+) \(choose from (.+)\)", re.DOTALL)
EXCLUSIVE = re.compile(r"not allowed with argument (.+)")
COUNT = re.compile(r"expected (one|\d+) arguments?")
EXPLICIT = re.compile(r"ignored explicit argument (.+)", re.DOTALL)
MISSING = re.compile(r"the following arguments are required: (.+)")
AMBIGUOUS = re.compile(r"ambiguous option: (.+) could match (.+)", re.DOTALL)


class CommandLineError(UserError):
    """A command line that cannot be read, with the usage of the command, or with all its help."""

    def __init__(self, parser: argparse.ArgumentParser, message: ErrorMessage, explained: str = ""):
        super().__init__(message)
        self.program = parser.prog
        self.usage = explained or parser.format_usage()


class HelpFormatter(argparse.HelpFormatter):
    """Help with its first word in the person's language."""

    def __init__(self, say: Say, prog: str):
        super().__init__(prog)
        self.say = say

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Begin with the usage."""
        super().add_usage(usage, actions, groups, f"{self.say('usage')} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser, also of commands within commands, whose headings and mistakes are ours to print."""

    def __init__(self, *, say: Say, language_default: Any = argparse.SUPPRESS, **given: Any):
        super().__init__(**given, add_help=False, formatter_class=partial(HelpFormatter, say))
        self._positionals.title, self._optionals.title = say("positionals"), say("options")
        self.add_argument("-h", "--help", action="help", help=say("own-help"))
        # What stands before a command counts for it too: a command without its own `--language` leaves that alone.
        self.add_argument("--language", choices=LANGUAGES, default=language_default, help=say("language"))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Refuse what is unknown here, with the usage of this command; `argparse` would leave it to the outermost."""
        known, unknown = super().parse_known_args(args, namespace)
        if unknown:
            raise CommandLineError(self, ErrorMessage("command-unknown", words=" ".join(unknown)))
        return known, unknown

    def error(self, message: str) -> NoReturn:
        """Raise what is wrong, where `argparse` would print it in English and leave."""
        found = mistake(message)
        without_command = found.name == "command-missing" and found.values["words"] == "COMMAND"
        raise CommandLineError(self, found, f"{self.format_help()}\n" if without_command else "")


def many(text: str) -> int:
    """A whole number from 1 on."""
    if not text.isdecimal() or int(text) < 1:
        raise ValueError
    return int(text)


def pause(text: str) -> float:
    """A time in seconds."""
    seconds = float(text)
    if not 0 <= seconds <= MOST_SECONDS:
        raise ValueError
    return seconds


def duration(text: str) -> float:
    """A time in minutes."""
    minutes = float(text)
    if not 0 < minutes <= MOST_MINUTES:
        raise ValueError
    return minutes


# `argparse` names the function that could not read a value; this is what the function expects.
READERS: dict[str, ErrorMessage] = {
    "int": ErrorMessage("whole-number"),
    "many": ErrorMessage("at-least", low=1),
    "pause": ErrorMessage("pause", most=MOST_SECONDS),
    "duration": ErrorMessage("seconds", most=MOST_MINUTES),
}


def mistake(text: str) -> ErrorMessage:
    """The message of what `argparse` says; a phrase that nobody knows stays as it is."""
    if found := ARGUMENT.fullmatch(text):
        return _at_argument(found["place"], found["problem"]) or ErrorMessage("foreign", text=text)
    if found := MISSING.fullmatch(text):
        return ErrorMessage("command-missing", words=found[1])
    if found := AMBIGUOUS.fullmatch(text):
        return ErrorMessage("command-ambiguous", option=found[1], words=found[2])
    return ErrorMessage("foreign", text=text)


def _at_argument(place: str, problem: str) -> ErrorMessage | None:
    if (found := VALUE.fullmatch(problem)) and found[1] in READERS:
        return _expected(place, READERS[found[1]], found[2])
    if found := CHOICE.fullmatch(problem):
        return _expected(place, ErrorMessage("one-of", words=found[2].replace("'", "")), found[1])
    if found := COUNT.fullmatch(problem):
        return _expected(place, _values(found[1]), NOTHING)
    if found := EXCLUSIVE.fullmatch(problem):
        return ErrorMessage("command-exclusive", place=place, other=found[1])
    if found := EXPLICIT.fullmatch(problem):
        return ErrorMessage("command-no-value", place=place, found=found[1])
    return None


def _values(count: str) -> ErrorMessage:
    return ErrorMessage("one-value") if count == "one" else ErrorMessage("values", count=count)


def _expected(place: str, what: ErrorMessage, found: Any) -> ErrorMessage:
    return ErrorMessage("expected", place=place, expected=what, found=found)
