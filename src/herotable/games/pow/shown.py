"""The shape of what a seat of POW! sees, for readers of the API."""

from typing import Literal, TypedDict

Face = Literal["shield", "skull", "blue", "orange"]


class PowStack(TypedDict):
    """P8: a stack's height, and its tiles from the top as far as they are open."""

    height: int
    tiles: list[int]


class PowRows(TypedDict):
    """P1: the points on the tiles of the centre, from the left."""

    hero: list[int]
    villain: list[int]


class PowStacks(TypedDict):
    """P7: both stacks of a seat."""

    hero: PowStack
    villain: PowStack


class PowTable(TypedDict):
    """The centre, the dice and everybody's stacks."""

    turn: int
    rolls: int
    rolled: list[Face]
    aside: list[Face]
    rows: PowRows
    stacks: list[PowStacks]


SHOWN = PowTable
