"""Dice: the record's random numbers, xoshiro128++ on `t.key` in 64-bit sums that cannot overflow; all ways to fall.

A match sets the key just before a move and wipes it right after, so no state tells what comes next.
"""

import numpy as np

from .rule import rule

WORD = (1 << 32) - 1


@rule
def rotate_left(x, by):
    """Rotate a 32-bit word to the left."""
    return ((x << by) & WORD) | (x >> (32 - by))


@rule
def bits(t):
    """The next 32 random bits of the record."""
    a, b, c, d = t.key[0], t.key[1], t.key[2], t.key[3]
    word = (rotate_left((a + d) & WORD, 7) + a) & WORD
    c ^= a
    d ^= b
    t.key[0] = a ^ d
    t.key[1] = b ^ c
    t.key[2] = c ^ ((b << 9) & WORD)
    t.key[3] = rotate_left(d, 11)
    return word


@rule
def below(t, n):
    """A fair whole number from 0 to n - 1.

    Call it only inside a move: with a wiped key every word is 0, and the loop below would never end.
    """
    # Lemire's method: the high half of word × n is the number, and the few words that favour small ones are redrawn.
    sides = np.int64(n)
    wide = bits(t) * sides
    if wide & WORD < sides:
        unfair = (1 << 32) % sides
        while wide & WORD < unfair:
            wide = bits(t) * sides
    return wide >> 32


@rule
def roll(t):
    """Roll a six-sided die: 1 to 6."""
    return below(t, 6) + 1


@rule
def swap_keys(t, keys, i):
    """Exchange the record's random key with row i of an array: choices shall not use up the numbers of the dice."""
    for word in range(4):
        own = t.key[word]
        t.key[word] = keys[i, word]
        keys[i, word] = own


# ---------------------------------------------------------------- all the ways dice can fall


@rule
def first_fall(dice, n):
    """All of so many dice show the first face; `dice` counts those of each face."""
    for face in range(len(dice)):
        dice[face] = 0
    dice[0] = n


@rule
def next_fall(dice):
    """The next of all ways in which as many dice can lie; False after the last, when all show the last face."""
    face = 0
    while face < len(dice) - 1 and dice[face] == 0:
        face += 1
    if face == len(dice) - 1:
        return False
    moved = dice[face]
    dice[face] = 0
    dice[0] = moved - 1
    dice[face + 1] += 1
    return True


@rule
def ways_to_fall(dice, sides):
    """In how many ways dice can fall like this, one by one, if each of them has so many `sides` of each face."""
    ways, fallen = np.int64(1), 0
    for face in range(len(dice)):
        for n in range(1, dice[face] + 1):
            fallen += 1
            ways = ways * fallen // n * sides[face]
    return ways
