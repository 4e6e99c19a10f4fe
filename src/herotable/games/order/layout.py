"""The table of Full Order as a seat sees it, laid out again: what the rules need to try a move on it."""

from ...engine.fields import Seats
from ...engine.piles import push
from ...engine.rule import rule
from ...engine.seats import only
from ...engine.tape import QUIET
from ...engine.views import Flag, Several, Struct
from .shelves import is_toy
from .table import *
from .view import OrderTable

FACE_DOWN = -1  # a card on a shelf that nobody sees; which one it is changes nothing


class OrderOptions(Struct):
    """O12: what was agreed before the game, as far as turns go by it."""

    bonus_skip = Flag()


class OrderSeen(Struct):
    """O1: what a seat sees of a match; a view of the match has all of it under the same names."""

    seat = Seats(SEATS[-1])
    waiting = Several(SEATS[-1], Seats(SEATS[-1]))
    options = OrderOptions
    table = OrderTable


@rule
def lay_out(t, asked):
    """O1, O3: everything on the table that this seat sees; of collections only what they gain matters."""
    t.quiet = QUIET
    t.option.bonus_skip = asked.options.bonus_skip
    for i in range(asked.waiting.n):
        t.waiting |= only(asked.waiting.each[i])
    lay_turn(t, asked.table)
    for row in range(ROWS):
        lay_cards(t, t.row[row], asked.table.rows.each[row])
    lay_cards(t, t.discard, asked.table.discard)
    lay_cards(t, t.discard, asked.table.pool)
    for owner in range(t.seats):
        lay_shelf(t, t.shelf[owner, VIOLET], asked.table.shelves.each[owner].violet)
        lay_shelf(t, t.shelf[owner, ORANGE], asked.table.shelves.each[owner].orange)
        lay_shelf(t, t.shelf[owner, BLUE], asked.table.shelves.each[owner].blue)


@rule
def lay_turn(t, seen):
    """O3, O8, O12: whose turn it is, the card in hand, and how many cards the deck has."""
    t.seats = seen.shelves.n
    t.turn = seen.turn
    t.phase = seen.phase
    t.is_bonus = seen.is_bonus
    t.bonus = seen.bonus
    t.skipper = seen.skipper.value
    t.deck.n = seen.deck
    if seen.hand.present:
        t.hand = print_card(t, seen.hand.value)


@rule
def print_card(t, card):
    """O1: what is printed on a card that is seen; its number."""
    printed = t.cards[card.card]
    printed.colour = card.colour
    printed.face = card.face
    printed.points = card.points
    printed.property = card.property
    printed.bonus = card.bonus.value if card.bonus.present else NO_TOY
    return card.card


@rule
def lay_cards(t, pile, cards):
    """O1, O7, O11: a row, the discard or the pool."""
    for i in range(cards.n):
        push(pile, print_card(t, cards.each[i]))


@rule
def lay_shelf(t, shelf, seen):
    """O4c, O5: the cards of a shelf from the left, and which of its ends are closed."""
    for i in range(seen.cards.n):
        place = seen.cards.each[i]
        card = print_card(t, place.value) if place.present else FACE_DOWN
        push(shelf, card)
        shelf.toys += is_toy(t, card)
    for end in range(len(ENDS)):
        shelf.closed[end] = seen.closed[end]
