"""How likely a roll is to end in a bust: exact, by counting all the ways the dice can fall."""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from .combinations import BY_COMBINATION

SIDES = range(1, 7)


@cache
def bust_chance(rolling: int, lying: tuple[int, ...] = ()) -> float:
    """M7, M8: the chance that no combination contains one of the dice rolled, with these left lying."""
    busts = sum(
        ways(rolled) for rolled in combinations_with_replacement(SIDES, rolling) if not saves(rolled, tuple(lying))
    )
    return busts / len(SIDES) ** rolling


def ways(rolled: tuple[int, ...]) -> int:
    """M6: in how many ways the dice can fall like this."""
    return factorial(len(rolled)) // prod(factorial(n) for n in Counter(rolled).values())


def saves(rolled: tuple[int, ...], lying: tuple[int, ...]) -> bool:
    """M8: is there a combination with at least one die just rolled?"""
    shown = Counter(rolled + lying)
    return any(Counter(dice) <= shown and set(dice) & set(rolled) for dice in BY_COMBINATION.values())
