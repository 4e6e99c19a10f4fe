"""Superhero Battle in the terminal: move cards, side by side or in words."""

from collections import Counter

from rich.table import Table as Grid
from rich.text import Text

from ...words import Translator
from .table import CARDS

INK = dict(
    zip(
        CARDS,
        (
            "bold white on purple4",
            "bold black on green3",
            "bold white on red3",
            "bold black on cyan3",
            "bold black on gold3",
            "bold black on orange3",
            "bold white on blue3",
        ),
        strict=True,
    )
)
IN_A_LINE = 4  # tactics, or kinds of cards


def card(name: str, words: Translator, mark: str = "", number: int | None = None) -> Text:
    """A move card, with its number where it lies as a tactic."""
    return Text(f" {'' if number is None else f'{number} '}{words.word(name)}{mark} ", INK[name])


def cards(names: list[str], words: Translator) -> Text:
    """Move cards side by side, equal ones together, in lines that fit."""
    shown = [card(name, words, f" ×{n}" if n > 1 else "") for name, n in Counter(names).items()]
    lines = [Text(" ").join(shown[i : i + IN_A_LINE]) for i in range(0, len(shown), IN_A_LINE)]
    return Text("\n").join(lines)


def labelled(label: str, shown: Text) -> Grid:
    """A label before one line or several."""
    grid = Grid(box=None, pad_edge=False, show_header=False)
    grid.add_row(Text(label, "bold"), shown)
    return grid


def listed(names: list[str], words: Translator) -> str:
    """Move cards in words, equal ones together."""
    return ", ".join(words.word(name) + (f"×{n}" if n > 1 else "") for name, n in Counter(names).items())
