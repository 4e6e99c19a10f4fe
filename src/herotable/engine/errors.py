"""What can be wrong with what a person gave us, and how it is said."""

from errno import errorcode
from typing import Any

# What is said in English; `problems.*.ftl` has the same in other languages.
ENGLISH = {
    "at": "{place}: {problem}",
    "expected": "{place}: expected {expected}, found {found}",
    "nothing": "nothing",
    "too-long": "something too long to print",
    "text": "a text",
    "span": "{low} to {high}",
    "number": "a number from {low} to {high}",
    "whole": "a whole number from {low} to {high}",
    "one-of": "one of {words}",
    "handful": "1 to {most} of {words}",
    "so-many": "{count} of them",
    "list": "a list of {count}, each {item}",
    "list-with": "a list of {count}, each {item}, with {among} among them",
    "move-begins": "{move}: expected a move that begins with {verbs}",
    "move-ends": "{move}: nothing was expected from {word} on",
    "system": "{file}: {reason}",
    "long-line": "{file}: expected lines of at most {most} letters, found {count}",
    "not-utf8": "{file}: expected text in UTF-8, found another byte at {byte}",
    "not-toml": "{file}: not TOML: {reason}",
    "too-deep": "{file}: nested too deeply, or a number is too long",
    "line": "{file}, line {line}: {problem}",
    "more": "{file}: and {count} more",
    "unknown-key": "unknown key {key}; expected {known}",
    "missing-key": "{key} is missing; expected {expected}",
    "taken": "{value} is taken by {other}",
    "alike": "expected at most {most} {colour} cards of one {kind}",
    "tables": "expected {count} tables, each headed [[{name}]]",
    "components": "expected {count} of them, found {found}",
    "other-pack": "pack: this save was played with the pack {played}, but {name} is {digest}; "
    "give the pack it was played with",
    "option-form": "--option: expected NAME=CHOICE, found {found}; {title} has {known}",
    "option-unknown": "unknown option {name}; {title} has {known}",
    "option-place": "option {name}",
    "with-seats": "{choices} with {seats} seats",
    "names": "{seats} different names without brackets",
    "bots": "at most {seats}, one for each bot's seat",
    "other-title": "{file}: a game of {found}; expected one of {title}",
    "load-alone": "--load: the saved game has its own seats, seed, options and words",
    "not-over": "{file}: not over yet, and its past would show what is still hidden; go on with {command}",
}


class Said:
    """Something by its name and values, said in English unless a language has words for it; values may be said too."""

    def __init__(self, name: str, /, **values: Any):
        self.name = name
        self.values = values

    def __str__(self) -> str:
        return ENGLISH[self.name].format_map(self.values)


NOTHING = Said("nothing")


class Refused(Exception):
    """A move the rules forbid; `rule` is the paragraph. Nothing was changed."""

    def __init__(self, rule: str, seat: int, move: str):
        super().__init__(f"{move!r} is not allowed for seat {seat}: see rule {rule}")
        self.rule = rule
        self.seat = seat
        self.move = move


class UserError(ValueError):
    """Something a person gave us is wrong or cannot be used; every line names the place and what was expected."""

    def __init__(self, *lines: Said | str):
        super().__init__(*lines)
        self.lines = lines

    def __str__(self) -> str:
        return "\n".join(map(str, self.lines))


def expected(place: Any, what: Any, found: Any) -> UserError:
    """The plain case: something else was expected at a place."""
    return UserError(Said("expected", place=place, expected=what, found=found))


def within(place: Any, error: UserError) -> UserError:
    """The same error, with the place around it."""
    return UserError(*(Said("at", place=place, problem=line) for line in error.lines))


def of_system(file: Any, error: OSError) -> UserError:
    """What the system says about a file."""
    return UserError(Said("system", file=file, reason=error.strerror, code=errorcode.get(error.errno or 0, "")))
