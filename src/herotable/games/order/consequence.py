"""What every legal move of Full Order would do, as far as the seat can know: each is tried on the table as the seat
sees it. Only the cards that the deck will give are unknown.
"""

from ...engine.fields import Handful, Numbers, Words
from ...engine.questions import DANGERS, SURE, Question, desk_of
from ...engine.rule import rule
from ...engine.seats import NOBODY
from ...engine.seeing import add, one_more, show
from ...engine.views import Count, Flag, Maybe, Several, Struct
from .layout import OrderSeen, lay_out
from .market import pick, take
from .rules import end_turn, legal, put_away
from .shelves import may_show, offer_placements
from .stuck import remove
from .table import *

MOST = CARDS  # legal moves at once, at most: all cards of the pool
WAYS = 1 + len(ENDS) + len(ENDS) * len(COLOURS)  # O4, O5: to place a card
RULES = ("O10", "O12")  # a card goes to the box; the last turns begin
BOXING, LAST_TURNS = range(len(RULES))
SEEN, TRIED, PLACED_THERE = range(3)  # the tables of the desk
A_COLOUR, A_CARD = Words(*COLOURS), Numbers(1, CARDS)
REASONS = PARAGRAPHS[1:]  # all but ALLOWED


class OrderGain(Struct):
    """O5, O6, O8: what a card on a shelf brings: ends that it closes, the shelf complete, its points, bonus turns.

    `cards` and `points` go to the collection, `boxed` cards that lay face down to the box.
    """

    shelf = A_COLOUR
    closes = Handful(*ENDS, most=len(ENDS))
    completes = Flag()
    cards = Numbers(0, SHELF)
    points = Count()
    boxed = Numbers(0, SHELF)
    bonus = Numbers(0, 3)


class OrderWay(Struct):
    """O4, O5: one way to place a card that is taken: how, and what it would bring."""

    how = Words("start", "place", "down")
    end = Maybe(Words(*ENDS))
    gain = OrderGain


class OrderConsequence(Struct):
    """O3 to O12: what a move would do.

    `shuts` are the cards in sight that could be placed face up before and cannot then, `opens` those that can then.
    `ways` are for a card that is taken; `not_shown` is the paragraph by which that card, or the one that is turned
    over, could not lie face up anywhere. At the end of this turn a row `refills`, the `final` round begins, the `last`
    turns begin because somebody has to skip, or the game `ends`.
    """

    danger = Words(*DANGERS)
    rule = Maybe(Words(*RULES))
    gain = Maybe(OrderGain)
    ways = Several(WAYS, OrderWay)
    not_shown = Maybe(Words(*REASONS))
    shuts = Several(CARDS, A_CARD)
    opens = Several(CARDS, A_CARD)
    refills = Maybe(Numbers(1, ROWS))
    final = Flag()
    last = Flag()
    ends = Flag()


class OrderConsequences(Struct):
    """One for each legal move, in their order."""

    moves = Several(MOST, OrderConsequence)


# ---------------------------------------------------------------- every move


@rule
def consequence(desk, asked, told):
    """O3, O10: every legal move, one after another, each on a copy of what is seen."""
    lay_out(desk.table[SEEN], asked)
    legal(desk.table[SEEN], asked.seat, desk.offer)
    for i in range(min(MOST, desk.offer.n)):
        desk.table[TRIED] = desk.table[SEEN]
        weigh(desk, desk.offer.card[i], told.moves.each[one_more(told.moves)])


@rule
def weigh(desk, move, told):
    """O3, O4, O10: one move."""
    t, verb = desk.table[TRIED], MOVE[move, 0]
    if verb == TAKE or verb == PICK:
        if verb == TAKE:
            take(t, MOVE[move, 1], MOVE[move, 2])
        else:
            pick(t, MOVE[move, 1])
        tell_ways(desk, told.ways)
        tell_not_shown(t, told)
        tell_refill(t, told)
    elif verb == REMOVE:
        remove(t, MOVE[move, 1], MOVE[move, 2])
        warn(told, BOXING)
        compare_cards(desk.table[SEEN], t, told)
    else:
        weigh_placing(desk, verb, move, told)


@rule
def weigh_placing(desk, verb, move, told):
    """O4, O5, O10: a card comes to lie on a shelf, or on the discard, and the turn ends."""
    t = desk.table[TRIED]
    if verb == DOWN:
        tell_not_shown(t, told)
    put_away(t, verb, move)
    if verb != DISCARD:
        told.gain.present = 1
        tell_gain(desk.table[SEEN], t, told.gain.value)
    finish_turn(t, told)
    if not told.ends:
        t.turn = desk.table[SEEN].turn  # what this seat may place then, whoever plays next
        compare_cards(desk.table[SEEN], t, told)


@rule
def warn(told, rule):
    """O10, O12: what cannot be taken back."""
    told.danger = SURE
    show(told.rule, rule)


# ---------------------------------------------------------------- a card on a shelf


@rule
def tell_gain(before, after, gain):
    """O6, O8: the shelf that has changed, and all that differs with it."""
    seat = before.turn
    for colour in range(len(COLOURS)):
        old, new = before.shelf[seat, colour], after.shelf[seat, colour]
        if old.n != new.n:
            gain.shelf = colour
            gain.completes = new.n == 0
            gain.boxed = old.n + 1 - (after.collected[seat] - before.collected[seat]) if new.n == 0 else 0
            for end in range(len(ENDS)):
                gain.closes[end] = not old.closed[end] and (new.n == 0 or new.closed[end])
    gain.cards = after.collected[seat] - before.collected[seat]
    gain.points = after.points[seat] - before.points[seat]
    gain.bonus = after.bonus - before.bonus


@rule
def tell_ways(desk, ways):
    """O3: everywhere the card that was taken may go; these moves are offered behind the legal ones, and taken off."""
    offer = desk.offer
    first = offer.n
    offer_placements(desk.table[TRIED], offer)
    for i in range(first, offer.n):
        desk.table[PLACED_THERE] = desk.table[TRIED]
        tell_way(desk, offer.card[i], ways.each[one_more(ways)])
    offer.n = first


@rule
def tell_way(desk, move, way):
    """O4, O5: one of them."""
    verb = MOVE[move, 0]
    put_away(desk.table[PLACED_THERE], verb, move)
    way.how = verb - START
    if verb != START:
        show(way.end, MOVE[move, 1])
    tell_gain(desk.table[TRIED], desk.table[PLACED_THERE], way.gain)


@rule
def tell_not_shown(t, told):
    """O4, O5: why the card in hand cannot lie face up on any shelf."""
    reason = may_show(t, t.hand)
    if reason != ALLOWED:
        show(told.not_shown, reason - 1)


@rule
def compare_cards(before, after, told):
    """O4: which cards in sight could be placed face up before, and which can be then."""
    for row in range(ROWS):
        compare_pile(before, after, before.row[row], told)
    if before.phase != MARKET:
        compare_pile(before, after, before.discard, told)


@rule
def compare_pile(before, after, cards, told):
    """O4: the cards of one row, or of the pool."""
    for i in range(cards.n):
        may_before = may_show(before, cards.card[i]) == ALLOWED
        may_after = may_show(after, cards.card[i]) == ALLOWED
        if may_before and not may_after:
            add(told.shuts, cards.card[i])
        elif may_after and not may_before:
            add(told.opens, cards.card[i])


# ---------------------------------------------------------------- the end of the turn


@rule
def finish_turn(t, told):
    """O7, O11, O12: what follows; only a refill brings cards that nobody knows."""
    tell_refill(t, told)
    if told.refills.present:
        return
    phase = t.phase
    end_turn(t)
    told.last = t.phase == LAST and phase != LAST
    told.ends = t.waiting == NOBODY
    if told.last:
        warn(told, LAST_TURNS)


@rule
def tell_refill(t, told):
    """O7: a row with one card left is refilled at the end of the turn; with no deck the final round begins."""
    for row in range(ROWS):
        if t.phase == MARKET and t.row[row].n <= LAST_CARD:
            if t.deck.n == 0:
                told.final = 1
            else:
                show(told.refills, row + 1)


QUESTIONS = {"consequence": Question(consequence, desk_of(TABLE, 3, len(MOVES)), OrderSeen, OrderConsequences)}
