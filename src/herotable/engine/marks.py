"""What the lab counts: a book of sums over many games, and a slip of counts for the game under way.

A book holds only whole numbers, so that the sums of any parts add up to the whole exactly.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from .moves import Moves
from .pack import Pack
from .rule import rule
from .seats import has, how_many
from .table import MOST_SEATS

WIN = 840  # a win, in parts: 2 to 8 seats share it without a remainder
LENGTHS = 256  # places of the histogram of lengths; the last holds all longer games
LEADS = 64  # likewise of lead changes
TURN_ORDER = "order"  # the group of members that every title has


@dataclass(frozen=True)
class Member:
    """A component that is counted: its place in the book, how it is named, and how many of it there are.

    A part of the name is a message of the words files, or a number.
    """

    place: int
    parts: tuple[str | int, ...]
    copies: int = 1
    source: str = ""


class Uses:
    """The moves a book counts: every verb, and verbs by their main field."""

    def __init__(self, moves: Moves, main: dict[str, str]):
        self.names: list[tuple[str, Any]] = [(verb, None) for verb in moves.verbs]
        self.index = np.full((len(moves), 2), -1, np.int16)
        self.index[:, 0] = moves.table[:, 0]
        places: dict[tuple[str, Any], int] = {}
        for number, move in enumerate(moves.moves):
            if move.name in main:
                name = (move.name, dict(move.fields)[main[move.name]])
                self.index[number, 1] = places.setdefault(name, len(moves.verbs) + len(places))
        self.names += places

    def __len__(self) -> int:
        return len(self.names)


def Book(members: int, uses: int, rows: int = 1, columns: int = 1, measures: int = 1) -> np.dtype:
    """The sums of a title: of all games, its members, the moves, a grid of two groups, and its own measures."""
    whole = np.int64
    return np.dtype(
        [
            ("games", whole),
            ("steps", whole),
            ("steps_squared", whole),
            ("lengths", whole, LENGTHS),
            ("leads", whole, LEADS),
            ("wins", whole, MOST_SEATS),
            ("points", whole, MOST_SEATS),
            ("points_squared", whole, MOST_SEATS),
            ("seen", whole, members),  # seats (of a game or a battle) that had the member
            ("held", whole, members),  # copies they had
            ("won", whole, members),  # and what each copy's owner won
            ("grid_held", whole, (rows, columns)),
            ("grid_won", whole, (rows, columns)),
            ("measured", whole, measures),  # how often
            ("measures", whole, measures),
            ("measures_squared", whole, measures),
            ("used", whole, uses),
            ("more", whole, uses),  # seats that used it more often than the others did on average
            ("more_won", whole, uses),
            ("rest", whole, uses),  # the other seats of the same games
            ("rest_won", whole, uses),
        ]
    )


def Slip(uses: int, memory: Sequence[Any] = ()) -> np.dtype:
    """The counts of the game under way: the lab's own fields, and a title's `memory`."""
    return np.dtype(
        [
            ("steps", np.int64),
            ("leader", np.int64),  # counted from 1; 0: nobody yet
            ("leads", np.int64),  # how often the lead has changed
            ("starter", np.int64),  # who goes first, by the title's own `note`
            ("uses", np.int64, (MOST_SEATS, uses)),
            *memory,
        ]
    )


def by_turn_order(first: int, seats: int) -> list[Member]:
    """The places at the table, counted from the seat that goes first; `first` is where the book has them."""
    return [Member(first + i, (f"order-{i + 1}",)) for i in range(seats)]


class OnlyTurnOrder:
    """What the lab counts in a title without marks of its own: who went first, and the moves by their verbs."""

    GRID: ClassVar[dict[str, int]] = {}
    MEASURES: ClassVar[tuple[tuple[str, ...], ...]] = ()
    WIDTH = 4  # decisions to a bar of the histogram

    def __init__(self, moves: Moves, seats: range):
        self.USES = Uses(moves, {})
        self.BOOK = Book(seats[-1], len(self.USES))
        self.SLIP = Slip(len(self.USES))
        self.note, self.finish = note_starter, mark_order

    @staticmethod
    def members(_pack: Pack, seats: int, _options: dict[str, Any]) -> dict[str, list[Member]]:
        """The places at the table by turn order."""
        return {TURN_ORDER: by_turn_order(0, seats)}


@rule
def share(winners, seat):
    """The seat's part of a win that these seats share."""
    return WIN // how_many(winners) if has(winners, seat) else 0


@rule
def note_starter(t, seat, move, slip, book):  # noqa: ARG001
    """A title's `note` where nothing is noted but who makes the first move."""
    if slip.steps == 1:
        slip.starter = seat


@rule
def mark(book, member, copies, won):
    """Count a seat that had some copies of a member and won this share."""
    if copies > 0:
        book.seen[member] += 1
        book.held[member] += copies
        book.won[member] += copies * won


@rule
def measure(book, place, value):
    """Count a number whose mean the report shows."""
    book.measured[place] += 1
    book.measures[place] += value
    book.measures_squared[place] += value * value


@rule
def mark_order(t, slip, book):
    """A title's `finish` where nothing is counted but who went first."""
    for seat in range(t.seats):
        mark(book, (seat - slip.starter) % t.seats, 1, share(t.winners, seat))
