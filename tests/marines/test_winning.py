"""M3, M4, M5, M19: winning a battle, the score, the series, and the guard against endless play."""

import pytest

from herotable.engine.piles import empty
from herotable.games.marines.table import HEROES

from .position import PLAIN, acting, legal, news, position, refusal, rolled, table, told

THROUGH = (3, 3, 3, 0, 0)


def end(match):
    """Seat 0 ends its turn without an action."""
    acting(match, "six")
    match.play(0, "end")
    return match


def bust(own, enemy=(0, 0, 0, 0, 0), **options):
    """Seat 0 is bust with the first roll of its turn."""
    for seed in range(2000):
        match = position(own, enemy, seed=seed, **options)
        match.play(0, "roll")
        if told(match, "busted"):
            return match
    raise AssertionError("no bust")


# M3


def test_M3_three_in_the_opponents_half_and_the_higher_score_win_at_once():
    match = end(position(THROUGH))
    assert (match.over, match.winners, match.scores) == (True, (0,), (9, 0))
    assert [event["event"] for event in news(match)[-4:]] == ["fought", "written", "written", "ended"]
    assert told(match, "fought") == [{"event": "fought", "battle": 1, "how": "breakthrough"}]


@pytest.mark.parametrize("own", [(4, 4, 2, 2, 2), (3, 3, 2, 0, 0), (4, 4, 0, 0, 0), (2, 2, 2, 2, 2)])
def test_M3_two_in_the_opponents_half_do_not_win(own):
    assert not end(position(own)).over


@pytest.mark.parametrize("rows", [2, 3, 4, 5, 6])
def test_M3_the_opponents_half_begins_behind_ones_own_rows(rows):
    assert end(position((rows, rows, rows, 0, 0), rows=rows)).winners == (0,)
    assert not end(position((rows, rows, rows - 1, 0, 0), rows=rows)).over


def test_M3_four_and_five_win_too():
    assert end(position((3, 3, 3, 3, 0))).winners == end(position((3, 3, 3, 3, 4))).winners == (0,)


@pytest.mark.parametrize("enemy", [(0, 0, 0, 4, 4), (0, 0, 1, 4, 4), (1, 0, 0, 4, 4), (1, 1, 1, 4, 4)])
def test_M3_an_equal_or_lower_score_does_not_win(enemy):
    match = end(position(THROUGH, enemy))
    assert match.over == (sum(enemy) < 9)


def test_M3_inspiration_counts_for_the_win():
    enemies = ("phaello", "ferran", "ebellius", "donatos", "aramus")
    assert end(position(THROUGH, (0, 0, 0, 4, 0), enemies=enemies)).over
    assert not end(position(THROUGH, (0, 0, 0, 4, 1), enemies=enemies)).over


def test_M3_the_win_is_looked_for_after_a_bust():
    match = bust(THROUGH)
    assert match.winners == (0,)
    assert [event["event"] for event in news(match)[-5:]] == ["busted", "fought", "written", "written", "ended"]


def test_M3_never_at_the_end_of_the_opponents_turn():
    match = end(position((0, 0, 0, 0, 0), (3, 3, 3, 0, 0)))
    assert not match.over
    assert match.waiting == (1,)


def test_M3_never_during_actions():
    match = acting(position((3, 3, 2, 0, 0)), "sixes", "six")
    match.play(0, "move 3")
    assert table(match)["field"][0][2]["advanced"] == 3
    assert (match.over, match.waiting) == (False, (0,))
    match.play(0, "end")
    assert match.winners == (0,)


def test_M3_before_the_extra_turn():
    match = rolled(position(THROUGH), "1 2 3", aside="triple 1")
    match.play(0, "set run 1 3")
    match.play(0, "end")
    assert match.winners == (0,)
    assert told(match, "begun") == []


def test_M3_the_extra_turn_is_a_turn_of_its_own():
    match = rolled(position((3, 3, 2, 0, 0)), "1 2 3", aside="triple 3")
    match.play(0, "set run 1 3")
    match.play(0, "end")
    assert not match.over
    acting(match, "sixes")
    match.play(0, "move 3")
    assert match.winners == (0,)


def test_M3_after_the_end_nothing_is_allowed():
    match = end(position(THROUGH))
    for move in ("roll", "end", "pick phaello", "drop phaello", "place phaello 1", "voice 1", "mow 1 1 six"):
        assert refusal(match, move) == refusal(match, move, seat=1) == "M3"
    assert legal(match) == legal(match, 1) == []


# M4


def test_M4_the_score_is_the_sum_of_the_spaces_advanced():
    match = position((1, 0, 4, 2, 3), (0, 2, 0, 1, 0))
    assert table(match)["running"] == [10, 3]


@pytest.mark.parametrize("advanced", range(5))
def test_M4_a_hero_with_inspiration_counts_twice(advanced):
    heroes = ("phaello", "donatos", "ebellius", "aramus", "dirael")
    assert table(position((1, advanced, 0, 0, 0), heroes=heroes))["running"] == [1 + 2 * advanced, 0]


def test_M4_every_hero_with_inspiration_counts_twice():
    gear = {name: ["inspiration"] for name in PLAIN}
    assert table(position((1, 1, 2, 0, 0), (0, 0, 0, 1, 0), gear=gear))["running"] == [8, 2]


def test_M4_it_goes_up_and_down():
    match = acting(position((2, 0, 0, 0, 0), (2, 0, 0, 0, 0)), "sixes", "six", "six", "six", "six", "six")
    match.play(0, "move 2")
    assert table(match)["running"] == [3, 2]
    while "attack 1" in legal(match):
        match.play(0, "attack 1")
    assert told(match, "retreated")
    assert table(match)["running"][1] == 1


# M5


def battle_over(match, own, enemy, seat=0):
    """The seat ends its turn with these spaces, of five plain heroes each; that ends the battle."""
    t = match.table
    t.hero[:] = [[HEROES.index(name) for name in PLAIN]] * 2
    t.advanced[0], t.advanced[1] = own, enemy
    for army in t.reserve:
        empty(army)
    t.turn, t.waiting = seat, 1 << seat
    acting(match, "six")
    match.play(seat, "end")


def test_M5_a_single_battle_is_the_default():
    assert end(position(THROUGH)).over


def test_M5_all_three_battles_are_played_and_the_higher_total_wins():
    match = position(series=3)
    for battle in (1, 2):
        battle_over(match, (3, 3, 3, 0, 0), (0, 0, 0, 1, battle))
        assert not match.over
        assert (table(match)["battle"], table(match)["phase"]) == (battle + 1, "picking")
    battle_over(match, (3, 3, 4, 0, 0), (0, 0, 0, 0, 0))
    assert table(match)["written"] == [[9, 2], [9, 3], [10, 0]]
    assert (match.scores, match.winners) == ((28, 5), (0,))
    assert refusal(match, "roll") == refusal(match, "pick phaello", seat=1) == "M5"


def test_M5_the_loser_of_battles_may_win_the_series():
    match = position(series=3)
    battle_over(match, (3, 3, 3, 0, 0), (0, 0, 0, 4, 4))
    battle_over(match, (3, 3, 3, 0, 0), (0, 0, 0, 4, 4))
    battle_over(match, (0, 0, 0, 0, 0), (4, 4, 4, 0, 0), seat=1)
    assert table(match)["written"] == [[9, 8], [9, 8], [0, 12]]
    assert (match.scores, match.winners) == ((18, 28), (1,))


def test_M5_equal_totals_share_the_win():
    match = position(series=3, turn_limit=20)
    for own, enemy in (((3, 3, 3, 0, 0), (0, 0, 0, 4, 3)), ((3, 3, 3, 0, 0), (0, 0, 0, 4, 4))):
        battle_over(match, own, enemy)
    match.table.turns[:] = [19, 20]
    battle_over(match, (0, 0, 0, 0, 0), (0, 0, 0, 0, 3))
    assert (match.scores, match.winners) == ((18, 18), (0, 1))


def test_M5_inspiration_is_counted_in_what_is_written_down():
    gear = {"phaello": ["inspiration"]}
    match = end(position(THROUGH, (0, 0, 0, 0, 1), gear=gear))
    assert table(match)["written"] == [[12, 1]]
    assert told(match, "written") == [{"event": "written", "seat": s, "points": n} for s, n in enumerate((12, 1))]


def test_M5_every_battle_is_set_up_anew():
    match = position(series=3)
    battle_over(match, (3, 3, 3, 0, 0), (0, 0, 0, 1, 0))
    assert match.waiting == (0, 1)
    assert table(match)["field"] == [[None] * 5] * 2
    assert table(match)["turns"] == [0, 0]
    assert len(legal(match)) == len(legal(match, 1)) == 9


@pytest.mark.parametrize("beginner", [0, 1])
def test_M5_the_seat_that_did_not_begin_the_last_battle_begins_the_next(beginner):
    match = position(series=3)
    match.table.beginner = beginner
    for battle in (1, 2):
        battle_over(match, (3, 3, 3, 0, 0), (0, 0, 0, 1, 0))
        for seat in (0, 1):
            for hero in PLAIN:
                match.play(seat, f"pick {hero}")
        assert match.waiting == ((beginner + battle) % 2,)


# M19


@pytest.mark.parametrize("limit", [20, 50, 100])
@pytest.mark.parametrize(
    ("own", "enemy", "winners"), [((2, 1, 0, 0, 0), (0, 0, 2, 0, 0), (0,)), ((1,) * 5, (1,) * 5, (0, 1))]
)
def test_M19_the_battle_stops_when_both_have_had_their_turns(limit, own, enemy, winners):
    match = position(own, enemy, turn_limit=limit)
    match.table.turns[:] = [limit - 1, limit]
    end(match)
    assert match.over
    assert match.winners == winners
    assert told(match, "fought")[0]["how"] == "limit"
    assert refusal(match, "roll") == refusal(match, "roll", seat=1) == "M19"


def test_M19_the_seat_that_began_has_no_turn_more_than_the_other():
    match = position(turn_limit=20)
    match.table.turns[:] = [19, 19]
    end(match)
    assert not match.over
    assert table(match)["turns"] == [20, 19]


def test_M19_a_bust_counts_as_a_turn():
    assert table(bust((0, 0, 0, 0, 0)))["turns"] == [1, 0]


def test_M19_an_extra_turn_counts_with_the_turn_it_follows():
    match = rolled(position(turn_limit=20), "1 2 3", aside="triple 1")
    match.table.turns[:] = [19, 20]
    match.play(0, "set run 1 3")
    match.play(0, "end")
    assert (match.over, table(match)["turns"]) == (False, [19, 20])
    end(match)
    assert match.over


def test_M19_a_breakthrough_in_the_last_turn_is_a_win():
    match = position(THROUGH, (0, 0, 0, 4, 4), turn_limit=20)
    match.table.turns[:] = [19, 20]
    assert told(end(match), "fought")[0]["how"] == "breakthrough"
