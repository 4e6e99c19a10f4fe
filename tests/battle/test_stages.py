"""B3: a round of three stages; laying, revealing, acting, and when the battle is over."""

import pytest

from .invariants import check
from .position import (
    act,
    battle,
    discarded,
    fighting,
    go_on,
    hand,
    lay,
    legal,
    new_battle,
    refusal,
    reveal,
    seat,
    see,
    sizes,
    told,
    wins,
)

# B3.1


def test_B3_1_empty_hands_are_checked_before_anybody_chooses_and_leave_at_the_same_moment():
    match = reveal("arsenal arsenal arsenal arsenal", hands={1: "", 3: ""}, seats=4)
    act(match, "A aid", "B aid", "C aid")
    assert fighting(match) == "ABCD"
    act(match, "D aid")
    assert fighting(match) == "AC"
    assert told(match, "left") == [(1, "cards"), (3, "cards")]
    assert match.waiting == (0, 2)
    assert see(match)["phase"] == "choose"


def test_B3_1_the_end_is_checked_before_the_choice():
    match = act(reveal("arsenal arsenal arsenal", hands={1: "", 2: ""}), "A aid", "B aid", "C aid")
    assert (wins(match), see(match)["battle"]) == ([1, 0, 0], 2)


def test_B3_1_empty_hands_are_checked_at_the_start_of_a_round_too():
    match = reveal("melee melee melee", hands={2: ""}, sequences=dict.fromkeys(range(3), "arsenal arsenal"))
    act(match, "A leap", "B leap", "C flurry A")
    assert told(match, "left") == [(2, "cards")]
    assert told(match, "round") == [(2,)]


def test_B3_1_a_card_drawn_in_time_saves():
    match = act(reveal("melee arsenal arsenal", hands={0: ""}), "A leap", "B aid", "C aid")
    assert fighting(match) == "ABC"


def test_B3_1_all_heroes_in_the_battle_lay_one_card_from_hand_at_once():
    match = battle(hands={0: "melee shot shot", 1: "trick", 2: "ambush"}, out="C")
    assert match.waiting == (0, 1)
    assert legal(match, 0) == ["lay melee", "lay shot"]
    assert legal(match, 2) == []
    assert (refusal(match, "A lay trick"), refusal(match, "C lay ambush")) == ("B3.1", "B5.2")


def test_B3_1_the_choice_may_be_changed_until_the_last_has_chosen():
    match = battle(hands={0: "melee shot"})
    act(match, "A lay melee", "B lay planning")
    assert match.waiting == (2,)
    assert seat(match, 0, 0)["choice"] == "melee"
    assert legal(match, 0) == ["lay melee", "lay shot"]
    act(match, "A lay shot", "B lay defence", "C lay planning")
    assert told(match, "revealed") == [(0, "shot")]
    assert (hand(match, 0), hand(match, 1)) == ("melee", "planning")
    assert seat(match, 1, 1)["choice"] == "defence"
    assert "lay planning" not in legal(match, 1)


def test_B3_1_nothing_tells_the_others_what_was_chosen():
    views = []
    for card in ("melee", "shot"):
        match = act(battle(hands={0: "melee shot"}), f"A lay {card}")
        match.play(1, "lay planning")
        views.append([(match.view(eye), match.events(eye)) for eye in (1, 2, None)])
        assert seat(match, 0, 1)["choice"] is None
    assert views[0] == views[1]


def test_B3_1_a_card_face_down_stays_hidden_until_its_turn():
    views = [
        [(match.view(eye), match.events(eye)) for eye in (0, 2, None)]
        for match in (reveal(f"arsenal {card} shot", hands={1: other}) for card, other in
                      (("melee", "shot"), ("shot", "melee")))
    ]  # fmt: skip
    assert views[0] == views[1]


def test_B3_1_a_card_that_breaks_the_order_may_be_laid():
    match = battle(hands={0: "ambush shot"}, sequences=dict.fromkeys(range(3), "trick"))
    assert legal(match, 0) == ["lay ambush", "lay shot"]


def test_B3_1_the_card_lies_to_the_right_of_the_sequence():
    match = reveal("shot shot shot", sequences=dict.fromkeys(range(3), "trick"))
    assert seat(match, 0)["sequence"] == ["trick", "shot"]


# B3.3


def test_B3_3_the_battle_ends_at_once_and_no_further_card_is_revealed():
    match = act(reveal("shot ambush ambush", energy=[1, 1, 1]), "A shoot")
    assert told(match, "revealed") == [(0, "shot")]
    assert wins(match) == [1, 0, 0]


@pytest.mark.parametrize("more", [{"sequences": {0: "shot"}}, {"knockouts": "melee"}, {"traps": "melee"}])
def test_B3_3_after_each_step_of_a_reveal(more):
    match = reveal("melee ambush", seats=2, energy=[1, 3], **more)
    assert wins(match) == [0, 1]
    assert told(match, "revealed") == [(0, "melee")]


def test_B3_3_a_card_not_revealed_has_no_effect_its_owner_can_win_with_a_wrong_one():
    match = reveal("ambush ambush", seats=2, sequences={0: "shot", 1: "shot"}, knockouts="ambush")
    assert told(match, "left") == [(0, "order")]
    assert wins(match) == [0, 1]


def test_B3_3_a_seize_that_puts_the_last_opponent_out_still_takes_the_card():
    match = reveal("arsenal ambush", seats=2, energy=[1, 3])
    act(match, "A explosives shot", "B seize")
    assert wins(match) == [0, 1]
    assert see(match)["first"] == 1


# B3.4


def test_B3_4_after_three_stages_all_sequences_go_to_the_discard_and_the_next_round_starts():
    match = reveal("trick trick trick", sequences=dict.fromkeys(range(3), "melee planning"), first=1)
    act(match, "B dodge", "C dodge")
    assert discarded(match) == ""
    act(match, "A dodge")
    assert discarded(match) == "melee melee melee planning planning planning trick trick trick"
    assert [one["sequence"] for one in see(match)["seats"]] == [[], [], []]
    assert told(match, "round") == [(2,)]
    assert (see(match)["round"], see(match)["stage"], see(match)["first"]) == (2, 0, 1)
    check(match)


def test_B3_4_sequences_stay_between_stages():
    match = act(reveal("trick trick trick"), "A dodge", "B dodge", "C dodge")
    assert [one["sequence"] for one in see(match)["seats"]] == [["trick"]] * 3
    assert see(match)["stage"] == 1
    lay(go_on(match, "choose"), "planning defence defence")
    assert told(match, "left") == [(0, "order")]


def test_B3_4_the_first_player_card_does_not_move_at_the_end_of_a_battle():
    match = new_battle("cold-void", first=2)
    assert see(match)["first"] == 2
    assert sizes(match) == [5, 5, 5]
