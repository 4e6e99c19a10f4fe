"""The fourteen actions, and B6.3 to B6.7: what they do to whom."""

import pytest

from herotable.games.battle.table import CARDS

from .invariants import check
from .position import (
    act,
    discarded,
    energy,
    fighting,
    hand,
    legal,
    refusal,
    reveal,
    seat,
    see,
    sizes,
    told,
)

# The fourteen actions, in the order of the table of moves


def test_B3_2_every_card_offers_its_two_actions():
    verbs = [{move.split()[0] for move in legal(reveal(f"{card} trick trick", spent="A"), 0)} for card in CARDS]
    assert verbs == [
        {"seize", "stun"}, {"aid", "explosives"}, {"leap", "flurry"}, {"feint", "vantage"}, {"dodge", "slide"},
        {"shoot", "suppress"}, {"breather", "stance"},
    ]  # fmt: skip


@pytest.mark.parametrize(("card", "action"), [("arsenal", "aid"), ("defence", "breather")])
def test_B3_2_aid_and_breather_give_one_energy(card, action):
    match = act(reveal(f"{card} trick trick", energy=[2, 3, 3]), f"A {action}")
    assert energy(match) == [3, 3, 3]
    assert told(match, "healed") == [(0, 3)]
    assert told(match, "acted") == [(0, action)]


@pytest.mark.parametrize(("card", "action", "cards"), [("melee", "leap", 2), ("trick", "dodge", 3)])
def test_B3_2_leap_draws_two_and_dodge_three(card, action, cards):
    match = act(reveal(f"{card} trick trick"), f"A {action}")
    assert sizes(match) == [2 + cards, 2, 2]
    assert [(who, n) for who, _, n in told(match, "drawn")] == [(0, cards)]


@pytest.mark.parametrize(
    ("sequence", "damage"), [("", 1), ("melee", 2), ("melee melee", 3), ("ambush melee", 2), ("ambush arsenal", 1)]
)
def test_B3_2_flurry_deals_one_for_each_melee_in_the_sequence(sequence, damage):
    match = act(reveal("melee trick trick", sequences={0: sequence}, energy=[3, 6, 6]), "A flurry C")
    assert energy(match) == [3, 6, 6 - damage]


def test_B3_2_flurry_counts_only_ones_own_melees():
    match = act(reveal("melee trick trick", sequences={1: "melee melee"}, energy=[3, 6, 6]), "A flurry C")
    assert energy(match)[2] == 5


def test_B3_2_shoot_to_hit_and_stance():
    match = act(reveal("shot defence melee"), "A shoot", "B stance")
    assert energy(match) == [3, 2, 2]
    assert seat(match, 1)["turned"] == [0]


def test_B3_2_all_are_told_the_card_named_and_the_hero_aimed_at():
    assert told(act(reveal("ambush trick trick"), "A stun shot"), "named") == [(0, "shot")]
    assert told(act(reveal("melee trick trick"), "A flurry C"), "aimed") == [(0, 2)]
    assert told(act(reveal("trick trick trick"), "A slide B"), "aimed") == [(0, 1)]


# B6.3


def test_B6_3_stun_every_opponent_discards_one_such_card():
    match = act(reveal("ambush melee melee", hands={0: "shot", 1: "shot shot", 2: "shot trick"}), "A stun shot")
    assert [hand(match, who) for who in range(3)] == ["shot", "shot", "trick"]
    assert told(match, "discarded") == [(1, "shot"), (2, "shot")]
    assert discarded(match) == "shot shot"
    assert told(match, "shown") == []
    check(match)


def test_B6_3_who_has_none_shows_the_hand_to_all_and_an_empty_hand_shows_nothing():
    match = act(
        reveal("ambush melee melee melee", seats=4, hands={1: "trick arsenal", 2: "", 3: "shot"}), "A stun shot"
    )
    assert told(match, "shown") == [(1, ("arsenal", "trick"))]
    assert sizes(match) == [2, 2, 0, 0]
    assert fighting(match) == "ABCD"


@pytest.mark.parametrize("card", CARDS)
def test_B6_3_any_move_may_be_named(card):
    match = reveal("ambush melee melee", hands={1: f"{card} trick", 2: card})
    act(match, f"A stun {card}")
    assert told(match, "discarded") == [(1, card), (2, card)]


def test_B6_3_a_card_face_down_is_not_touched():
    match = act(reveal("ambush melee melee", hands={1: "trick", 2: ""}), "A stun melee")
    assert told(match, "shown") == [(1, ("trick",))]
    assert told(match, "revealed")[-1] == (1, "melee")
    match = act(reveal("shot melee melee", hands={1: "", 2: ""}), "A suppress")
    assert told(match, "revealed")[-1] == (1, "melee")
    match = act(reveal("trick melee melee", hands={1: "shot"}), "A slide B")
    assert legal(match, 0) == ["take shot"]


# B6.4


def test_B6_4_suppressive_fire_discards_one_random_card_of_every_opponent():
    gone = set()
    for seed in range(30):
        match = act(reveal("shot melee melee", hands={1: "trick ambush shot", 2: "arsenal"}, seed=seed), "A suppress")
        assert sizes(match) == [2, 2, 0]
        (_, one), (_, other) = told(match, "discarded")
        assert other == "arsenal"
        gone.add(one)
    assert gone == {"trick", "ambush", "shot"}


def test_B6_4_no_card_nothing():
    match = act(reveal("shot melee melee", hands={1: "", 2: "trick"}), "A suppress")
    assert told(match, "discarded") == [(2, "trick")]


# B6.5


def turned(laid, **more):
    """B has a turned Defence; A acts first."""
    return reveal(laid, sequences={1: "defence*"}, **more)


def test_B6_5_stance_protects_from_flurry_and_both_actions_of_shot():
    assert energy(act(turned("melee shot shot"), "A flurry B")) == [3, 3, 3]
    assert energy(act(turned("shot shot shot"), "A shoot")) == [3, 3, 2]
    assert sizes(act(turned("shot shot shot"), "A suppress")) == [2, 2, 1]


def test_B6_5_a_protected_hero_may_be_targeted():
    assert "flurry B" in legal(turned("melee shot shot"), 0)


def test_B6_5_stance_does_not_protect_from_a_trap():
    match = act(turned("arsenal shot shot", traps="shot"), "A aid")
    assert energy(match) == [4, 2, 3]


def test_B6_5_stance_does_not_protect_from_seize():
    assert energy(act(turned("melee shot ambush", first=1), "B shoot", "C seize")) == [2, 2, 2]


def test_B6_5_stance_does_not_protect_from_stun_nor_slide():
    assert hand(act(turned("ambush shot shot", hands={1: "trick melee"}), "A stun trick"), 1) == "melee"
    match = act(turned("trick shot shot", hands={1: "trick melee"}), "A slide B", "A take melee")
    assert hand(match, 1) == "trick"


def test_B6_5_stance_does_not_protect_from_abilities():
    match = act(turned("melee shot shot", heroes="thor gamora groot"), "A ability")
    assert energy(match) == [3, 2, 2]


def test_B6_5_it_begins_when_the_card_is_turned():
    match = act(reveal("defence shot melee"), "A stance", "B shoot", "C flurry A")
    assert energy(match) == [3, 3, 2]


def test_B6_5_a_breather_is_no_stance():
    assert energy(act(reveal("defence shot melee"), "A breather", "B shoot")) == [3, 3, 2]


def test_B6_5_it_lasts_while_the_turned_card_is_in_the_sequence():
    sequences = {0: "ambush arsenal", 1: "ambush defence*", 2: "ambush arsenal"}
    match = act(reveal("shot shot arsenal", sequences=sequences), "A shoot", "B suppress", "C aid")
    assert energy(match) == [3, 3, 3]
    assert seat(match, 1)["turned"] == []
    match = reveal("shot shot shot")
    assert energy(act(match, "A shoot")) == [3, 2, 2]


def test_B6_5_after_leaving_the_sequence_it_protects_no_more():
    sequences = {0: "ambush arsenal", 1: "ambush defence*", 2: "ambush arsenal"}
    match = reveal("shot shot arsenal", sequences=sequences, hands={0: "shot", 1: "shot", 2: "melee"})
    act(match, "A shoot", "B shoot", "C aid", "A lay shot", "B lay shot", "C lay melee", "A shoot")
    assert energy(match) == [2, 2, 1]


# B6.6


def test_B6_6_slide_looks_at_a_hand_and_takes_one_card():
    match = act(reveal("trick shot shot", hands={0: "", 1: "melee shot shot"}), "A slide B")
    assert see(match)["target"] == 1
    assert legal(match, 0) == ["take melee", "take shot"]
    assert refusal(match, "A take trick") == "B6.6"
    assert told(match, "looked", 0) == [(0, 1, ("melee", "shot", "shot"))]
    act(match, "A take shot")
    assert (hand(match, 0), hand(match, 1)) == ("shot", "melee shot")
    assert match.waiting == (1,)
    check(match)


def test_B6_6_slide_does_nothing_to_an_empty_hand_which_may_be_chosen_all_the_same():
    match = reveal("trick shot shot", hands={0: "melee", 1: ""})
    assert "slide B" in legal(match, 0)
    act(match, "A slide B")
    assert (hand(match, 0), match.waiting, fighting(match)) == ("melee", (1,), "ABC")


def test_B6_6_suppressive_fire_may_be_chosen_against_empty_hands():
    match = reveal("shot shot shot", hands={1: "", 2: ""})
    assert "suppress" in legal(match, 0)
    assert match.waiting == (0,)
    assert act(match, "A suppress").waiting == (1,)
