"""What a move of POW! would do, told before it is made, compared with what comes of it."""

import pytest

import herotable as ht
from tests.consequences import consequences
from tests.play import points_of

from .position import position

GAME = ht.game("pow")
SIDES = GAME.pack.components["die"][0]["sides"]


def scored(match, seat):
    """What the seat would score if the game ended now, counted by hand from the tiles themselves."""
    heroes, villains = ([*pile.card[: pile.n]] for pile in match.table.stack[seat])
    return sum(heroes[: len(villains)]) + sum(villains)


def check_tile(match, seat, move, told):
    """P8 to P10: the tile comes to lie on top, counts or not, and the game ends or goes on."""
    before, after = scored(match, seat), match.copy()
    after.play(seat, move)
    tile, stacks = told["tile"], after.view(None)["table"]["stacks"]
    mine = stacks[seat]
    assert tile["points"] in (None, mine[tile["kind"]]["tiles"][0])
    assert tile["counted"] == min(mine["hero"]["height"], mine["villain"]["height"])
    assert tile["change"] in (None, scored(after, seat) - before)
    assert told["ends"] == after.over
    if tile["rival"] is not None:
        theirs = stacks[tile["rival"]]
        assert tile["rival_counted"] == min(theirs["hero"]["height"], theirs["villain"]["height"])
        assert tile["below"] is None or tile["below"] == theirs[tile["kind"]]["tiles"][0]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("open_stacks", [False, True])
def test_P5_every_move_does_what_was_told(seats, open_stacks):
    known = 0
    for match in points_of(GAME.match(seats, f"consequence {seats}", open_stacks=open_stacks), seats):
        for seat in match.waiting:
            for move, told in consequences(match, seat).items():
                if move.startswith("roll"):
                    asked = {"table": match.view(seat)["table"], "keep": move.split()[2:], "sides": SIDES}
                    assert told["chances"] == GAME.ask("roll_odds", **asked)
                    assert told["rolls"] == 2 - match.view(seat)["table"]["rolls"]
                else:
                    check_tile(match, seat, move, told)
                    known += told["tile"]["change"] is not None
    assert known > 20


def test_P4_a_handful_of_shields_tells_which_heroes_it_may_reach():
    told = consequences(position("shield shield shield skull blue"))["roll keep shield shield shield"]
    assert told["chances"]["hero"]["pointed"] == 3
    assert [bool(ways) for ways in told["chances"]["hero"]["places"]] == [False, False, True, True, True]
    assert (told["danger"], told["rolls"]) == ("none", 1)


def test_P6_a_roll_that_may_open_nothing_is_a_danger_and_a_forfeit_is_sure():
    told = consequences(position("blue blue orange orange skull", villains=[-1, -2, -4]))
    assert (told["roll keep blue orange"]["danger"], told["roll keep blue orange"]["rule"]) == ("possible", "P6")
    forfeit = consequences(position("blue blue orange orange", aside="orange", rolls=3, villains=[-1, -4, -2]))[
        "forfeit"
    ]
    assert (forfeit["danger"], forfeit["tile"]["kind"], forfeit["tile"]["points"]) == ("sure", "villain", -4)


def test_P8_what_nobody_sees_is_not_told():
    stacks = {0: ([], [-1]), 1: ([6, 2, 3], [-1])}
    told = consequences(position("blue blue blue blue", aside="skull", stacks=stacks))
    assert (told["steal hero B 1"]["tile"]["points"], told["steal hero B 1"]["tile"]["change"]) == (3, 3)
    assert told["steal hero B 1"]["tile"]["below"] is None
    assert (told["steal hero B 2"]["tile"]["points"], told["steal hero B 2"]["tile"]["change"]) == (None, None)
    told = consequences(position("blue blue blue blue", aside="skull", stacks=stacks, open_stacks=True))
    assert told["steal hero B 2"]["tile"]["points"] == 2
    assert told["steal hero B 1"]["tile"]["below"] == 2


def test_P10_a_villain_may_make_a_hero_count():
    told = consequences(position("skull skull blue orange shield", stacks={0: ([5], [])}, villains=[-1, -3]))
    taken = told["take villain 2"]["tile"]
    assert (taken["points"], taken["counted"], taken["change"]) == (-3, 1, 2)
    assert told["take hero 1"]["tile"]["change"] == 0


def test_P9_the_last_tile_ends_the_game():
    told = consequences(position("skull blue orange blue orange", heroes=[], villains=[-2]))
    assert told["take villain 1"]["ends"]
