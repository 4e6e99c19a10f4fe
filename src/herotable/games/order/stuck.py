"""Being stuck in Full Order: no card within reach can be placed."""

from ...engine.piles import pull, push
from ...engine.rule import rule
from ...engine.seats import EVERYONE
from ...engine.tape import tell
from .market import can_move, may_reach, place_in
from .shelves import lay_at, lift_from
from .table import *


@rule
def is_stuck(t):
    """O10: nothing within reach can be placed, before the final round."""
    return t.phase == MARKET and t.hand == NOTHING and not can_move(t)


@rule
def may_remove(t, end, colour):
    """O10: a stuck player removes an end card that is in the way, or any if no single one is."""
    if not is_stuck(t) or not is_at_end(t.shelf[t.turn, colour], end):
        return O10
    if makes_room(t, t.shelf[t.turn, colour], end) or not has_way_out(t):
        return ALLOWED
    return O10


@rule
def remove(t, end, colour):
    """O10: an end card goes back to the box; the turn is still to be taken."""
    card = lift_from(t, t.shelf[t.turn, colour], end)
    t.gone[abs(card)] = IN_BOX
    tell(t, EVERYONE, BOXED, t.turn, colour, 1, WAS_STUCK)


@rule
def is_at_end(shelf, end):
    """O10: does a card lie at this end? A lone card lies at its own side, or at the left."""
    if shelf.n == 1:
        return end == (RIGHT if shelf.closed[RIGHT] else LEFT)
    return shelf.n > 1


@rule
def makes_room(t, shelf, end):
    """O10: would something be possible without this end card? It is lifted for a look and put back."""
    card = lift_from(t, shelf, end)
    possible = can_move(t)
    lay_at(t, shelf, end, card)
    return possible


@rule
def has_way_out(t):
    """O10: is there a single end card whose removal makes a placement possible?"""
    for colour in range(len(COLOURS)):
        shelf = t.shelf[t.turn, colour]
        for end in range(len(ENDS)):
            if is_at_end(shelf, end) and makes_room(t, shelf, end):
                return True
    return False


@rule
def has_shelf(t):
    """O10: does any card lie before the player?"""
    return t.shelf[t.turn, VIOLET].n + t.shelf[t.turn, ORANGE].n + t.shelf[t.turn, BLUE].n > 0


@rule
def may_discard(t, row, place):
    """O10: with nothing left to remove, a stuck player discards a card within reach."""
    reason = may_reach(t, t.row[row - 1], place)
    if reason == ALLOWED and (has_shelf(t) or not is_stuck(t)):
        return O10
    return reason


@rule
def discard(t, row, place):
    """O10: the card goes to the discard and counts as taken."""
    cards = t.row[row - 1]
    push(t.discard, pull(cards, place_in(cards, place)))
    tell(t, EVERYONE, DISCARDED, row)


@rule
def offer_ways_out(t, offer):
    """O10: what a stuck player may remove, or else discard."""
    for end in range(len(ENDS)):
        for colour in range(len(COLOURS)):
            if may_remove(t, end, colour) == ALLOWED:
                push(offer, TO_REMOVE[end, colour])
    if offer.n > 0:
        return
    for row in range(1, ROWS + 1):
        for place in range(len(PLACES)):
            if may_discard(t, row, place) == ALLOWED:
                push(offer, TO_DISCARD[row, place])
