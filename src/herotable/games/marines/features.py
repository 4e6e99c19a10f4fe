"""What a player of Space Marine Heroes asks first, as a short row of numbers for nets that learn."""

from ...engine.observing import mark, note, note_numbers, seat_after
from ...engine.rule import rule
from .battlefield import has_gear, is_blocked, opposite
from .combinations import COMBINATIONS
from .rules import heroes_through, score
from .table import *

MOST = SEATS[-1]
ON_SPACE = 4 + len(KINDS) + 3  # numbers that describe a hero on the battlefield
TRAINED_WITH = ({"turn_limit": 20}, {"turn_limit": 20, "rows": 2})  # with a hundred turns chance ends no game
FEATURES = {
    "phase": len(PHASES),
    "has_turn": 1,
    "is_beginner": 1,
    "rows": 1,
    "friendly_fire": 1,
    "battles_left": 1,
    "turns_left": MOST,
    "written": MOST,
    "rolls": 1,
    "dice": 1,
    "rolled": SIDES,
    "lying": SIDES,
    "secured": 1,
    "aside": len(COMBINATIONS),
    "pays": len(PRICES),
    "asked": COLUMNS,
    "movers": COLUMNS,
    "running": MOST,
    "through": MOST,
    "field": MOST * COLUMNS * ON_SPACE,
    "reserve_size": MOST,
    "reserve": len(HEROES),
}


@rule
def features(t, seat, out):
    """M1, M7, M12: the turn, the dice, the scores, and the battlefield column by column as the seat sees it."""
    at = note_turn(t, seat, out)
    at = note_dice(t, out, at)
    at = note_scores(t, seat, out, at)
    for i in range(t.seats):
        for column in range(COLUMNS):
            note_hero(t, seat_after(t, seat, i), column if i == 0 else opposite(column), out, at)
            at += ON_SPACE
    note_reserves(t, seat, out, at)


@rule
def note_turn(t, seat, out):
    """M2, M5, M19: whose turn it is, and how much of the game is left."""
    is_placed = t.phase > PICKING
    at = mark(out, 0, len(PHASES), t.phase)
    at = note(out, at, is_placed and t.turn == seat)
    at = note(out, at, is_placed and t.beginner == seat)
    at = note(out, at, t.option.rows)
    at = note(out, at, t.option.friendly_fire)
    at = note(out, at, t.option.series - t.battle)
    for i in range(t.seats):
        at = note(out, at, t.option.turn_limit - t.turns[seat_after(t, seat, i)])
    for i in range(t.seats):
        for battle in range(t.battle):
            out[at + i] += t.written[battle, seat_after(t, seat, i)]
    return at + t.seats


@rule
def note_dice(t, out, at):
    """M7, M11, M17: the dice, the combinations set aside, and who asks for whose move."""
    is_asking = t.phase == HANDING
    at = note(out, at, t.rolls)
    at = note(out, at, t.dice)
    at = note_numbers(out, at, t.rolled)
    at = note_numbers(out, at, t.lying)
    at = note(out, at, t.secured)
    at = note_numbers(out, at, t.aside)
    at = mark(out, at, len(PRICES), PRICE[t.action] if is_asking else NOBODY_HERE)
    at = mark(out, at, COLUMNS, t.asked if is_asking else NOBODY_HERE)
    for column in range(COLUMNS):
        at = note(out, at, t.mover[column] + 1 if is_asking else 0)
    return at


@rule
def note_scores(t, seat, out, at):
    """M3, M4: the scores as they stand, and how many heroes are through."""
    is_placed = t.phase > PLACING
    for i in range(t.seats):
        owner = seat_after(t, seat, i)
        out[at + i] = score(t, owner) if is_placed else 0
        out[at + MOST + i] = heroes_through(t, owner) if is_placed else 0
    return at + 2 * MOST


@rule
def note_hero(t, owner, column, out, at):
    """M12, M16: a hero of the battlefield, how far it is, whether it is blocked, its gear and the reach of it."""
    if t.hero[owner, column] == NOBODY_HERE:
        return
    at = note(out, at, 1)
    at = note(out, at, t.advanced[owner, column])
    at = note(out, at, t.option.rows - t.advanced[owner, column])
    at = note(out, at, is_blocked(t, owner, column))
    for kind in range(len(KINDS)):
        at = note(out, at, has_gear(t, owner, column, kind))
    for i in range(GEARS):
        gear = t.gear[t.hero[owner, column], i]
        if GEAR_KIND[gear] >= SMITING:
            out[at + GEAR_KIND[gear] - SMITING] = GEAR_RANGE[gear]


@rule
def note_reserves(t, seat, out, at):
    """M1: how many heroes wait to be placed, and which ones of one's own."""
    for i in range(t.seats):
        at = note(out, at, t.reserve[seat_after(t, seat, i)].n)
    for n in range(t.reserve[seat].n):
        out[at + t.reserve[seat].card[n]] = 1
