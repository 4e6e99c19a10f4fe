"""What a seat of Full Order sees."""

from ...engine.fields import Handful, Numbers, Seats, Words
from ...engine.views import Flag, Maybe, Several, Struct, each_seat
from .table import CARDS, COLOURS, ENDS, FACES, MOST_POINTS, PHASES, PROPERTIES, ROW, ROWS, SEATS, SHELF, TOYS


class OrderCard(Struct):
    """What is printed on a card."""

    card = Numbers(1, CARDS)
    colour = Words(*COLOURS)
    face = Words(*FACES)
    points = Numbers(0, MOST_POINTS)
    property = Words(*PROPERTIES)
    bonus = Maybe(Words(*TOYS))


ALL_CARDS = Several(CARDS, OrderCard)


class OrderShelf(Struct):
    """O4c, O5: a shelf from the left, None for a face-down card, and the ends an edge has closed."""

    cards = Several(SHELF, Maybe(OrderCard))
    closed = Handful(*ENDS, most=len(ENDS))


class OrderShelves(Struct):
    """The three shelves of a seat."""

    violet = OrderShelf
    orange = OrderShelf
    blue = OrderShelf


class OrderCollection(Struct):
    """O6: the number of cards is open, the rest is the owner's secret until the end."""

    count = Numbers(0, CARDS)
    points = Maybe(Numbers(0, CARDS * MOST_POINTS))
    cards = Maybe(ALL_CARDS)


class OrderTable(Struct):
    """The market, the discard, everybody's shelves and collections; in the last turns (O12) who had to skip first."""

    turn = Seats(SEATS[-1])
    phase = Words(*PHASES)
    is_bonus = Flag()
    bonus = Numbers(0, CARDS)
    skipper = Maybe(Seats(SEATS[-1]))
    hand = Maybe(OrderCard)
    deck = Numbers(0, CARDS)
    rows = Several(ROWS, Several(ROW, OrderCard), least=ROWS)
    discard = ALL_CARDS
    pool = ALL_CARDS
    shelves = each_seat(SEATS, OrderShelves)
    collections = each_seat(SEATS, OrderCollection)


VIEW = OrderTable
