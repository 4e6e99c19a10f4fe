"""Does a move reveal anything? Compiled once per title: `rules_from` sets the title's rules as globals of this file.

A move reveals nothing to an observer if it looks the same on every table that they can imagine. What they see of it are
the events that tell them of it, and the table after it.
"""

from typing import Any

from herotable.engine.dice import bits
from herotable.engine.piles import empty
from herotable.engine.rule import rule
from herotable.engine.seats import EVERYONE, has
from herotable.engine.tape import wipe_tape

legal: Any
may: Any
play: Any
see: Any
imagine: Any

BEFORE, AFTER, IMAGINED, TRIED = range(4)  # tables: without the move and with it; imagined without it and with one
SEEN, SEEN_OF_TRIED, NOTHING_SEEN = range(3)  # looks
REVEALED = -1  # instead of a number of tries


@rule
def tries_left(tables, looks, offers, secrets, seat, number, worlds, tries):
    """Imagine so many tables for each observer; how many tries are left, or REVEALED, also if they are used up.

    The table before the move has the random key of all that is imagined; the table after it still has its tape.
    """
    for observer in range(-1, tables[BEFORE].seats):
        looks[SEEN] = looks[NOTHING_SEEN]
        see(tables[AFTER], observer, looks[SEEN].seen)
        for _ in range(worlds):
            imagine_another(tables, observer)
            tries = try_moves(tables, looks, offers, secrets, observer, seat, number, tries)
            if tries == REVEALED:
                return REVEALED
    return tries


@rule
def imagine_another(tables, observer):
    """Deal anew all that the observer cannot know, with other dice to come."""
    tables[IMAGINED] = tables[BEFORE]
    t = tables[IMAGINED]
    for word in range(4):
        t.key[word] = bits(tables[BEFORE])
    imagine(t, observer)


@rule
def try_moves(tables, looks, offers, secrets, observer, seat, number, tries):
    """Could the seat make a move on the imagined table that looks the same? How many tries are left, or REVEALED."""
    if tries == 0:
        return REVEALED
    if looks_same(tables, looks, secrets, observer, seat, number):  # it mostly does: so the others need no try
        return tries - 1
    if observer == seat:  # who makes the move knows which one it is; to the others it may be any
        return REVEALED
    empty(offers[0])
    legal(tables[IMAGINED], seat, offers[0])
    for i in range(min(offers[0].n, tries - 1)):
        if looks_same(tables, looks, secrets, observer, seat, offers[0].card[i]):
            return tries - 2 - i
    return REVEALED


@rule
def looks_same(tables, looks, secrets, observer, seat, number):
    """Is this move possible on the imagined table, and does it look like the one that was made?"""
    if may(tables[IMAGINED], seat, number) != 0:
        return False
    tables[TRIED] = tables[IMAGINED]
    t = tables[TRIED]
    wipe_tape(t)
    play(t, seat, number)
    if not sounds_same(tables[AFTER].tape, t.tape, observer, secrets):
        return False
    looks[SEEN_OF_TRIED] = looks[NOTHING_SEEN]
    see(t, observer, looks[SEEN_OF_TRIED].seen)
    one, other = looks[SEEN], looks[SEEN_OF_TRIED]
    for i in range(len(one.word)):
        if one.word[i] != other.word[i]:
            return False
    return True


@rule
def sounds_same(one, other, observer, secrets):
    """Do two tapes tell the observer the same? `secrets` has the secret values of each kind of event."""
    if one.n != other.n:
        return False
    for i in range(one.n):
        if not is_same_event(one.event[i], other.event[i], observer, secrets):
            return False
    return True


@rule
def is_same_event(one, other, observer, secrets):
    """Do two events tell the observer the same?"""
    if one.kind != other.kind:
        return False
    is_whole = is_told_all(one.to, observer)
    for i in range(len(one.values)):
        if secrets[one.kind, i] == 0:
            if one.values[i] != other.values[i]:
                return False
        elif is_told_all(other.to, observer) != is_whole or (is_whole and one.values[i] != other.values[i]):
            return False
    return True


@rule
def is_told_all(to, observer):
    """Does an observer (-1: a spectator) see all of an event told to these seats?"""
    return to == EVERYONE if observer < 0 else has(to, observer)
