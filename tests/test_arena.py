"""The arena counts fairly."""

import pytest

import herotable as ht
from herotable.lab.arena import Arena


def test_shares_add_up_and_the_better_bot_is_ahead():
    arena = Arena(ht.game("pow"), ["random", "search:iterations=40"], seats=2)
    heard: list[int] = []
    arena.play(20, seed=1, done=heard.append)
    assert sum(heard) == 20
    assert sum(standing.share for standing in arena.standings) == pytest.approx(1)
    weak, strong = arena.standings
    assert strong.share > weak.share
    assert strong.rating.mu > weak.rating.mu
    assert 0 < strong.doubt < 0.5
    assert [line.split()[0] for line in arena.lines()] == ["pow,", "search:iterations=40", "random"]


def test_equal_bots_share_the_wins_of_every_block():
    arena = Arena(ht.game("pow"), ["random", "random"], seats=4)
    arena.play(40, seed=1, done=lambda _: None)
    assert arena.standings[0].share == pytest.approx(0.5, abs=0.25)
    assert len(arena.standings[0].blocks) == 20


def test_the_same_seed_gives_the_same_standings():
    shares = []
    for _ in range(2):
        arena = Arena(ht.game("pow"), ["greedy", "random"], seats=2)
        arena.play(6, seed=5, done=lambda _: None)
        shares.append([standing.blocks for standing in arena.standings])
    assert shares[0] == shares[1]


@pytest.mark.parametrize("bots", [["random"], ["random"] * 3, ["random", "nobody"]])
def test_bots_that_do_not_fit_are_refused(bots):
    with pytest.raises(ht.Unreadable, match=r"bots?: expected"):
        Arena(ht.game("pow"), bots, seats=2)
