"""One move on one table, compiled once per title: `rules_from` sets the title's rules as globals of this file.

`tables` is an array of one table, because a call from Python with an array is ten times faster than with a record.
"""

from typing import Any

from herotable.engine.piles import empty
from herotable.engine.rule import rule, rule_with_gil
from herotable.engine.tape import wipe_tape

start: Any
legal: Any
may: Any
play: Any
see: Any


@rule_with_gil
def begin(tables, key):
    """Set up the table with a random key, and wipe the key."""
    t = tables[0]
    wipe_tape(t)
    put_key(tables, key)
    start(t)
    wipe_key(tables)


@rule_with_gil
def move(tables, key, seat, number):
    """Make a move with a random key, and wipe the key; return 0, or the paragraph that forbids the move."""
    t = tables[0]
    forbidden = may(t, seat, number)
    if forbidden == 0:
        wipe_tape(t)
        put_key(tables, key)
        play(t, seat, number)
        wipe_key(tables)
    return forbidden


@rule_with_gil
def why_not(tables, seat, number):
    """0, or the paragraph that forbids a move."""
    return may(tables[0], seat, number)


@rule_with_gil
def offer(tables, seat, offers):
    """Write the legal moves of a seat into an empty offer; return how many there are."""
    empty(offers[0])
    legal(tables[0], seat, offers[0])
    return offers[0].n


@rule_with_gil
def look(tables, seat, seens):
    """What a seat (-1: a spectator) may see, in a record of zeros."""
    see(tables[0], seat, seens[0])


@rule
def put_key(tables, key):
    """Give the table the random key of this move."""
    for i in range(len(key)):
        tables[0].key[i] = key[i]


@rule
def wipe_key(tables):
    """Clear the key, so that no copy of the table tells the next dice."""
    for i in range(len(tables[0].key)):
        tables[0].key[i] = 0
