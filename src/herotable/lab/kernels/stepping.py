"""The methods of a batch, compiled once per title: `load_kernel` sets the title's rules as globals.

Each works on the tables from `first` up to `last`: a range in each thread of the CPU, one in each thread of a GPU.
`offers` is the worker's own room for a list of moves.
"""

from typing import Any

from herotable.engine.piles import empty
from herotable.engine.rule import rule
from herotable.engine.seats import first as first_seat
from herotable.engine.seats import has, how_many

start: Any
legal: Any
may: Any
play: Any
observe: Any

NOT_A_MOVE = -1  # the reason to refuse a number that is no move
WAIT = -1  # in place of a move: the table stays as it is
NOBODY = -1


@rule
def seed(first, last, tables, offers, keys, steps):  # noqa: ARG001
    """Give every table a key of its own, and count its moves from 0."""
    for i in range(first, last):
        steps[i] = 0
        for word in range(4):
            tables[i].key[word] = keys[i, word]


@rule
def restart(first, last, tables, offers, blank, which):  # noqa: ARG001
    """Set up the tables in `which` anew; their random numbers continue."""
    for i in range(first, last):
        if which[i]:
            a, b, c, d = tables[i].key[0], tables[i].key[1], tables[i].key[2], tables[i].key[3]
            tables[i] = blank[0]
            t = tables[i]
            t.key[0] = a
            t.key[1] = b
            t.key[2] = c
            t.key[3] = d
            start(t)


@rule
def note_waiting(first, last, tables, offers, waiting):  # noqa: ARG001
    """Write the seat to move: the first of those that owe a decision."""
    for i in range(first, last):
        waiting[i] = first_seat(tables[i].waiting) if tables[i].waiting else NOBODY


@rule
def mark_legal(first, last, tables, offers, mask):
    """Mark the moves that the seat to move may make."""
    for i in range(first, last):
        t = tables[i]
        for move in range(mask.shape[1]):
            mask[i, move] = False
        if t.waiting:
            empty(offers[0])
            legal(t, first_seat(t.waiting), offers[0])
            for n in range(offers[0].n):
                mask[i, offers[0].card[n]] = True


@rule
def observe_by(first, last, tables, offers, seats, rows):  # noqa: ARG001
    """Write what a seat of each table may know; zeros where there is no observer."""
    for i in range(first, last):
        for place in range(rows.shape[1]):
            rows[i, place] = 0
        if seats[i] != NOBODY:
            observe(tables[i], seats[i], rows[i])


@rule
def refuse(first, last, tables, offers, moves, reasons):
    """Write why the seat to move may not make its move; 0 where it may, where it waits, and where the game is over."""
    for i in range(first, last):
        t = tables[i]
        reasons[i] = 0
        if t.waiting and moves[i] != WAIT:
            is_move = 0 <= moves[i] < len(offers[0].card)
            reasons[i] = may(t, first_seat(t.waiting), moves[i]) if is_move else NOT_A_MOVE


@rule
def step(first, last, tables, offers, moves, steps):  # noqa: ARG001
    """Make the moves, except at tables that wait or whose game is over."""
    for i in range(first, last):
        t = tables[i]
        if t.waiting and moves[i] != WAIT:
            play(t, first_seat(t.waiting), moves[i])
            steps[i] += 1


@rule
def note_rewards(first, last, tables, offers, rewards):  # noqa: ARG001
    """Write each winner's share of the win; 0 for every seat until the game is over."""
    for i in range(first, last):
        t = tables[i]
        for seat in range(t.seats):
            rewards[i, seat] = 1.0 / how_many(t.winners) if t.waiting == 0 and has(t.winners, seat) else 0.0
