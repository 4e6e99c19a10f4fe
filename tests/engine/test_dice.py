"""The record's random numbers, against the published algorithm in whole numbers of any size."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from herotable.engine.dice import below, bits, roll

WORD = 2**32 - 1
KEYS = st.tuples(*[st.integers(0, WORD)] * 4)
RECORD = np.dtype([("key", np.int64, 4), ("dice", np.int16)])  # a field no table has: Numba takes a table for its part
A_KEY = (1, 2, 3, 4)


def with_key(key):
    t = np.zeros(1, RECORD).view(np.recarray)[0]
    t.key[:] = key
    return t


def rotl(x: int, k: int) -> int:
    return (x << k | x >> (32 - k)) & WORD


def xoshiro(key: tuple[int, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Blackman and Vigna's xoshiro128++: each word, and the key after it."""
    s = list(key)
    while True:
        word = (rotl((s[0] + s[3]) & WORD, 7) + s[0]) & WORD
        t = (s[1] << 9) & WORD
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)
        yield word, tuple(s)


def fair(key: tuple[int, ...], n: int) -> tuple[int, int, tuple[int, ...]]:
    """A number below n, how many words were thrown away for it, and the key after it."""
    for thrown, (word, after) in enumerate(xoshiro(key)):
        if word * n & WORD >= 2**32 % n:
            return word * n >> 32, thrown, after
    raise AssertionError


def chi_square(found: Counter[int], expected: list[float]) -> float:
    assert set(found) <= set(range(len(expected)))
    return sum((found[i] - e) ** 2 / e for i, e in enumerate(expected))


def test_words_are_the_published_ones():
    t = with_key(A_KEY)
    words = [bits(t) for _ in range(102_401)]
    assert words[:4] == [641, 1573767, 3222811527, 3517856514]
    assert words[-1] == 0x2C873CFA


@given(KEYS)
@settings(deadline=None)
def test_every_key_follows_the_published_algorithm(key):
    t = with_key(key)
    for word, after in islice(xoshiro(key), 5):
        assert bits(t) == word
        assert tuple(t.key) == after


def test_a_zero_key_stays_zero():
    t = with_key((0, 0, 0, 0))
    assert [bits(t) for _ in range(10)] == [0] * 10
    assert t.key.tolist() == [0, 0, 0, 0]


@given(KEYS.filter(any), st.integers(1, 2**31))
@settings(deadline=None)
def test_below_is_in_range_and_throws_away_what_is_unfair(key, n):
    t = with_key(key)
    number, _, after = fair(key, n)
    assert 0 <= number < n
    assert below(t, n) == number
    assert tuple(t.key) == after


def test_the_highest_word_and_the_most_sides_stay_within_63_bits():
    key = (WORD, 5, 6, 1)
    assert bits(with_key(key)) == WORD
    assert below(with_key(key), 2**31) == 2**31 - 1


@pytest.mark.parametrize("n", [3, 6, 7, 1000])
def test_the_word_zero_is_thrown_away(n):
    key = (0, 1, 2, 0)
    (zero, _), (word, after) = islice(xoshiro(key), 2)
    t = with_key(key)
    assert zero == 0
    assert below(t, n) == word * n >> 32
    assert tuple(t.key) == after


def test_one_word_in_four_is_thrown_away_for_3_times_2_to_the_29():
    n, draws, t, thrown = 3 << 29, 4000, with_key(A_KEY), 0
    thirds: Counter[int] = Counter()
    for _ in range(draws):
        number, more, after = fair(tuple(t.key.tolist()), n)
        assert below(t, n) == number
        assert tuple(t.key) == after
        thrown += more
        thirds[number * 3 // n] += 1
    assert 0.22 < thrown / (draws + thrown) < 0.28
    assert chi_square(thirds, [draws / 3] * 3) < 13.8  # 1 in 1,000


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 12, 52])
def test_below_is_fair(n):
    t, draws = with_key(A_KEY), 600 * n
    found = Counter(int(below(t, n)) for _ in range(draws))
    assert set(found) == set(range(n))
    assert chi_square(found, [600.0] * n) < n - 1 + 5 * (2 * n) ** 0.5


def test_a_die_shows_1_to_6_alike():
    t = with_key(A_KEY)
    found = Counter(int(roll(t)) - 1 for _ in range(6000))
    assert chi_square(found, [1000.0] * 6) < 20.5  # 1 in 1,000
