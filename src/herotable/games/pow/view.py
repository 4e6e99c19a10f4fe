"""What a seat of POW! sees."""

from ...engine.fields import Handful, Numbers, Seats
from ...engine.views import Several, Struct, each_seat
from .table import DICE, FACES, MOST_POINTS, ROLLS, SEATS, TILES

DICE_SHOWN = Handful(*FACES, most=DICE)
ROW_OF_TILES = Several(TILES, Numbers(-MOST_POINTS, MOST_POINTS))


class PowRows(Struct):
    """P1: the points on the tiles of the centre, from the left."""

    hero = ROW_OF_TILES
    villain = ROW_OF_TILES


class PowStack(Struct):
    """P8: a stack's height, and its tiles from the top as far as they are open."""

    height = Numbers(0, TILES)
    tiles = ROW_OF_TILES


class PowStacks(Struct):
    """P8: both stacks of a seat."""

    hero = PowStack
    villain = PowStack


class PowTable(Struct):
    """The centre, the dice and everybody's stacks."""

    turn = Seats(SEATS[-1])
    rolls = Numbers(0, ROLLS)
    rolled = DICE_SHOWN
    aside = DICE_SHOWN
    rows = PowRows
    stacks = each_seat(SEATS, PowStacks)


VIEW = PowTable
