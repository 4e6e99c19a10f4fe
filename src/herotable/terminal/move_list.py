"""The moves a seat may make, as a list that fits: a line for each, in columns, or as many as have room."""

from collections.abc import Sequence
from itertools import takewhile, zip_longest
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
    for cells in (words, [_cut(move.notation, width) for move in moves], [_cut(tail, width) for tail in _tails(moves)]):
        if least_lines(cells, width) <= room:
            return _in_columns(moves, cells, width), 0
    some = _most_that_fit(moves, width, room - 1)
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


def _tails(moves: Sequence[ListedMove]) -> list[str]:
    """The notation, without the words with which all moves of a verb begin; only the first of them has these."""
    by_verb: dict[str, list[list[str]]] = {}
    for move in moves:
        by_verb.setdefault(move.verb, []).append(move.notation.split())
    heads = {verb: _common([said[:-1] for said in all_said]) for verb, all_said in by_verb.items()}
    firsts = {move.verb: move for move in reversed(moves)}.values()
    return [move.notation if move in firsts else " ".join(move.notation.split()[heads[move.verb] :]) for move in moves]


def _common(texts: list[list[str]]) -> int:
    """With how many equal words all begin."""
    return sum(1 for _ in takewhile(lambda words: len(set(words)) == 1, zip(*texts, strict=False)))


def least_lines(cells: Sequence[str], width: int) -> int:
    """How many lines the moves take in columns, each as wide as it must be."""
    return next((lines for lines in range(1, len(cells)) if sum(_widths(cells, lines)) - GAP <= width), len(cells))


def _widths(cells: Sequence[str], lines: int) -> list[int]:
    """How wide each column is, with its numbers and the gap behind it."""
    starts = range(0, len(cells), lines)
    return [NUMBER + max(map(cell_len, cells[start : start + lines])) + GAP for start in starts]


def _in_columns(moves: Sequence[ListedMove], cells: Sequence[str], width: int) -> Text:
    """Moves from top to bottom, then from left to right."""
    lines = least_lines(cells, width)
    widths = _widths(cells, lines)
    shown = [
        Text.assemble((f"{move.number:3} ", "bold"), cell, " " * (widths[i // lines] - NUMBER - cell_len(cell)))
        for i, (move, cell) in enumerate(zip(moves, cells, strict=True))
    ]
    rows = zip_longest(*(shown[i : i + lines] for i in range(0, len(shown), lines)), fillvalue=Text())
    drawn = [Text("").join(row) for row in rows]
    for row in drawn:
        row.rstrip()
    return Text("\n").join(drawn)


def _most_that_fit(moves: Sequence[ListedMove], width: int, lines: int) -> list[ListedMove]:
    """As many moves as so many lines have room for, of each verb as evenly as can be."""
    for count in range(len(moves), lines, -1):
        some = _some_of_each_verb(moves, count)
        if least_lines([_cut(move.words, width) for move in some], width) <= lines:
            return some
    return _some_of_each_verb(moves, lines)


def _some_of_each_verb(moves: Sequence[ListedMove], count: int) -> list[ListedMove]:
    """So many moves, of each verb as evenly as can be, in the order of their numbers."""
    by_verb: dict[str, list[ListedMove]] = {}
    for move in moves:
        by_verb.setdefault(move.verb, []).append(move)
    in_turn = [move for row in zip_longest(*by_verb.values()) for move in row if move is not None]
    return sorted(in_turn[:count])
