"""What a seat of Space Marine Heroes may see, and what it may imagine."""

from ...engine.dice import below
from ...engine.observing import mark, mark_seat, note, note_numbers, note_seats, seat_after
from ...engine.piles import count, empty, push
from ...engine.rule import rule
from ...engine.seeing import add, add_pile, one_more, show, show_numbers
from .combinations import COMBINATIONS
from .rules import score
from .table import *
from .view import VIEW as VIEW

MOST = SEATS[-1]
OBSERVED = {
    "seat": MOST,
    "turn": MOST,
    "phase": len(PHASES),
    "battle": 1,
    "beginner": MOST,
    "turns": MOST,
    "written": BATTLES * MOST,
    "rolls": 1,
    "dice": 1,
    "rolled": SIDES,
    "lying": SIDES,
    "secured": 1,
    "aside": len(COMBINATIONS),
    "asked": COLUMNS,
    "movers": COLUMNS,
    "picked": MOST,
    "reserve": MOST * len(HEROES),
    "heroes": MOST * COLUMNS * len(HEROES),
    "advanced": MOST * COLUMNS,
    "running": MOST,
}


@rule
def see(t, seat, seen):
    """M1: everything is open but the army another seat is picking; of that only its size."""
    seen.phase = t.phase
    seen.battle = t.battle + 1
    if t.phase > PICKING:
        show(seen.turn, t.turn)
        show(seen.beginner, t.beginner)
    see_dice(t, seen)
    see_written(t, seen.written)
    for hero in range(len(HEROES)):
        see_gear(t, hero, seen.heroes[hero])
    for owner in range(t.seats):
        add(seen.turns, t.turns[owner])
        see_reserve(t, owner, seat, seen.reserve.each[one_more(seen.reserve)])
        see_columns(t, owner, seen.field.each[one_more(seen.field)])
        add(seen.running, score(t, owner) if t.phase > PICKING else 0)


@rule
def see_dice(t, seen):
    """M7, M11, M17: the dice, the combinations set aside, and who is asked for a move."""
    seen.rolls = t.rolls
    seen.dice = t.dice
    show_numbers(seen.rolled, t.rolled)
    show_numbers(seen.lying, t.lying)
    seen.secured = t.secured
    show_numbers(seen.aside, t.aside)
    if t.phase == HANDING:
        show(seen.asked, t.asked + 1)
        seen.moving.present = 1
        see_movers(t, seen.moving.value)


@rule
def see_movers(t, moving):
    """M15, M17: the combination that pays, and by column who makes its hero's move."""
    moving.pays = t.action
    for column in range(COLUMNS):
        mover = moving.movers.each[one_more(moving.movers)]
        if t.mover[column] != NOBODY_HERE:
            show(mover, t.mover[column] + 1)


@rule
def see_written(t, written):
    """M5: the scores of the battles that are over."""
    for battle in range(t.battle + (t.waiting == 0)):
        scores = written.each[one_more(written)]
        for owner in range(t.seats):
            add(scores, t.written[battle, owner])


@rule
def see_gear(t, hero, gear):
    """M16, M17: the gear of a hero: a special rule alone, or a deed with its price and range."""
    for i in range(GEARS):
        if t.gear[hero, i] != NO_GEAR:
            gear.present = 1
            add(gear.value, t.gear[hero, i])


@rule
def see_reserve(t, owner, seat, reserve):
    """M1: the heroes picked and not yet placed; of another seat's secret picks only how many."""
    reserve.size_ = t.reserve[owner].n
    if t.phase > PICKING or owner == seat:
        reserve.heroes.present = 1
        add_pile(reserve.heroes.value, t.reserve[owner])


@rule
def see_columns(t, owner, columns):
    """M2: the hero of each column and how far it has advanced."""
    for column in range(COLUMNS):
        space = columns.each[one_more(columns)]
        if t.hero[owner, column] != NOBODY_HERE:
            space.present = 1
            space.value.hero = t.hero[owner, column]
            space.value.advanced = t.advanced[owner, column]


@rule
def imagine(t, seat):
    """M1: while armies are picked the others' picks could be any; nothing else is hidden."""
    if t.phase != PICKING:
        return
    for other in range(t.seats):
        if other != seat:
            picked = t.reserve[other].n
            empty(t.reserve[other])
            while t.reserve[other].n < picked:
                hero = below(t, len(HEROES))
                if t.gear[hero, 0] > 0 and count(t.reserve[other], hero) == 0:
                    push(t.reserve[other], hero)


# ---------------------------------------------------------------- observing


@rule
def observe(t, seat, out):
    """M1, M7: all that lies open, and of the armies that are being picked one's own."""
    at = mark(out, 0, MOST, seat)
    at = mark_seat(t, out, at, MOST, seat, t.turn if t.phase > PICKING else NOBODY_HERE)
    at = mark(out, at, len(PHASES), t.phase)
    at = note(out, at, t.battle)
    at = mark_seat(t, out, at, MOST, seat, t.beginner if t.phase > PICKING else NOBODY_HERE)
    at = note_seats(t, out, at, MOST, seat, t.turns)
    for battle in range(BATTLES):
        at = note_seats(t, out, at, MOST, seat, t.written[battle])
    at = observe_dice(t, out, at)
    observe_armies(t, seat, out, at)


@rule
def observe_dice(t, out, at):
    """M7, M11, M17: the dice, the combinations set aside, and who asks for whose move."""
    at = note(out, at, t.rolls)
    at = note(out, at, t.dice)
    at = note_numbers(out, at, t.rolled)
    at = note_numbers(out, at, t.lying)
    at = note(out, at, t.secured)
    at = note_numbers(out, at, t.aside)
    at = mark(out, at, COLUMNS, t.asked if t.phase == HANDING else NOBODY_HERE)
    for column in range(COLUMNS):
        at = note(out, at, t.mover[column] + 1 if t.phase == HANDING else 0)
    return at


@rule
def observe_armies(t, seat, out, at):
    """M1, M2, M4: picks, reserves, heroes by column as their own seat reads them, spaces advanced, scores."""
    reserve_at = at + MOST
    heroes_at = reserve_at + MOST * len(HEROES)
    advanced_at = heroes_at + MOST * COLUMNS * len(HEROES)
    running_at = advanced_at + MOST * COLUMNS
    for i in range(t.seats):
        owner = seat_after(t, seat, i)
        army = t.reserve[owner]
        out[at + i] = army.n
        if owner == seat or t.phase > PICKING:
            for n in range(army.n):
                out[reserve_at + i * len(HEROES) + army.card[n]] = 1
        for column in range(COLUMNS):
            place = i * COLUMNS + column
            mark(out, heroes_at + place * len(HEROES), len(HEROES), t.hero[owner, column])
            out[advanced_at + place] = t.advanced[owner, column]
        out[running_at + i] = score(t, owner) if t.phase > PICKING else 0
