"""Games counted into a book, compiled once per title: `load_kernel` sets the title's rules as globals."""

from typing import Any

from herotable.engine.dice import below
from herotable.engine.marks import LEADS, LENGTHS, share
from herotable.engine.piles import empty
from herotable.engine.rule import rule
from herotable.engine.seats import first

start: Any  # the title's rules
legal: Any
play: Any
appeal: Any  # how good a table looks to a seat
note: Any  # the title's marks, called after every step
finish: Any  # and at the end of a game


@rule
def random_games(blank, keys, tables, offers, index, width, clean, slips, books):
    """Play a random game for each key, and count it."""
    t, slip = tables[0], slips[0]
    for i in range(len(keys)):
        tables[0] = blank[0]
        slips[0] = clean[0]
        t.key[:] = keys[i]
        start(t)
        while t.waiting:
            seat, before = first(t.waiting), t.waiting
            empty(offers[0])
            legal(t, seat, offers[0])
            move = offers[0].card[below(t, offers[0].n)]
            play(t, seat, move)
            count_step(t, seat, move, before, index, slip, books[0])
        count_game(t, width, slip, books[0])


@rule
def count_step(t, seat, move, before, index, slip, book):
    """Count a move; `before` is the set of seats that were waiting when it was made."""
    slip.steps += 1
    slip.uses[seat, index[move, 0]] += 1
    if index[move, 1] >= 0:
        slip.uses[seat, index[move, 1]] += 1
    if t.waiting != before:
        update_leader(t, slip)
    note(t, seat, move, slip, book)


@rule
def update_leader(t, slip):
    """A seat that looks better than all others leads; while the best are equal, the lead stays where it was."""
    best, leader, equals = appeal(t, 0), 0, 1
    for seat in range(1, t.seats):
        looks = appeal(t, seat)
        if looks > best:
            best, leader, equals = looks, seat, 1
        elif looks == best:
            equals += 1
    if equals == 1 and leader + 1 != slip.leader:
        slip.leads += slip.leader > 0
        slip.leader = leader + 1


@rule
def count_game(t, width, slip, book):
    """Count a finished game: its length, its lead changes, its winners, its moves, and the title's marks."""
    book.games += 1
    book.steps += slip.steps
    book.steps_squared += slip.steps * slip.steps
    book.lengths[min(slip.steps // width, LENGTHS - 1)] += 1
    book.leads[min(slip.leads, LEADS - 1)] += 1
    for seat in range(t.seats):
        book.wins[seat] += share(t.winners, seat)
        book.points[seat] += t.score[seat]
        book.points_squared[seat] += int(t.score[seat]) * int(t.score[seat])
    for use in range(len(book.used)):
        count_use(t, use, slip, book)
    finish(t, slip, book)


@rule
def count_use(t, use, slip, book):
    """Split the seats into those that made a move more often than the average, and the rest; not if all are equal."""
    total, differ = 0, 0
    for seat in range(t.seats):
        total += slip.uses[seat, use]
        differ += slip.uses[seat, use] != slip.uses[0, use]
    book.used[use] += total
    if differ == 0:
        return
    for seat in range(t.seats):
        won = share(t.winners, seat)
        if slip.uses[seat, use] * t.seats > total:
            book.more[use] += 1
            book.more_won[use] += won
        else:
            book.rest[use] += 1
            book.rest_won[use] += won
