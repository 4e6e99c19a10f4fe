"""B7.5: a battle that nobody wins within a hundred rounds, move by move from its seed to its end."""

from pathlib import Path

import herotable as ht
from herotable.engine.match import Match

from .invariants import check
from .position import act, field, fighting, see, told, wins

SEED = "limit-3-avengers-191"
MOVES = Path(__file__).with_name("limit.txt").read_text(encoding="utf-8").splitlines()


def before_the_end() -> Match:
    """The battle with one move to come in its hundredth round."""
    return act(ht.game("battle").match(3, seed=SEED, boxes="avengers"), *MOVES[:-1])


def test_B7_5_the_card_of_shifting_command_stays_when_the_hundredth_round_ends_the_battle():
    match = before_the_end()
    assert (field(match), fighting(match)) == ("shifting-command", "BC")
    assert (see(match)["round"], see(match)["stage"]) == (100, 2)
    first = see(match)["first"]
    passed = len(told(match, "first"))
    act(match, MOVES[-1])
    assert (wins(match), see(match)["battle"]) == ([0, 1, 1], 2)
    assert (see(match)["first"], len(told(match, "first"))) == (first, passed)
    check(match)


def test_B7_5_whoever_has_the_card_wins_the_game_when_both_have_their_third_win():
    match = before_the_end()
    match.table.wins[1:3] = 2
    first = see(match)["first"]
    assert act(match, MOVES[-1]).winners == (first,)
