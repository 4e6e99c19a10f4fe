"""Sets of seats as bits, the order around the table, and who wins."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from herotable.engine.seats import EVERYONE, LETTERS, NOBODY, all_seats, first, has, highest_win, left_of, only
from herotable.engine.table import MOST_SEATS, Table

TABLE = Table({}, events=1, fields=[])
SEATS = range(MOST_SEATS)


def table(seats: int, scores: list[int] | None = None) -> Any:
    t = np.zeros(1, TABLE).view(np.recarray)[0]
    t.seats = seats
    t.score[: len(scores or [])] = scores or []
    return t


def members(seats: int) -> set[int]:
    return {seat for seat in SEATS if has(seats, seat)}


def winners(t: Any) -> set[int]:
    highest_win(t)
    return members(t.winners)


def test_every_seat_has_a_letter_of_its_own():
    assert len(set(LETTERS)) == MOST_SEATS == 8


@pytest.mark.parametrize("seat", SEATS)
def test_the_set_of_one_seat(seat):
    assert members(only(seat)) == {seat}
    assert first(only(seat)) == seat


@pytest.mark.parametrize("seats", range(1, MOST_SEATS + 1))
def test_all_seats_are_those_of_this_table(seats):
    assert members(all_seats(table(seats))) == set(range(seats))


def test_everyone_is_more_than_every_seat_and_nobody_none():
    assert members(EVERYONE) == set(SEATS)
    assert all_seats(table(MOST_SEATS)) != EVERYONE
    assert members(NOBODY) == set()


@given(st.sets(st.sampled_from(SEATS), min_size=1))
@settings(deadline=None)
def test_sets_are_sums_of_seats(seats):
    bits = sum(only(seat) for seat in seats)
    assert members(bits) == seats
    assert first(bits) == min(seats)


@pytest.mark.parametrize("seats", range(1, MOST_SEATS + 1))
def test_left_of_goes_round_the_table_once(seats):
    t = table(seats)
    seat, visited = 0, []
    for _ in range(seats):
        visited.append(seat)
        seat = left_of(t, seat)
    assert visited == list(range(seats))
    assert seat == 0


@pytest.mark.parametrize(
    ("scores", "won"),
    [([3, 9, 4], {1}), ([9, 9, 4], {0, 1}), ([0, 0, 0], {0, 1, 2}), ([-7, -7, -2], {2}), ([-5], {0})],
)
def test_the_highest_score_wins_and_a_tie_shares(scores, won):
    assert winners(table(len(scores), scores)) == won


def test_a_place_where_nobody_sits_does_not_win():
    assert winners(table(2, [-5, -3])) == {1}
    assert winners(table(2, [1, 2, 3])) == {1}


@given(st.lists(st.integers(-(2**15), 2**15 - 1), min_size=1, max_size=MOST_SEATS))
@settings(deadline=None)
def test_exactly_the_seats_with_the_best_score_win(scores):
    assert winners(table(len(scores), scores)) == {s for s, score in enumerate(scores) if score == max(scores)}
