"""Taking cards in Full Order: what is within reach, in the market and in the pool."""

from ...engine.piles import pull, push
from ...engine.rule import rule
from ...engine.seats import EVERYONE
from ...engine.tape import tell
from .shelves import can_turn_over, may_show
from .table import *


@rule
def may_take(t, row, place):
    """O3: a card within reach, and only one that can be placed."""
    reason = may_reach(t, t.row[row - 1], place)
    return may_use(t, card_at(t.row[row - 1], place)) if reason == ALLOWED else reason


@rule
def take(t, row, place):
    """O3, O8: the card leaves the market, and the row closes up."""
    cards = t.row[row - 1]
    i = place_in(cards, place)
    t.hand = pull(cards, i)
    tell(t, EVERYONE, TAKEN, t.turn, row, i + 1, t.cards[t.hand].colour, t.cards[t.hand].face)


@rule
def may_reach(t, row, place):
    """O3: either end of a row; O8: in a bonus turn any place from the left; O11: no rows in the final round."""
    if t.hand != NOTHING:
        return O3
    if t.phase != MARKET:
        return O11
    if t.is_bonus:
        return ALLOWED if FIRST_PLACE <= place < FIRST_PLACE + row.n else O8
    return ALLOWED if place < FIRST_PLACE else O3


@rule
def place_in(row, place):
    """O3, O8: where in a row the card lies that an end or a place names."""
    if place < FIRST_PLACE:
        return 0 if place == LEFT else row.n - 1
    return place - FIRST_PLACE


@rule
def card_at(row, place):
    """O3, O8: the card that an end or a place of a row names."""
    return row.card[place_in(row, place)]


@rule
def may_use(t, card):
    """O3, O5: a card that can be placed, face down or face up; if not, why not face up."""
    return ALLOWED if can_turn_over(t) else may_show(t, card)


@rule
def may_pick(t, place):
    """O11: any card of the pool, in the final round."""
    if t.hand != NOTHING:
        return O3
    if t.phase == MARKET or place > t.discard.n:
        return O11
    return may_use(t, t.discard.card[place - 1])


@rule
def pick(t, place):
    """O11: the card leaves the pool."""
    t.hand = pull(t.discard, place - 1)
    tell(t, EVERYONE, TAKEN, t.turn, THE_POOL, place, t.cards[t.hand].colour, t.cards[t.hand].face)


@rule
def offer_market(t, offer):
    """O3, O8: both ends of every row, or in a bonus turn all of it; a card that can be turned over may be any."""
    may_be_any = can_turn_over(t)
    for row in range(1, ROWS + 1):
        first = FIRST_PLACE if t.is_bonus else LEFT
        last = first + t.row[row - 1].n if t.is_bonus else FIRST_PLACE
        for place in range(first, last):
            if may_be_any or may_show(t, card_at(t.row[row - 1], place)) == ALLOWED:
                push(offer, TO_TAKE[row, place])


@rule
def offer_pool(t, offer):
    """O11: every card of the pool that can be placed."""
    may_be_any = can_turn_over(t)
    for place in range(1, t.discard.n + 1):
        if may_be_any or may_show(t, t.discard.card[place - 1]) == ALLOWED:
            push(offer, TO_PICK[place])


@rule
def can_move(t):
    """O10, O11: can any card within reach be placed?"""
    if t.phase != MARKET:
        return t.discard.n > 0 and (can_turn_over(t) or can_show_any(t, t.discard, True))
    if can_turn_over(t):
        return True
    for row in range(ROWS):
        if can_show_any(t, t.row[row], t.is_bonus):
            return True
    return False


@rule
def can_show_any(t, cards, inner):
    """O10: can any of these cards, or of the two at the ends, be placed face up?"""
    for i in range(cards.n):
        if (inner or i == 0 or i == cards.n - 1) and may_show(t, cards.card[i]) == ALLOWED:
            return True
    return False
