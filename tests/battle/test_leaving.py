"""B5, B6.1, B6.2: leaving the battle, and whom an effect touches."""

import pytest

from .invariants import check
from .position import (
    act,
    battle,
    discarded,
    energy,
    fighting,
    hand,
    lay,
    legal,
    refusal,
    reveal,
    seat,
    see,
    sizes,
    told,
)

# B5.1


def test_B5_1_four_ways_to_leave():
    assert told(reveal("melee shot shot", traps="melee", energy=[1, 3, 3]), "left") == [(0, "energy")]
    assert told(reveal("melee shot shot", knockouts="melee"), "left") == [(0, "knockout")]
    assert told(reveal("melee shot shot", sequences={0: "shot"}), "left") == [(0, "order")]
    empty = act(reveal("melee melee melee", hands={0: ""}), "A flurry B", "B leap", "C leap")
    assert told(empty, "left") == [(0, "cards")]


def test_B5_1_playing_the_last_card_is_no_reason_to_leave():
    match = reveal("melee shot shot", hands={0: ""})
    assert (fighting(match), sizes(match)[0]) == ("ABC", 0)
    assert match.waiting == (0,)


def test_B5_1_not_being_able_to_discard_is_no_reason_to_leave():
    match = act(reveal("shot melee melee", hands={1: "", 2: ""}), "A suppress")
    assert fighting(match) == "ABC"
    match = act(reveal("ambush melee melee", hands={1: "", 2: "shot"}), "A stun trick")
    assert fighting(match) == "ABC"


# B5.2


def test_B5_2_the_whole_sequence_goes_to_the_discard_at_once_the_hand_is_kept():
    match = reveal("melee trick shot", sequences={0: "planning shot"}, hands={0: "ambush trick"})
    assert discarded(match) == "melee planning shot"
    assert seat(match, 0)["sequence"] == []
    assert hand(match, 0) == "ambush trick"
    assert match.waiting == (1,)
    check(match)


def test_B5_2_a_card_not_revealed_yet_too():
    match = act(reveal("melee trick shot", energy=[3, 1, 3]), "A flurry B")
    assert (fighting(match), discarded(match)) == ("AC", "trick")
    assert not seat(match, 1)["laid"]
    assert match.waiting == (2,)
    check(match)


def test_B5_2_who_is_out_is_no_target():
    match = reveal("melee shot", out="B")
    assert [move for move in legal(match, 0) if "flurry" in move] == ["flurry C"]
    assert refusal(match, "A flurry B") in ("B5.2", "B6.1")
    match = reveal("trick shot", out="B")
    assert [move for move in legal(match, 0) if "slide" in move] == ["slide C"]
    assert refusal(match, "A slide B") in ("B5.2", "B6.1")


def test_B5_2_who_is_out_is_touched_by_no_effect_of_a_move():
    assert energy(act(reveal("shot melee", out="B"), "A shoot")) == [3, 3, 2]
    assert sizes(act(reveal("shot melee", out="B"), "A suppress")) == [2, 2, 1]
    match = act(reveal("ambush melee", out="B", hands={1: "trick shot"}), "A stun trick")
    assert (hand(match, 1), told(match, "shown")) == ("trick shot", [(2, ("planning", "defence"))])
    assert told(match, "discarded") == []


def test_B5_2_who_is_out_lays_nothing_and_acts_not():
    match = battle(out="B", hands={1: "melee"})
    assert match.waiting == (0, 2)
    assert refusal(match, "B lay melee") == "B5.2"
    lay(match, "planning planning")
    act(match, "A feint shot", "C feint shot")
    assert see(match)["stage"] == 1
    assert match.waiting == (0, 2)


# B5.3


@pytest.mark.parametrize(
    "more", [{"knockouts": "melee"}, {"sequences": {0: "shot"}}, {"traps": "melee", "energy": [1, 3, 3]}]
)
def test_B5_3_the_first_players_leaving_leaves_the_card_where_it_is(more):
    match = reveal("melee trick shot", **more)
    assert (fighting(match), see(match)["first"]) == ("BC", 0)
    act(match, "B dodge", "C suppress")
    lay(match, "defence defence")
    assert (see(match)["first"], match.waiting) == (0, (1,))


# B6.1


def test_B6_1_opponents_are_all_heroes_in_the_battle_but_oneself():
    assert energy(act(reveal("shot melee melee melee", seats=4), "A shoot")) == [3, 2, 2, 2]


def test_B6_1_opponents_are_not_ones_team():
    match = act(reveal("shot melee melee melee", seats=4, teams=2), "A shoot")
    assert energy(match) == [3, 2, 3, 2]
    match = act(reveal("shot melee melee melee", seats=4, teams=2), "A suppress")
    assert sizes(match) == [2, 1, 2, 1]
    match = act(reveal("ambush melee melee melee", seats=4, teams=2), "A stun defence")
    assert sizes(match) == [2, 1, 2, 1]


def test_B6_1_one_hero_is_any_other_team_mates_included():
    match = reveal("melee melee melee melee", seats=4, teams=2)
    assert [move for move in legal(match, 0) if "flurry" in move] == ["flurry B", "flurry C", "flurry D"]
    assert refusal(match, "A flurry A") == "B6.1"
    assert energy(act(match, "A flurry C")) == [3, 3, 2, 3]


def test_B6_1_slide_is_for_opponents_only():
    match = reveal("trick melee melee melee", seats=4, teams=2)
    assert [move for move in legal(match, 0) if "slide" in move] == ["slide B", "slide D"]
    assert refusal(match, "A slide C") == refusal(match, "A slide A") == "B6.1"


# B6.2


def test_B6_2_all_damage_is_dealt_then_those_at_zero_leave_together():
    match = act(reveal("shot melee melee melee", seats=4, energy=[3, 1, 1, 2]), "A shoot")
    news = [(event["event"], event["seat"]) for event in match.events(None) if event["event"] in ("hurt", "left")]
    assert news == [("hurt", 1), ("hurt", 2), ("hurt", 3), ("left", 1), ("left", 2)]
    assert fighting(match) == "AD"
    assert match.waiting == (3,)
