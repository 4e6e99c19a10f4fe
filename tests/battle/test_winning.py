"""B7: winning a battle and the game."""

import pytest

from herotable.games.battle.table import CARDS

from .invariants import check
from .position import (
    act,
    battle,
    discarded,
    energy,
    field,
    fighting,
    go_on,
    hand,
    lay,
    new_battle,
    next_field,
    reveal,
    seat,
    see,
    sizes,
    told,
    wins,
)


def together(wins, seats=3, first=0, tie="order", out="", **more):
    """All who are in the battle play their last card; nobody can lay another."""
    fighters = [who for who in range(seats) if "ABCDEFGH"[who] not in out]
    hands = dict.fromkeys(fighters, "") | more.pop("hands", {})
    laid = " ".join(["shot"] * len(fighters))
    match = reveal(laid, hands=hands, seats=seats, first=first, wins=wins, tie=tie, out=out, **more)
    for _ in fighters:
        match.play(match.waiting[0], "suppress")
    return match


# B7.1


def test_B7_1_the_last_hero_wins_the_battle():
    match = new_battle("cold-void", wins=[1, 2, 0])
    assert wins(match) == [2, 2, 0]
    assert told(match, "won") == [(0, 2)]
    assert see(match)["battle"] == 2
    assert not match.over


def test_B7_1_the_third_win_is_the_game_at_once():
    match = new_battle(wins=[2, 1, 0])
    assert match.over
    assert (match.winners, match.scores) == ((0,), (3, 1, 0))
    assert see(match)["phase"] == "over"
    assert told(match, "battle") == []
    assert match.events(None)[-1]["event"] == "ended"
    check(match)


# B7.2


def test_B7_2_all_left_leave_at_the_same_moment_and_all_of_them_win():
    match = together([0, 1, 0])
    assert wins(match) == [1, 2, 1]
    assert told(match, "left") == [(0, "cards"), (1, "cards"), (2, "cards")]
    assert see(match)["battle"] == 2


def test_B7_2_heroes_already_out_do_not():
    match = together([0, 0, 0, 0], seats=4, out="B")
    assert wins(match) == [1, 0, 1, 1]


def test_B7_2_by_a_battlefields_loss_of_energy():
    match = reveal("trick trick trick", sequences={0: "melee melee"}, energy=[1, 1, 1], field="dying-star")
    act(match, "A dodge", "B dodge", "C dodge")
    assert wins(match) == [1, 1, 1]
    match = reveal("trick trick", sequences={0: "melee melee"}, energy=[1, 1, 1], field="dying-star", out="C")
    assert wins(act(match, "A dodge", "B dodge")) == [1, 1, 0]


# B7.3


@pytest.mark.parametrize(
    ("before", "first", "winner"), [([2, 2, 0], 0, 0), ([2, 2, 0], 1, 1), ([2, 2, 0], 2, 0), ([0, 2, 2], 0, 1)]
)
def test_B7_3_order_the_first_player_or_the_nearest_clockwise(before, first, winner):
    match = together(before, first=first)
    assert match.over
    assert match.winners == (winner,)
    assert match.scores == tuple(n + 1 for n in before)
    check(match)


def test_B7_3_one_alone_at_three_wins_whatever_the_others_have():
    assert together([1, 2, 0], first=0).winners == (1,)


def test_B7_3_fourth_the_goal_becomes_four_for_everybody_and_all_play_on():
    match = together([2, 2, 0], tie="fourth")
    assert not match.over
    assert (see(match)["goal"], wins(match)) == (4, [3, 3, 1])
    assert told(match, "goal") == [(4,)]
    assert see(match)["battle"] == 2
    assert fighting(match) == "ABC"
    check(match)


def test_B7_3_fourth_one_alone_at_four_wins_and_a_third_win_does_not():
    def at_four(before):
        match = reveal("shot shot shot", energy=[1, 1, 1], wins=before, tie="fourth")
        match.table.goal = 4
        return act(match, "A shoot")

    assert at_four([3, 3, 1]).winners == (0,)
    assert not at_four([2, 3, 3]).over
    assert wins(at_four([2, 3, 3])) == [3, 3, 3]


def test_B7_3_fourth_several_at_four_at_once_order_decides():
    match = battle(hands={0: "shot", 1: "shot", 2: "shot"}, wins=[3, 3, 0], tie="fourth", first=1)
    match.table.goal = 4
    lay(match, "shot shot shot")
    act(match, "B suppress", "C suppress", "A suppress")
    assert match.winners == (1,)
    assert match.scores == (4, 4, 1)


def test_B7_3_fourth_alone_at_three_the_game_ends_as_usual():
    assert new_battle(wins=[2, 0, 0], tie="fourth").winners == (0,)


# B7.3: showdown


def test_B7_3_showdown_a_battle_for_the_tied_seats_alone():
    match = together([2, 0, 2, 1], seats=4, tie="showdown", out="BD", hands={1: "shot melee", 3: "ambush " * 7})
    assert see(match)["showdown"]
    assert told(match, "showdown") == [()]
    assert wins(match) == [3, 0, 3, 1]
    assert [one["contestant"] for one in see(match)["seats"]] == [True, False, True, False]
    assert fighting(match) == "AC"
    assert sizes(match) == [5, 2, 5, 7]
    assert len(see(match)["draft"]) == 6
    assert field(match) is None
    check(match)


def test_B7_3_showdown_draft_and_order_count_from_the_nearest_contestants():
    match = together([2, 2, 0, 2], seats=4, first=2, tie="showdown", out="C")
    assert see(match)["first"] == 2
    assert len(see(match)["draft"]) == 8
    assert field(match) is not None
    assert [who for who, _, _ in told(match, "drawn")][-3:] == [3, 0, 1]
    order = []
    while see(match)["phase"] == "draft":
        order += match.waiting
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    assert order == [1, 0, 3] * 2
    go_on(match, "choose")
    for who in (0, 1, 3):
        match.play(who, match.legal(who)[0])
    assert next(who for who, _ in told(match, "revealed")[3:]) == 3


def decide(match, *moves):
    """Give A and B one Shot each and all else to C; then play."""
    t = go_on(match, "choose").table
    for who in (0, 1):
        for card in range(len(CARDS)):
            gone = t.hand[who].count[card] - (CARDS[card] == "shot")
            t.hand[who].count[card] -= gone
            t.hand[who].n -= gone
            t.deck.count[card] += gone
            t.deck.n += gone
    t.known[:] = t.either[:] = 0
    lay(match, "shot shot")
    return act(match, *moves)


def test_B7_3_showdown_its_winner_wins_the_game_and_the_win_counts():
    match = go_on(together([2, 2, 0], first=1, tie="showdown"), "choose")
    match.table.energy[:2] = 1
    decide(match, "B shoot")
    assert match.winners == (1,)
    assert match.scores == (3, 4, 1)
    check(match)


@pytest.mark.parametrize(("first", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_B7_3_showdown_that_ends_together_order_decides(first, winner):
    match = together([2, 2, 0], first=first, tie="showdown")
    decide(match, *(["B suppress", "A suppress"] if first == 1 else ["A suppress", "B suppress"]))
    assert match.over
    assert match.winners == (winner,)
    check(match)


def test_B7_3_showdown_bystanders_take_no_part_and_receive_nothing():
    match = reveal(
        "shot shot shot shot", hands={0: "", 1: "", 2: "", 3: "melee " * 7, 4: ""}, seats=5, out="D", first=0,
        tie="showdown", wins=[2, 2, 2, 0, 0],
    )  # fmt: skip
    next_field(match.table, "smoke-screen")
    act(match, "A suppress", "B suppress", "C suppress", "E suppress")
    assert field(match) == "smoke-screen"
    assert sizes(match) == [6, 6, 6, 7, 0]
    assert sorted(who for who, _ in told(match, "received")) == [0, 1, 2]
    assert [one["energy"] for one in see(match)["seats"]][:3] == [3, 3, 3]


# B7.4


def test_B7_4_all_cards_still_in_sequences_go_to_the_discard_hands_are_kept():
    hands = {0: "melee melee melee melee melee", 1: "arsenal " * 5, 2: "ambush " * 5}
    match = new_battle("cold-void", laid="shot trick defence", sequences={0: "planning"}, hands=hands)
    assert discarded(match).split().count("shot") == 1
    assert {"planning", "shot", "trick", "defence"} <= set(see(match)["discard"])
    assert [hand(match, who).split() for who in range(3)] == [sorted(hands[who].split()) for who in range(3)]
    assert [seat(match, who)["sequence"] for who in range(3)] == [[]] * 3
    check(match)


# B7.5


def test_B7_5_a_battle_of_more_than_a_hundred_rounds_is_stopped_and_all_in_it_win():
    match = reveal("trick trick trick", sequences={0: "melee melee"}, rounds=100, seats=4, out="D")
    act(match, "A dodge", "B dodge", "C dodge")
    assert wins(match) == [1, 1, 1, 0]
    assert see(match)["battle"] == 2


def test_B7_5_the_hundredth_round_is_still_played():
    match = reveal("trick trick trick", sequences={0: "melee melee"}, rounds=99)
    act(match, "A dodge", "B dodge", "C dodge")
    assert (wins(match), see(match)["round"], energy(match)) == ([0, 0, 0], 100, [3, 3, 3])


def test_B7_5_the_first_player_card_does_not_pass_any_more():
    match = reveal("trick trick trick", sequences={0: "melee melee"}, rounds=100, field="shifting-command", first=1)
    act(match, "B dodge", "C dodge", "A dodge")
    assert (wins(match), see(match)["first"], told(match, "first")) == ([1, 1, 1], 1, [])


def test_B7_5_the_loss_at_the_end_of_the_hundredth_round_comes_before():
    match = reveal("trick trick trick", sequences={0: "melee melee"}, rounds=100, field="dying-star", energy=[3, 1, 2])
    act(match, "A dodge", "B dodge", "C dodge")
    assert (told(match, "left"), wins(match)) == ([(1, "energy")], [1, 0, 1])
    match = reveal("trick trick trick", sequences={0: "melee melee"}, rounds=100, field="dying-star", energy=[1, 1, 1])
    act(match, "A dodge", "B dodge", "C dodge")
    assert wins(match) == [1, 1, 1]
