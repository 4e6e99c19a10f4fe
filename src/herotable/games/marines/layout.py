"""The table of Space Marine Heroes as a seat sees it, laid out again: what the rules need to try a move on it."""

from ...engine.fields import Numbers, Seats
from ...engine.piles import push
from ...engine.rule import rule
from ...engine.seats import only
from ...engine.seeing import show_numbers
from ...engine.tape import QUIET
from ...engine.views import Count, Flag, Several, Struct
from .table import *
from .view import MarinesTable


class MarinesOptions(Struct):
    """M2, M5, M16, M19: what was agreed before the game."""

    rows = Numbers(ROWS[0], ROWS[-1])
    series = Numbers(1, BATTLES)
    friendly_fire = Flag()
    turn_limit = Count()


class MarinesSeen(Struct):
    """M1: what a seat sees of a match; a view of the match has all of it under the same names."""

    seat = Seats(SEATS[-1])
    waiting = Several(SEATS[-1], Seats(SEATS[-1]))
    options = MarinesOptions
    table = MarinesTable


@rule
def lay_out(t, asked):
    """M1, M2, M7: everything on the table that this seat sees."""
    t.quiet = QUIET
    for i in range(asked.waiting.n):
        t.waiting |= only(asked.waiting.each[i])
    lay_options(t, asked.options)
    lay_turn(t, asked.table)
    lay_dice(t, asked.table)
    lay_gear(t, asked.table.heroes)
    for seat in range(t.seats):
        t.turns[seat] = asked.table.turns.each[seat]
        lay_reserve(t.reserve[seat], asked.table.reserve.each[seat].heroes)
        lay_columns(t, seat, asked.table.field.each[seat])


@rule
def lay_options(t, options):
    """M2, M5, M16, M19: the options of the match."""
    t.option.rows = options.rows
    t.option.series = options.series
    t.option.friendly_fire = options.friendly_fire
    t.option.turn_limit = options.turn_limit


@rule
def lay_turn(t, seen):
    """M2, M5: the part of the game, and whose turn it is."""
    t.seats = seen.field.n
    t.phase = seen.phase
    t.battle = seen.battle - 1
    t.turn = seen.turn.value
    t.beginner = seen.beginner.value


@rule
def lay_dice(t, seen):
    """M7, M11, M17: the dice, the combinations set aside, and who is asked for a move."""
    t.rolls = seen.rolls
    t.dice = seen.dice
    t.secured = seen.secured
    show_numbers(t.rolled, seen.rolled)
    show_numbers(t.lying, seen.lying)
    show_numbers(t.aside, seen.aside)
    if seen.moving.present:
        t.asked = seen.asked.value - 1
        lay_movers(t, seen.moving.value)


@rule
def lay_movers(t, moving):
    """M17: the combination that pays, and who makes the move of each column."""
    t.action = moving.pays
    for column in range(COLUMNS):
        mover = moving.movers.each[column]
        t.mover[column] = mover.value - 1 if mover.present else NOBODY_HERE


@rule
def lay_gear(t, heroes):
    """M16, M17: the gear of every hero of the pack."""
    for hero in range(len(HEROES)):
        for i in range(heroes[hero].value.n):
            t.gear[hero, i] = heroes[hero].value.each[i]


@rule
def lay_reserve(pile, heroes):
    """M1: heroes picked and not yet placed, as far as they are seen."""
    for i in range(heroes.value.n):
        push(pile, heroes.value.each[i])


@rule
def lay_columns(t, seat, columns):
    """M2: the hero of each column, and how far it has advanced."""
    for column in range(COLUMNS):
        space = columns.each[column]
        t.hero[seat, column] = space.value.hero if space.present else NOBODY_HERE
        t.advanced[seat, column] = space.value.advanced
