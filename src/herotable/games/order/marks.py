"""What the lab counts in Full Order: who went first, and who collected which cards."""

from collections import Counter
from typing import Any

import numpy as np

from ...engine.marks import TURN_ORDER, Book, Member, Slip, Uses, by_turn_order, mark, measure, note_starter, share
from ...engine.pack import Pack, Row
from ...engine.rule import rule
from ...engine.seats import NOBODY
from .shelves import may_show
from .table import *

OF_ORDER = 0
OF_PROPERTY = OF_ORDER + SEATS[-1]
OF_FACE = OF_PROPERTY + len(PROPERTIES)
OF_CARD = OF_FACE + len(FACES)
MEMBERS = OF_CARD + CARDS + 1
GRID: dict[str, int] = {}
MEASURES = tuple(("measure-taken", f"property-{name}") for name in PROPERTIES)
WIDTH = 4  # decisions to a bar of the histogram

USES = Uses(
    MOVES,
    {"take": "place", "start": "shelf", "place": "shelf", "down": "shelf", "remove": "shelf", "discard": "place"},
)
BOOK = Book(MEMBERS, len(USES), measures=len(MEASURES))
SLIP = Slip(
    len(USES),
    [
        ("property", np.int64, len(PROPERTIES)),
        ("face", np.int64, len(FACES)),
        ("offered", np.int64, CARDS + 1),  # is it a card that may be taken next and placed face up?
    ],
)


def members(pack: Pack, seats: int, options: dict[str, Any]) -> dict[str, list[Member]]:
    """Turn order, properties, toys and edges, and every card."""
    rows = [*pack.components["toy"], *pack.components["edge"]]
    faces = Counter(face(row) for row in rows)
    properties = Counter(row["property"] for row in rows)
    return {
        TURN_ORDER: by_turn_order(OF_ORDER, seats),
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
def note(t, seat, move, slip, book):
    """O3: of the cards that could be taken and placed face up, which was taken; and those that can be taken next."""
    note_starter(t, seat, move, slip, book)
    if MOVE[move, 0] == TAKE or MOVE[move, 0] == PICK:
        for card in range(1, CARDS + 1):
            if slip.offered[card]:
                measure(book, t.cards[card].property, int(card == t.hand))
    for card in range(1, CARDS + 1):
        slip.offered[card] = 0
    if t.waiting != NOBODY and t.hand == NOTHING:
        see_offered(t, slip)


@rule
def see_offered(t, slip):
    """O3, O8, O11: the ends of the rows, in a bonus turn the whole market, in the final round the pool."""
    if t.phase != MARKET:
        see_cards(t, t.discard, True, slip)
    else:
        for row in range(ROWS):
            see_cards(t, t.row[row], t.is_bonus, slip)


@rule
def see_cards(t, cards, inner, slip):
    """O3: those of a row or of the pool that can be placed face up; the inner ones only where they are within reach."""
    for i in range(cards.n):
        if inner or i == 0 or i == cards.n - 1:
            slip.offered[cards.card[i]] = int(may_show(t, cards.card[i]) == ALLOWED)


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
