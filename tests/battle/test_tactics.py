"""B3.5, B4: the first-player card, Knockouts and traps."""

import pytest

from herotable.games.battle.table import CARDS

from .position import (
    act,
    energy,
    fighting,
    go_on,
    knockouts,
    lay,
    legal,
    new_battle,
    refusal,
    reveal,
    seat,
    see,
    told,
    traps,
)

# B3.5


def test_B3_5_seize_damage_first_then_the_card():
    match = act(reveal("melee ambush melee"), "A leap", "B seize")
    assert energy(match) == [2, 3, 3]
    assert see(match)["first"] == 1
    names = [event["event"] for event in match.events(None)]
    assert names.index("hurt") < names.index("first")
    assert told(match, "first") == [(1,)]


def test_B3_5_next_reveals_the_nearest_to_the_left_of_the_new_first_player():
    match = act(reveal("melee melee ambush melee", seats=4, first=1), "B leap", "C seize")
    assert match.waiting == (3,)
    act(match, "D leap")
    assert match.waiting == (0,)
    go_on(match, "choose")
    lay(match, "planning planning planning planning")
    assert told(match, "revealed")[4][0] == 2


def test_B3_5_those_who_have_revealed_or_are_out_are_passed_over():
    match = act(reveal("melee ambush melee", seats=4, out="C"), "A leap", "B seize")
    assert match.waiting == (3,)
    act(match, "D leap")
    assert see(match)["phase"] == "choose"


def test_B3_5_if_the_first_players_hero_is_out_nobody_is_hurt():
    match = act(reveal("ambush melee", first=2, out="C", seats=3), "A seize")
    assert energy(match) == [3, 3, 3]
    assert see(match)["first"] == 0


def test_B3_5_the_first_player_may_do_it_too():
    match = act(reveal("ambush melee melee"), "A seize")
    assert energy(match) == [2, 3, 3]
    assert see(match)["first"] == 0


def test_B3_5_if_they_leave_by_it_the_card_stays_with_them():
    match = act(reveal("ambush melee melee", energy=[1, 3, 3]), "A seize")
    assert fighting(match) == "BC"
    assert see(match)["first"] == 0
    assert match.waiting == (1,)


def test_B3_5_the_first_player_hurt_out_loses_the_card():
    match = act(reveal("melee ambush melee", energy=[1, 3, 3]), "A leap", "B seize")
    assert (fighting(match), see(match)["first"], match.waiting) == ("BC", 1, (2,))


# B4.1


def test_B4_1_feint_puts_a_knockout_where_there_is_none_or_lifts_one():
    match = reveal("planning shot shot", knockouts="melee", traps="trick")
    assert all(f"feint {card}" in legal(match, 0) for card in CARDS)
    assert knockouts(act(match, "A feint trick")) == "melee trick"
    assert traps(match) == "trick"
    assert told(match, "knockout") == [("trick",)]
    match = act(reveal("planning shot shot", knockouts="melee trick", traps="trick"), "A feint trick")
    assert (knockouts(match), traps(match)) == ("melee", "trick")
    assert told(match, "lifted") == [("trick",)]


def test_B4_1_all_seven_tactics_may_have_one_each():
    match = act(
        reveal("planning arsenal arsenal", knockouts="ambush arsenal melee trick shot defence"), "A feint planning"
    )
    assert knockouts(match) == "ambush melee planning trick shot defence"
    assert told(match, "left") == [(1, "knockout")]


def test_B4_1_one_that_worked_returns_to_the_pile_and_the_next_is_safe():
    match = reveal("melee melee melee", knockouts="melee")
    assert (fighting(match), knockouts(match)) == ("BC", "")
    assert match.waiting == (1,)


# B4.2


@pytest.mark.parametrize(("before", "after"), [("", "shot"), ("shot", "")])
@pytest.mark.parametrize("knockout", ["", "shot"])
def test_B4_2_explosives_turn_a_tactic_under_a_knockout_too(before, after, knockout):
    match = act(reveal("arsenal melee melee", traps=before, knockouts=knockout), "A explosives shot")
    assert (traps(match), knockouts(match)) == (after, knockout)
    assert told(match, "trapped" if after else "cleared") == [("shot",)]


def test_B4_2_explosives_may_turn_any_tactic():
    match = reveal("arsenal melee melee", traps="shot melee")
    assert [move for move in legal(match, 0) if "explosives" in move] == [f"explosives {card}" for card in CARDS]


@pytest.mark.parametrize(
    ("before", "moves", "after"),
    [
        ("", ("shot", "melee"), "melee shot"),
        ("melee shot", ("shot", "melee"), ""),
        ("shot", ("shot", "trick"), "trick"),
        ("shot", ("trick", "shot"), "trick"),
    ],
)
def test_B4_2_vantage_point_turns_two_tactics_one_of_each_is_fine(before, moves, after):
    match = reveal("planning arsenal arsenal", traps=before)
    act(match, f"A vantage {moves[0]}")
    assert see(match)["target"] == moves[0]
    act(match, f"A trap {moves[1]}")
    assert traps(match) == after
    assert match.waiting == (1,)


def test_B4_2_vantage_point_is_exactly_two_different_tactics():
    match = act(reveal("planning arsenal arsenal"), "A vantage shot")
    assert match.waiting == (0,)
    assert legal(match, 0) == [f"trap {card}" for card in CARDS if card != "shot"]
    assert refusal(match, "A trap shot") == "B4.2"
    assert refusal(match, "A done")


def test_B4_2_vantage_point_under_a_knockout():
    match = act(
        reveal("planning arsenal arsenal", knockouts="shot melee", traps="melee"), "A vantage shot", "A trap melee"
    )
    assert (traps(match), knockouts(match)) == ("shot", "melee shot")


# B4.3


def test_B4_3_traps_stay_until_cleared():
    match = reveal("melee melee melee", traps="melee")
    act(match, "A leap", "B leap", "C leap")
    assert (energy(match), traps(match)) == ([2, 2, 2], "melee")


def test_B4_3_or_until_the_battle_ends():
    assert traps(new_battle("cold-void", traps="melee trick")) == ""


@pytest.mark.parametrize(
    ("card", "moves"), [("arsenal", ["A explosives arsenal"]), ("planning", ["A vantage planning", "A trap shot"])]
)
def test_B4_3_clearing_a_trap_by_the_very_card_takes_its_damage_first(card, moves):
    match = act(reveal(f"{card} melee melee", traps=card), *moves)
    assert energy(match)[0] == 2
    assert card not in traps(match)


def test_B4_3_who_leaves_by_it_does_not_clear_it():
    match = reveal("arsenal melee melee", traps="arsenal", energy=[1, 3, 3])
    assert (fighting(match), traps(match)) == ("BC", "arsenal")


@pytest.mark.parametrize("card", ["planning", "arsenal"])
def test_B4_3_they_must_be_carried_out(card):
    match = reveal(f"{card} melee melee", traps=" ".join(CARDS), energy=[3, 3, 3])
    assert not [move for move in legal(match, 0) if move in ("feint", "vantage", "explosives", "done", "stay")]
    assert seat(match, 0)["fighting"]
