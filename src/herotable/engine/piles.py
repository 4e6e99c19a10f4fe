"""Piles, which have an order, and bags, which have none until a card is drawn."""

import numpy as np

from .dice import below
from .rule import rule


def Pile(size: int) -> np.dtype:
    """An ordered pile of at most `size` cards; the last one is the top. Free places hold 0."""
    return np.dtype([("n", np.int16), ("card", np.int16, size)])


def Bag(kinds: int) -> np.dtype:
    """How many cards of each kind there are: a deck, whose order nobody can know."""
    return np.dtype([("n", np.int16), ("count", np.int16, kinds)])


@rule
def push(pile, card):
    """Put a card on top."""
    pile.card[pile.n] = card
    pile.n += 1


@rule
def pull(pile, i):
    """Take out the card at place i (0 = bottom or leftmost); the gap closes."""
    card = pile.card[i]
    pile.n -= 1
    for j in range(i, pile.n):
        pile.card[j] = pile.card[j + 1]
    pile.card[pile.n] = 0
    return card


@rule
def empty(pile):
    """Remove all cards of a pile."""
    while pile.n > 0:
        pile.n -= 1
        pile.card[pile.n] = 0


@rule
def shuffle(t, pile):
    """Put a pile into random order."""
    for i in range(pile.n - 1, 0, -1):
        j = below(t, i + 1)
        pile.card[i], pile.card[j] = pile.card[j], pile.card[i]


@rule
def count(pile, card):
    """Count a card in the pile."""
    n = 0
    for i in range(pile.n):
        n += pile.card[i] == card
    return n


@rule
def lowest(pile):
    """The place of the lowest card; the first of equals."""
    place = 0
    for i in range(1, pile.n):
        if pile.card[i] < pile.card[place]:
            place = i
    return place


@rule
def total(pile, n):
    """The sum of the first n cards."""
    points = 0
    for i in range(n):
        points += pile.card[i]
    return points


@rule
def put(bag, kind):
    """Put a card of a kind into the bag."""
    bag.count[kind] += 1
    bag.n += 1


@rule
def take_out(bag, kind):
    """Take a known card out of the bag."""
    bag.count[kind] -= 1
    bag.n -= 1


@rule
def draw(t, bag):
    """Take a random card out of the bag; return its kind."""
    # Walks from the nearer end of the counts, which halves the steps on average.
    left, kind, onward = below(t, bag.n), 0, 1
    if 2 * left >= bag.n:
        left, kind, onward = bag.n - 1 - left, len(bag.count) - 1, -1
    while left >= bag.count[kind]:
        left -= bag.count[kind]
        kind += onward
    take_out(bag, kind)
    return kind
