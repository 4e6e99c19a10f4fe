"""Bots at the tables of a batch, compiled once per title: `load_kernel` sets the title's rules as globals.

Each works on the tables from `first` up to `last`; `offers` and `spares` are the worker's own room for a list of moves
and for imagined tables. `bots` says which bot has each seat of each table, `choices` holds the bots' random numbers.
"""

from typing import Any

import numpy as np

from herotable.bots.greedy import LOOKS
from herotable.engine.dice import below, swap_keys
from herotable.engine.piles import empty
from herotable.engine.rule import rule
from herotable.engine.seats import first as first_seat

legal: Any  # the title's rules
play: Any
imagine: Any
prefer: Any  # its playout policy
appeal: Any  # how good a table looks to a seat

NO_BOT, RANDOM, PLAYOUT, GREEDY = 0, 1, 2, 3


@rule
def random_bots(first, last, tables, offers, choices, bots, steps):
    """Make random moves wherever a bot is to move, until none is."""
    for i in range(first, last):
        t = tables[i]
        while is_bots_turn(t, bots, i):
            seat = offer_moves(t, offers[0])
            swap_keys(t, choices, i)
            move = random_move(t, offers[0])
            swap_keys(t, choices, i)
            play(t, seat, move)
            steps[i] += 1


@rule
def all_bots(first, last, tables, offers, spares, choices, bots, steps):
    """Make the bots' moves, each by its own policy, until no bot is to move."""
    for i in range(first, last):
        t = tables[i]
        while is_bots_turn(t, bots, i):
            seat = offer_moves(t, offers[0])
            swap_keys(t, choices, i)
            move = chosen(t, seat, bots[i, seat], offers[0], spares)
            swap_keys(t, choices, i)
            play(t, seat, move)
            steps[i] += 1


@rule
def is_bots_turn(t, bots, i):
    """Has a bot the first of the seats that owe a decision?"""
    return t.waiting != 0 and bots[i, first_seat(t.waiting)] != NO_BOT


@rule
def offer_moves(t, offer):
    """List the legal moves of the seat to move; return the seat."""
    seat = first_seat(t.waiting)
    empty(offer)
    legal(t, seat, offer)
    return seat


@rule
def random_move(t, offer):
    """One of the moves on offer, each as likely as the others."""
    return np.int64(offer.card[below(t, offer.n)])


@rule
def chosen(t, seat, bot, offer, spares):
    """A bot's move."""
    if bot == GREEDY and offer.n > 1:
        return greedy_move(t, seat, offer, spares)
    if bot == PLAYOUT:
        return np.int64(prefer(t, seat, offer))
    return random_move(t, offer)


@rule
def greedy_move(t, seat, offer, spares):
    """The move after which some imagined tables look best to the seat; of equals any."""
    imagine_tables(t, seat, spares)
    best, found, equals = 0.0, np.int64(offer.card[0]), 0
    for i in range(offer.n):
        looks = 0.0
        for n in range(LOOKS):
            spares[LOOKS] = spares[n]
            play(spares[LOOKS], seat, offer.card[i])
            looks += appeal(spares[LOOKS], seat)
        if i == 0 or looks > best:
            best, equals = looks, 0
        if looks == best:
            equals += 1
            if below(t, equals) == 0:
                found = np.int64(offer.card[i])
    return found


@rule
def imagine_tables(t, seat, spares):
    """Deal anew what the seat cannot know, once for each look, with other random numbers each time."""
    for n in range(LOOKS):
        spares[n] = t
        imagine(spares[n], seat)
        for word in range(4):
            t.key[word] = spares[n].key[word]
