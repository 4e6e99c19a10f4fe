"""The moves a seat may make, as a list that fits: a line for each, in columns, or as many as have room."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from rich.cells import cell_len
from rich.table import Table as Grid
from rich.text import Text

GAP = 2  # blanks between two columns
NUMBER = 4  # columns of the screen for a number
FEWEST = 2  # lines that a list takes even where there is no room for them


class ListedMove(NamedTuple):
    """A move in a list: the number to type, the words, the notation and its verb."""

    number: int
    words: str
    notation: str
    verb: str


def whole_list(moves: Sequence[ListedMove]) -> Grid:
    """A line for each move, with its notation."""
    grid = Grid(box=None, pad_edge=False, show_header=False)
    for move in moves:
        grid.add_row(f"[bold]{move.number:3}[/]", Text(move.words), Text(move.notation, "dim"))
    return grid


def fitting_list(moves: Sequence[ListedMove], width: int, height: int) -> tuple[Grid | Text, int]:
    """The most readable list that fits, and how many moves are not in it."""
    room = max(height, FEWEST)
    if len(moves) <= room and _whole_width(moves) <= width:
        return whole_list(moves), 0
    words = [_cut(move.words, width) for move in moves]
    for cells in (words, [_cut(move.notation, width) for move in moves]):
        if least_lines(cells, width) <= room:
            return _in_columns(moves, cells, width), 0
    some = _some_of_each_verb(moves, _columns(words, width) * (room - 1))
    return _in_columns(some, [_cut(move.words, width) for move in some], width), len(moves) - len(some)


def _whole_width(moves: Sequence[ListedMove]) -> int:
    """The columns of the screen that a list with words and notation takes."""
    words, notation = (
        max(cell_len(text) for text in texts) for texts in zip(*(move[1:3] for move in moves), strict=True)
    )
    return NUMBER + words + GAP + notation


def _cut(text: str, width: int) -> str:
    """A text that fits beside its number."""
    return text if NUMBER + cell_len(text) <= width else f"{text[: width - NUMBER - 1]}…"


def least_lines(cells: Sequence[str], width: int) -> int:
    """How many lines the moves take in columns."""
    return -(-len(cells) // _columns(cells, width))


def _columns(cells: Sequence[str], width: int) -> int:
    widest = max(map(cell_len, cells), default=0)
    return max(1, (width + GAP) // (NUMBER + widest + GAP))


def _in_columns(moves: Sequence[ListedMove], cells: Sequence[str], width: int) -> Text:
    """Moves from top to bottom, then from left to right."""
    lines, widest = least_lines(cells, width), max(map(cell_len, cells), default=0)
    shown = [
        Text.assemble((f"{move.number:3} ", "bold"), cell, " " * (widest - cell_len(cell) + GAP))
        for move, cell in zip(moves, cells, strict=True)
    ]
    rows = zip_longest(*(shown[i : i + lines] for i in range(0, len(shown), lines)), fillvalue=Text())
    drawn = [Text("").join(row) for row in rows]
    for row in drawn:
        row.rstrip()
    return Text("\n").join(drawn)


def _some_of_each_verb(moves: Sequence[ListedMove], count: int) -> list[ListedMove]:
    """So many moves, of each verb as evenly as can be, in the order of their numbers."""
    by_verb: dict[str, list[ListedMove]] = {}
    for move in moves:
        by_verb.setdefault(move.verb, []).append(move)
    in_turn = [move for row in zip_longest(*by_verb.values()) for move in row if move is not None]
    return sorted(in_turn[:count])
