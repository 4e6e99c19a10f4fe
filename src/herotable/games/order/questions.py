"""What the board of Full Order asks: how the cards of a row are named, and what a collection is worth."""

from ...engine.fields import Numbers, Words
from ...engine.questions import Question
from ...engine.rule import rule
from ...engine.seeing import add
from ...engine.views import Count, Flag, Several, Struct
from .market import may_reach, place_in
from .shelves import collect
from .table import *
from .view import ALL_CARDS


class OrderRow(Struct):
    """O3, O8: the part of the game, whether this is a bonus turn, and how many cards lie in a row."""

    phase = Words(*PHASES)
    is_bonus = Flag()
    cards = Numbers(0, ROW)


class OrderPlaces(Struct):
    """O3, O8: the word that names each card of the row in a move, from the left."""

    places = Several(ROW, Words(*PLACES))


@rule
def row_places(t, asked, told):
    """O3, O8: the end or the number by which a card is within reach; a card out of reach is counted from the left."""
    t.phase, t.is_bonus = asked.phase, asked.is_bonus
    row = t.row[0]
    row.n = asked.cards
    for i in range(row.n):
        add(told.places, place_of(t, row, i))


@rule
def place_of(t, row, i):
    """O3, O8: the first word that reaches the card."""
    for place in range(FIRST_PLACE + row.n):
        if place_in(row, place) == i and may_reach(t, row, place) == ALLOWED:
            return place
    return FIRST_PLACE + i


# ---------------------------------------------------------------- scoring


class OrderCards(Struct):
    """O13: cards that lie face up."""

    cards = ALL_CARDS


class OrderWorth(Struct):
    """O13: what they are worth together."""

    points = Count()


@rule
def worth(t, asked, told):
    """O6, O13: each card brings its points to the collection."""
    for i in range(asked.cards.n):
        card = asked.cards.each[i].card
        t.cards[card].points = asked.cards.each[i].points
        t.shelf[0, 0].n = 1
        t.shelf[0, 0].card[0] = card
        collect(t, 0, t.shelf[0, 0])
    told.points = t.points[0]


QUESTIONS = {
    "row_places": Question(row_places, TABLE, OrderRow, OrderPlaces),
    "worth": Question(worth, TABLE, OrderCards, OrderWorth),
}
