"""What the lab counts in Full Order: who went first, and who collected which cards."""

from collections import Counter
from typing import Any

import numpy as np

from ...engine.marks import Book, Member, Slip, Uses, mark, note_starter, share
from ...engine.pack import Pack, Row
from ...engine.rule import rule
from .table import *

OF_ORDER = 0
OF_PROPERTY = OF_ORDER + SEATS[-1]
OF_FACE = OF_PROPERTY + len(PROPERTIES)
OF_CARD = OF_FACE + len(FACES)
MEMBERS = OF_CARD + CARDS + 1
GRID: dict[str, int] = {}
WIDTH = 4  # decisions to a bar of the histogram

USES = Uses(
    MOVES,
    {"take": "place", "start": "shelf", "place": "shelf", "down": "shelf", "remove": "shelf", "discard": "place"},
)
BOOK = Book(MEMBERS, len(USES))
SLIP = Slip(len(USES), [("property", np.int64, len(PROPERTIES)), ("face", np.int64, len(FACES))])
note = note_starter


def members(pack: Pack, seats: int, options: dict[str, Any]) -> dict[str, list[Member]]:
    """Turn order, properties, toys and edges, and every card."""
    rows = [*pack.components["toy"], *pack.components["edge"]]
    faces = Counter(face(row) for row in rows)
    properties = Counter(row["property"] for row in rows)
    return {
        "order": [Member(OF_ORDER + i, (f"order-{i + 1}",)) for i in range(seats)],
        "property": [
            Member(OF_PROPERTY + i, (f"property-{name}",), properties[name])
            for i, name in enumerate(PROPERTIES)
            if properties[name]
        ],
        "face": [Member(OF_FACE + i, (f"word-{name}",), faces[name]) for i, name in enumerate(FACES) if faces[name]],
        "card": [Member(OF_CARD + i, described(row), 1, row["source"]) for i, row in enumerate(rows, 1)],
    }


def face(row: Row) -> str:
    """The toy on a card, or which edge it is."""
    return str(row["toy"]) if "toy" in row else f"{row['side']}_edge"


def described(row: Row) -> tuple[str | int, ...]:
    """A card by what is printed on it."""
    has_property = [f"property-{row['property']}"] if row["property"] != "none" else []
    return (f"word-{face(row)}", f"word-{row['colour']}", row["points"], *has_property)


@rule
def finish(t, slip, book):
    """O6, O13: the collection of every seat."""
    for seat in range(t.seats):
        won = share(t.winners, seat)
        mark(book, OF_ORDER + (seat - slip.starter) % t.seats, 1, won)
        mark_collection(t, seat, won, slip, book)


@rule
def mark_collection(t, seat, won, slip, book):
    """O6: a seat's cards, one by one, by toy and by property."""
    for card in range(1, CARDS + 1):
        if t.gone[card] == seat + 1:
            mark(book, OF_CARD + card, 1, won)
            slip.property[t.cards[card].property] += 1
            slip.face[t.cards[card].face] += 1
    for i in range(len(PROPERTIES)):
        mark(book, OF_PROPERTY + i, slip.property[i], won)
        slip.property[i] = 0
    for i in range(len(FACES)):
        mark(book, OF_FACE + i, slip.face[i], won)
        slip.face[i] = 0
