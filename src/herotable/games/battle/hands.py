"""Cards in and out of hands, and what every observer knows of them.

`t.known[observer, owner]` holds, for each kind of card, how many the observer knows to be in the owner's hand: a number
of four bits a kind. `t.either` is the same for the hand and the face-down card together. The last observer is everybody
else: the spectator.
"""

import numpy as np

from ...engine.piles import draw, put, take_out
from ...engine.rule import rule
from ...engine.seats import EVERYONE, only
from ...engine.tape import is_quiet, tell
from .table import *

UNIT = np.array([1 << 4 * kind for kind in range(KINDS)], np.int64)
ONE_EACH = sum(1 << 4 * kind for kind in range(KINDS))

# ---------------------------------------------------------------- knowledge


@rule
def observers(t):
    """B6.8: the seats and everybody else, unless nobody listens."""
    return 0 if is_quiet(t) else t.seats + 1


@rule
def of_kind(known, card):
    """B6.8: how many of a kind are known."""
    return (known // UNIT[card]) & 15


@rule
def without(known, card):
    """B6.8: a card of this kind is gone, seen by the observer."""
    return known - UNIT[card] if of_kind(known, card) > 0 else known


@rule
def without_any(known):
    """B6.8: an unseen card is gone: of every kind there may be one less."""
    some = known | (known >> 1)
    some |= some >> 2
    return known - (some & ONE_EACH)


@rule
def at_least(one, other):
    """B6.8: two pieces of knowledge together."""
    best = 0
    for card in range(KINDS):
        best += max(of_kind(one, card), of_kind(other, card)) * UNIT[card]
    return best


@rule
def whole_hand(t, seat):
    """B6.8: what somebody knows who sees the hand."""
    known = 0
    for card in range(KINDS):
        known += t.hand[seat].count[card] * UNIT[card]
    return known


@rule
def see_gone(t, seat, card):
    """B6.8: all see a card leave a hand."""
    for observer in range(observers(t)):
        t.known[observer, seat] = without(t.known[observer, seat], card)
        t.either[observer, seat] = without(t.either[observer, seat], card)


@rule
def see_come(t, observer, seat, card):
    """B6.8: an observer sees a card come into a hand."""
    t.known[observer, seat] += UNIT[card]
    t.either[observer, seat] += UNIT[card]


@rule
def all_see_come(t, seat, card):
    """B6.8: all see a card come into a hand."""
    for observer in range(observers(t)):
        see_come(t, observer, seat, card)


@rule
def see_hand(t, observer, seat):
    """B6.8: an observer sees a whole hand."""
    t.known[observer, seat] = whole_hand(t, seat)
    t.either[observer, seat] = at_least(t.either[observer, seat], t.known[observer, seat])


@rule
def lose_sight(t, seat, card, taker):
    """B6.8: a card goes from hand to hand, and only these two see which."""
    for observer in range(observers(t)):
        if observer == taker:
            t.known[observer, seat] = without(t.known[observer, seat], card)
            t.either[observer, seat] = without(t.either[observer, seat], card)
        else:
            t.known[observer, seat] = without_any(t.known[observer, seat])
            t.either[observer, seat] = without_any(t.either[observer, seat])
    if not is_quiet(t):
        see_come(t, seat, taker, card)


# ---------------------------------------------------------------- cards


@rule
def tell_cards(t, to, kind, seat, other, counts):
    """B6.8: an event with cards, behind one seat or two."""
    if tell(t, to, kind, seat, other):
        event = t.tape.event[t.tape.n - 1]
        at = 0 if seat == NONE else 1 if other == NONE else 2
        for card in range(KINDS):
            event.values[at + card] = counts[card]


@rule
def refill(t):
    """B2.3: when a card is needed and the deck is empty, the discard becomes the deck."""
    if t.deck.n == 0:
        for card in range(KINDS):
            t.deck.count[card] = t.discard.count[card]
            t.discard.count[card] = 0
        t.deck.n = t.discard.n
        t.discard.n = 0


@rule
def draw_cards(t, seat, cards):
    """B2.3, B9: draw, as far as there are cards, unless no cards come into hands."""
    if t.frozen or cards == 0:
        return
    is_told = tell(t, only(seat), DRAWN, seat)
    for _ in range(cards):
        refill(t)
        if t.deck.n > 0:
            card = draw(t, t.deck)
            put(t.hand[seat], card)
            if is_told:
                note_drawn(t, card)


@rule
def note_drawn(t, card):
    """B2.3: the last event counts the card."""
    event = t.tape.event[t.tape.n - 1]
    event.values[1 + card] += 1
    event.values[1 + KINDS] += 1


@rule
def discard(t, seat, card):
    """B6.8: a card goes from hand to the discard, seen by all."""
    take_out(t.hand[seat], card)
    put(t.discard, card)
    see_gone(t, seat, card)
    tell(t, EVERYONE, DISCARDED, seat, card)


@rule
def discard_random(t, seat):
    """B6.4: discard a random card; with an empty hand nothing."""
    if t.hand[seat].n > 0:
        card = draw(t, t.hand[seat])
        put(t.hand[seat], card)
        discard(t, seat, card)


@rule
def show_hand(t, seat):
    """B6.3: show the hand to all; an empty hand shows nothing."""
    if t.hand[seat].n > 0:
        for observer in range(observers(t)):
            see_hand(t, observer, seat)
        tell_cards(t, EVERYONE, SHOWN, seat, NONE, t.hand[seat].count)


@rule
def pass_card(t, owner, card, taker):
    """B6.8: a card goes from one hand to another; only these two know which."""
    take_out(t.hand[owner], card)
    put(t.hand[taker], card)
    lose_sight(t, owner, card, taker)
    tell(t, only(owner) | only(taker), STOLEN, taker, owner, card)


@rule
def lay_down(t, seat):
    """B3.1: the chosen card goes face down to the right of the sequence."""
    t.laid[seat] = t.choice[seat]
    t.choice[seat] = 0
    take_out(t.hand[seat], t.laid[seat] - 1)
    for observer in range(observers(t)):
        t.either[observer, seat] = t.known[observer, seat]
        t.known[observer, seat] = without_any(t.known[observer, seat])


@rule
def turn_up(t, seat):
    """B3.2: the face-down card is seen, and what it was not is in the hand."""
    card = t.laid[seat] - 1
    t.laid[seat] = 0
    for observer in range(observers(t)):
        rest = without(t.either[observer, seat], card)
        t.known[observer, seat] = at_least(t.known[observer, seat], rest)
        t.either[observer, seat] = t.known[observer, seat]
    return card


@rule
def clear_sequence(t, seat):
    """B5.2, B7.4: the sequence goes to the discard, this stage's card included, seen by all."""
    if t.laid[seat] > 0:
        card = turn_up(t, seat)
        put(t.discard, card)
        tell(t, EVERYONE, DISCARDED, seat, card)
    for stage in range(STAGES):
        if t.sequence[seat, stage] > 0:
            put(t.discard, t.sequence[seat, stage] - 1)
            t.sequence[seat, stage] = 0
    t.turned[seat] = 0


@rule
def holds(t, seat, card):
    """B3.1: is such a card in the hand?"""
    return t.hand[seat].count[card] > 0
