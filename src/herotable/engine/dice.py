"""The record's random numbers: xoshiro128++ on `t.key`, in sums that never leave 63 bits.

A match sets the key just before a move and wipes it right after, so no state tells what comes next.
"""

import numpy as np

from .rule import rule

WORD = (1 << 32) - 1


@rule
def turned(x, by):
    """A 32-bit word rotated to the left."""
    return ((x << by) & WORD) | (x >> (32 - by))


@rule
def bits(t):
    """The next 32 random bits of the record."""
    a, b, c, d = t.key[0], t.key[1], t.key[2], t.key[3]
    word = (turned((a + d) & WORD, 7) + a) & WORD
    c ^= a
    d ^= b
    t.key[0] = a ^ d
    t.key[1] = b ^ c
    t.key[2] = c ^ ((b << 9) & WORD)
    t.key[3] = turned(d, 11)
    return word


@rule
def below(t, n):
    """A fair whole number from 0 to n - 1: the few words that would favour small ones are thrown away.

    Only inside a move: without a key there are no random numbers, and it would wait for one forever.
    """
    sides = np.int64(n)
    wide = bits(t) * sides
    if wide & WORD < sides:
        unfair = (1 << 32) % sides
        while wide & WORD < unfair:
            wide = bits(t) * sides
    return wide >> 32


@rule
def roll(t):
    """A six-sided die: 1 to 6."""
    return below(t, 6) + 1
