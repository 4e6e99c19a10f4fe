"""Random games to the end, compiled once per title: `load_kernel` sets the title's rules as globals."""

from typing import Any

from herotable.engine.dice import below
from herotable.engine.rule import rule
from herotable.engine.seats import first as first_seat

start: Any
legal: Any
play: Any


@rule
def random_step(t, offer):
    """Make a random legal move for the first seat that owes a decision."""
    seat = first_seat(t.waiting)
    offer.n = 0
    legal(t, seat, offer)
    play(t, seat, offer.card[below(t, offer.n)])


@rule
def random_game(t, offer):
    """Play random legal moves until the game is over; return how many there were."""
    steps = 0
    while t.waiting:
        random_step(t, offer)
        steps += 1
    return steps


@rule
def copies(tables, times):
    """Copy one table over the others, to measure how fast that is."""
    for i in range(times):
        tables[1 + i % (len(tables) - 1)] = tables[0]


@rule
def random_games(first, last, tables, offers, blank, keys, steps):
    """Play a game on the tables from `first` to before `last`, each from the blank table and with its own key."""
    for i in range(first, last):
        tables[i] = blank[0]
        for word in range(4):
            tables[i].key[word] = keys[i, word]
        start(tables[i])
        steps[i] = random_game(tables[i], offers[0])
