"""The table of a title that draws nothing of its own in a terminal: everything a seat sees, by its name."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..engine.seats import LETTERS
from ..words import Translator

UNKNOWN = "–"


def draw(view: dict[str, Any], words: Translator, short: bool = False) -> RenderableType:  # noqa: ARG001
    """The seats, and the table as a seat sees it; nobody knows here what could be left out."""
    return Group(seats(view, words), "", things(view["table"], words))


def seats(view: dict[str, Any], words: Translator) -> Grid:
    """Everybody by name, with a mark for those who owe a decision or have won."""
    grid = Grid(box=None, pad_edge=False, show_header=False)
    for seat in range(view["seats"]):
        mark = "▶" if seat in view["waiting"] else "★" if seat in view["winners"] else " "
        grid.add_row(mark, Text(words.names[seat]), Text(LETTERS[seat], "dim"))
    return grid


def things(named: dict[str, Any], words: Translator) -> Grid:
    """Things under each other, each beside its name."""
    grid = Grid(box=None, pad_edge=False, show_header=False)
    for name, thing in named.items():
        grid.add_row(Text(name.replace("_", " "), "dim"), shown(thing, words))
    return grid


def shown(thing: Any, words: Translator) -> RenderableType:
    """One thing: a list in a line where it holds nothing but plain values, else an item a line."""
    match thing:
        case dict():
            return things(thing, words)
        case list() | tuple() if any(isinstance(item, dict | list | tuple) for item in thing):
            return Group(*(shown(item, words) for item in thing))
        case list() | tuple():
            return Text(" ".join(plain(item, words) for item in thing) or UNKNOWN)
    return Text(plain(thing, words))


def plain(value: Any, words: Translator) -> str:
    """A value in the title's words, where it has one for it."""
    if value is None:
        return UNKNOWN
    return words.word_or_name(str(value))
