"""How one game is counted into a book: moves made more often, the lead, lengths."""

from itertools import pairwise

import numpy as np
import pytest

import herotable as ht
from herotable.bots.hints import hints
from herotable.engine.marks import LEADS, LENGTHS, WIN
from herotable.lab.balance.units import counting
from tests.test_counts import recount

USE = 0


class Counted:
    """A game of POW! that has ended with these winners, its slip and its book."""

    def __init__(self, seats=3, winners=(0,), scores=()):
        game = ht.game("pow")
        self.rules, own = counting(game), game.marks
        self.t = game.new_table(seats, game.checked(seats, {}), game.pack)
        self.t.winners = sum(1 << seat for seat in winners)
        for seat, score in enumerate(scores):
            self.t.score[seat] = score
        self.slip, self.book = (np.zeros(1, kind).view(np.recarray)[0] for kind in (own.SLIP, own.BOOK))

    def use(self, *times):
        for seat, n in enumerate(times):
            self.slip.uses[seat, USE] = n
        self.rules.count_use(self.t, USE, self.slip, self.book)
        return [int(self.book[name][USE]) for name in ("used", "more", "more_won", "rest", "rest_won")]

    def end(self, width=1):
        self.rules.count_game(self.t, width, self.slip, self.book)
        return self.book


def test_a_seat_at_the_average_did_not_use_a_move_more_often():
    assert Counted(winners=(1,)).use(2, 1, 0) == [3, 1, 0, 2, WIN]


def test_who_used_a_move_more_often_has_its_own_share_of_the_wins():
    assert Counted(winners=(0,)).use(5, 1, 0) == [6, 1, WIN, 2, 0]
    assert Counted(winners=(0, 2)).use(1, 4, 4) == [9, 2, WIN // 2, 1, WIN // 2]


def test_a_move_that_all_made_as_often_says_nothing():
    assert Counted().use(2, 2, 2) == [6, 0, 0, 0, 0]


@pytest.mark.parametrize(("steps", "width", "place"), [(7, 1, 7), (9, 4, 2), (8, 4, 2), (10**6, 1, LENGTHS - 1)])
def test_a_game_stands_in_the_histogram_by_its_length(steps, width, place):
    game = Counted()
    game.slip.steps = steps
    book = game.end(width)
    assert np.flatnonzero(book.lengths).tolist() == [place]
    assert (book.games, book.steps, book.steps_squared) == (1, steps, steps**2)


def test_lead_changes_beyond_the_last_place_are_in_it():
    game = Counted()
    game.slip.leads = 10 * LEADS
    assert game.end().leads[LEADS - 1] == 1


def test_points_and_shared_wins_of_a_game():
    book = Counted(winners=(0, 1), scores=(4, 4, -3)).end()
    assert book.wins.tolist()[:3] == [WIN // 2, WIN // 2, 0]
    assert book.points.tolist()[:3] == [4, 4, -3]
    assert book.points_squared.tolist()[:3] == [16, 16, 9]


def test_the_lead_changes_only_when_one_seat_is_ahead_of_all_others():
    (_, tally), *steps = recount("pow", ("greedy", "random", "greedy"))
    assert len(steps) > 20
    assert np.flatnonzero(tally["leads"]).tolist() == [changes_of_the_lead("pow", ("greedy", "random", "greedy"))]


def changes_of_the_lead(title, bots):
    """Counted anew, step by step."""
    leaders, before = [], None
    for match, _ in recount(title, bots):
        appeals = [hints(match.game).appeal(match.table, seat) for seat in range(match.seats)]
        if before not in (None, match.waiting) and appeals.count(max(appeals)) == 1:
            leaders.append(appeals.index(max(appeals)))
        before = match.waiting
    return sum(one != other for one, other in pairwise(leaders))
