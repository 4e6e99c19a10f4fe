"""The methods of a batch, compiled once per title: `load_kernel` sets the title's rules as globals.

Each works on the tables from `first` up to `last`: a range in each thread of the CPU, one in each thread of a GPU.
`offers` is the worker's own room for a list of moves.
"""

from typing import Any

from herotable.engine.dice import below, swap_keys
from herotable.engine.piles import empty
from herotable.engine.rule import rule
from herotable.engine.seats import first as first_seat
from herotable.engine.seats import has, how_many

start: Any
legal: Any
may: Any
play: Any
observe: Any
features: Any  # what a net is given

NOT_A_MOVE = -1  # the reason to refuse a number that is no move
WAIT = -1  # in place of a move: the table stays as it is
NOBODY = -1
MOVER = -2  # in place of a seat: the seat to move

# ---------------------------------------------------------------- playing


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
def reason_against(t, move, moves):
    """Why the seat to move may not make a move; 0 if it may, if it waits, and after the game."""
    if t.waiting == 0 or move == WAIT:
        return 0
    if move < 0 or move >= moves:
        return NOT_A_MOVE
    return may(t, first_seat(t.waiting), move)


@rule
def first_refused(first, last, tables, offers, moves):
    """The first table whose move is not allowed, or -1."""
    for i in range(first, last):
        if reason_against(tables[i], moves[i], len(offers[0].card)) != 0:
            return i
    return -1


@rule
def step(first, last, tables, offers, moves, steps):  # noqa: ARG001
    """Make the moves, which are known to be allowed, except at tables that wait or whose game is over."""
    for i in range(first, last):
        t = tables[i]
        if t.waiting and moves[i] != WAIT:
            play(t, first_seat(t.waiting), moves[i])
            steps[i] += 1


@rule
def step_allowed(first, last, tables, offers, moves, steps, refused):
    """Make the moves that are allowed; elsewhere write the reason and the move, unless older ones stand there."""
    for i in range(first, last):
        t = tables[i]
        reason = reason_against(t, moves[i], len(offers[0].card))
        if reason != 0:
            if refused[i, 0] == 0:
                refused[i, 0] = reason
                refused[i, 1] = moves[i]
        elif t.waiting and moves[i] != WAIT:
            play(t, first_seat(t.waiting), moves[i])
            steps[i] += 1


# ---------------------------------------------------------------- choosing


@rule
def sample(first, last, tables, offers, choices, which, moves):
    """Write a random legal move for the tables in `which`, by the random numbers in `choices`; elsewhere WAIT."""
    for i in range(first, last):
        t = tables[i]
        moves[i] = WAIT
        if which[i] and t.waiting:
            empty(offers[0])
            legal(t, first_seat(t.waiting), offers[0])
            swap_keys(t, choices, i)
            moves[i] = offers[0].card[below(t, offers[0].n)]
            swap_keys(t, choices, i)


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
def list_legal(first, last, tables, offers, moves, counts):
    """Write the moves that the seat to move may make, as many as there is room for, and how many there are."""
    for i in range(first, last):
        t = tables[i]
        empty(offers[0])
        if t.waiting:
            legal(t, first_seat(t.waiting), offers[0])
        counts[i] = offers[0].n
        for n in range(moves.shape[1]):
            moves[i, n] = offers[0].card[n] if n < offers[0].n else WAIT


# ---------------------------------------------------------------- looking


@rule
def seat_to_move(t):
    """The first of the seats that owe a decision, or nobody."""
    return first_seat(t.waiting) if t.waiting else NOBODY


@rule
def note_waiting(first, last, tables, offers, waiting):  # noqa: ARG001
    """Write the seat to move."""
    for i in range(first, last):
        waiting[i] = seat_to_move(tables[i])


@rule
def note_over(first, last, tables, offers, over):  # noqa: ARG001
    """Write whether the game is over."""
    for i in range(first, last):
        over[i] = tables[i].waiting == 0


@rule
def observe_by(first, last, tables, offers, seats, rows):  # noqa: ARG001
    """Write what a seat of each table may know; zeros where there is no such seat."""
    for i in range(first, last):
        seat = observer(tables[i], seats[i], rows, i)
        if 0 <= seat < tables[i].seats:
            observe(tables[i], seat, rows[i])


@rule
def features_by(first, last, tables, offers, seats, rows):  # noqa: ARG001
    """Write what a net is given for a seat of each table; zeros where there is no such seat."""
    for i in range(first, last):
        seat = observer(tables[i], seats[i], rows, i)
        if 0 <= seat < tables[i].seats:
            features(tables[i], seat, rows[i])


@rule
def observer(t, seat, rows, i):
    """The seat whose row is to be written; the row is cleared for it."""
    for place in range(rows.shape[1]):
        rows[i, place] = 0
    return seat_to_move(t) if seat == MOVER else seat


@rule
def note_rewards(first, last, tables, offers, rewards):  # noqa: ARG001
    """Write each winner's share of the win; 0 for every seat until the game is over."""
    for i in range(first, last):
        t = tables[i]
        for seat in range(t.seats):
            rewards[i, seat] = 1.0 / how_many(t.winners) if t.waiting == 0 and has(t.winners, seat) else 0.0
