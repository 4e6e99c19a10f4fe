"""What the board of POW! asks: what a roll may open, exact, by asking the rules about every way in which the dice can
fall; where tiles go, P8; and which heroes count at the end.
"""

from ...engine.dice import first_fall, next_fall, ways_to_fall
from ...engine.fields import Handful, Numbers, Seats, Words
from ...engine.piles import push
from ...engine.questions import Question
from ...engine.rule import rule
from ...engine.seeing import add_pile, show, show_numbers
from ...engine.views import Count, Maybe, Several, Struct, each_seat
from .eyes import see_stack
from .rules import counted_heroes, dice_in, has_choice, has_theft, may_take, set_aside, shown, steal, take
from .table import *
from .view import PowRows, PowStacks, PowTable


class PowRoll(Struct):
    """P4: what the seat to play sees, the dice it would set aside, and the sides of a die in the pack."""

    table = PowTable
    keep = Handful(*FACES, most=DICE - 1)
    sides = Handful(*FACES, most=SIDES)


class PowOdds(Struct):
    """P5: of one kind, in how many ways each place of the row opens, from the left, and any tile of a rival.

    `pointed` is the place that the dice set aside open by themselves.
    """

    pointed = Maybe(Numbers(1, DICE))
    places = Several(DICE, Count())
    theft = Count()


class PowChances(Struct):
    """P5, P6: of so many equally likely ways, those that open tiles of each kind, and those that open none."""

    of = Count()
    hero = PowOdds
    villain = PowOdds
    nothing = Count()


@rule
def roll_odds(t, asked, told):
    """P4, P5: set dice aside, roll all others, and see what is open then."""
    lay_out(t, asked.table)
    set_aside(t, asked.keep[SHIELD], asked.keep[SKULL], asked.keep[BLUE], asked.keep[ORANGE])
    count_chances(t, asked.sides, told)


@rule
def count_chances(t, sides, told):
    """P4, P5: roll all dice that are not set aside, and see what is open then."""
    t.rolls += 1
    told.hero.places.n = min(DICE, t.row[HERO].n)
    told.villain.places.n = min(DICE, t.row[VILLAIN].n)
    point(t, HERO, told.hero)
    point(t, VILLAIN, told.villain)
    count_falls(t, sides, told)


@rule
def point(t, kind, odds):
    """P5a, P5b: the tile that the dice set aside would take if no other showed its symbol."""
    place = shown(t, SYMBOL[kind])
    if may_take(t, kind, place) == ALLOWED:
        show(odds.pointed, place)


@rule
def lay_out(t, seen):
    """P1, P8: all that opens tiles: the dice, how long the rows are and how high the stacks."""
    t.seats = seen.stacks.n
    t.turn = seen.turn
    t.rolls = seen.rolls
    show_numbers(t.rolled, seen.rolled)
    show_numbers(t.aside, seen.aside)
    t.row[HERO].n = seen.rows.hero.n
    t.row[VILLAIN].n = seen.rows.villain.n
    for owner in range(t.seats):
        t.stack[owner, HERO].n = seen.stacks.each[owner].hero.height
        t.stack[owner, VILLAIN].n = seen.stacks.each[owner].villain.height


@rule
def count_falls(t, sides, told):
    """P3: every way in which the dice that are not set aside can fall."""
    first_fall(t.rolled, DICE - dice_in(t.aside))
    count_fall(t, ways_to_fall(t.rolled, sides), told)
    while next_fall(t.rolled):
        count_fall(t, ways_to_fall(t.rolled, sides), told)


@rule
def count_fall(t, ways, told):
    """P5, P6: what these dice open."""
    told.of += ways
    count_open(t, HERO, ways, told.hero)
    count_open(t, VILLAIN, ways, told.villain)
    if not has_choice(t):
        told.nothing += ways


@rule
def count_open(t, kind, ways, odds):
    """P5a to P5d: the tiles of one kind."""
    place = shown(t, SYMBOL[kind])
    if may_take(t, kind, place) == ALLOWED:
        odds.places.each[place - 1] += ways
    if has_theft(t, kind):
        odds.theft += ways


# ---------------------------------------------------------------- where tiles go


class PowTiles(Struct):
    """P1, P8: the rows, and all stacks with nothing hidden."""

    rows = PowRows
    stacks = each_seat(SEATS, PowStacks)


class PowGain(Struct):
    """P8: all tiles, who gains one, of which kind, from which rival or from the centre, and its place there."""

    tiles = PowTiles
    seat = Seats(SEATS[-1])
    kind = Words(*KINDS)
    rival = Maybe(Seats(SEATS[-1]))
    place = Numbers(1, TILES)


@rule
def after_gain(t, asked, told):
    """P7, P8: all tiles after a seat has taken one, or stolen it."""
    t.option.open_stacks = 1
    t.turn = asked.seat
    lay_tiles(t, asked.tiles)
    if asked.rival.present:
        steal(t, asked.kind, asked.rival.value, asked.place)
    else:
        take(t, asked.kind, asked.place)
    show_tiles(t, told)


@rule
def lay_tiles(t, tiles):
    """P1, P8: both rows, and everybody's stacks."""
    t.seats = tiles.stacks.n
    lay_row(t.row[HERO], tiles.rows.hero)
    lay_row(t.row[VILLAIN], tiles.rows.villain)
    for owner in range(t.seats):
        lay_stack(t.stack[owner, HERO], tiles.stacks.each[owner].hero.tiles)
        lay_stack(t.stack[owner, VILLAIN], tiles.stacks.each[owner].villain.tiles)


@rule
def lay_row(pile, tiles):
    """P1: from the left."""
    for i in range(tiles.n):
        push(pile, tiles.each[i])


@rule
def lay_stack(pile, tiles):
    """P8: the first tile that is seen lies on top."""
    for i in range(tiles.n):
        push(pile, tiles.each[tiles.n - 1 - i])


@rule
def show_tiles(t, told):
    """P1, P8: the same, as it is seen where stacks are open."""
    add_pile(told.rows.hero, t.row[HERO])
    add_pile(told.rows.villain, t.row[VILLAIN])
    told.stacks.n = t.seats
    for owner in range(t.seats):
        see_stack(t, t.stack[owner, HERO], told.stacks.each[owner].hero)
        see_stack(t, t.stack[owner, VILLAIN], told.stacks.each[owner].villain)


# ---------------------------------------------------------------- scoring


class PowCounted(Struct):
    """P10: how many heroes count, from the bottom of the stack."""

    heroes = Numbers(0, TILES)


@rule
def counted(t, asked, told):
    """P10: the stacks of a seat, as they are seen."""
    t.stack[0, HERO].n = asked.hero.height
    t.stack[0, VILLAIN].n = asked.villain.height
    told.heroes = counted_heroes(t, 0)


QUESTIONS = {
    "roll_odds": Question(roll_odds, TABLE, PowRoll, PowChances),
    "after_gain": Question(after_gain, TABLE, PowGain, PowTiles),
    "counted": Question(counted, TABLE, PowStacks, PowCounted),
}
