"""One move on one table, compiled once per title: `rules_from` sets the title's rules as globals of this file.

`tables` is an array of one table, because a call from Python with an array is ten times faster than with a record. So
are `logs`: a log takes the moves and events, to be read when somebody asks for them.
"""

from typing import Any

from herotable.engine.log import NO_ROOM, log_events, log_move
from herotable.engine.piles import empty
from herotable.engine.rule import rule, rule_with_gil
from herotable.engine.tape import wipe_tape

start: Any
legal: Any
may: Any
play: Any
see: Any


@rule_with_gil
def set_up(tables, logs):
    """Set up the table with the key of the log, and log the events."""
    begin(tables, logs[0].key)
    log_events(tables[0], logs[0])


@rule_with_gil
def make(tables, logs, seat, number):
    """Make a move with the key of the log and log it; 0, the paragraph that forbids the move, or NO_ROOM."""
    t, log = tables[0], logs[0]
    if log.moves == len(log.move) or log.events + len(t.tape.event) > len(log.event):
        return NO_ROOM
    forbidden = move(tables, log.key, seat, number)
    if forbidden == 0:
        log_move(log, seat, number)
        log_events(t, log)
    return forbidden


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


@rule_with_gil
def look_again(tables, seat, glances, before, owners):
    """What a seat may see and do, in a glance of zeros, and marks at the parts that differ from the glance before."""
    now, old = glances[0], before[0]
    see(tables[0], seat, now.seen)
    if seat >= 0:
        legal(tables[0], seat, now.offer)
    for i in range(len(now.word)):  # four cells at once, as most are equal
        if now.word[i] != old.word[i]:
            for cell in range(4 * i, 4 * i + 4):
                if now.cell[cell] != old.cell[cell]:
                    mark_part(now, owners, owners[cell])
    return now.mark[0]


@rule
def mark_part(glance, owners, part):
    """Mark a part as changed, and all parts around it; behind the owners of cells stand those of parts."""
    while part >= 0 and glance.mark[part] == 0:
        glance.mark[part] = 1
        part = owners[len(glance.cell) + part]


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
