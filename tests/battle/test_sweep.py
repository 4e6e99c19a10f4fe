"""Every hero on every battlefield, by random moves to the end of the battle, with all invariants."""

from itertools import pairwise

import pytest

import herotable as ht
from herotable.games.battle.table import BATTLEFIELDS, HEROES

from .invariants import check
from .position import field, new_battle, wins

MOVES = 600


def others(hero, number):
    """Two more heroes, so that over all battlefields every pair meets."""
    rest = [name for name in HEROES if name != hero]
    one = rest.pop(number % len(rest))
    return one, rest[(number * 7 + 3) % len(rest)]


@pytest.mark.parametrize("hero", HEROES)
def test_B9_B10_every_hero_on_every_battlefield(hero):
    bot = ht.bot("random", seed=HEROES.index(hero))
    for number, name in enumerate(BATTLEFIELDS):
        match = new_battle(name, seed=number)
        match.table.hero[:3] = [HEROES.index(each) for each in (hero, *others(hero, number))]
        assert field(match) == name
        play_the_battle(match, bot)


def play_the_battle(match, bot):
    """Random moves until somebody has won the battle, or the game is over."""
    before = wins(match)
    for _ in range(0 if match.over else MOVES):
        who = match.waiting[0]
        match.play(who, bot.choose(match, who))
        check(match)
        if wins(match) != before:
            break
    assert match.over or wins(match) != before, "a battle must end"


def test_B7_1_events_are_in_time():
    match = new_battle("spoils", heroes="thor gamora cosmo", seed=5)
    play_the_battle(match, ht.bot("random", seed=5))
    rounds = [event["number"] for event in match.events(None) if event["event"] == "round"]
    assert all(later in (earlier + 1, 1) for earlier, later in pairwise(rounds))
