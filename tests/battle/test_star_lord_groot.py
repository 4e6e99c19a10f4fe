"""B9: Star-Lord and Groot."""

import pytest

from .position import (
    act,
    energy,
    fighting,
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
    traps,
    wins,
)


def verbs(match, who):
    return {move.split()[0] for move in legal(match, who)}


# Star-Lord


def star_lord(card, copied, *moves, **more):
    """A reveals first and acts; then B, who is Star-Lord."""
    more = {"heroes": "gamora star-lord rocket"} | more
    return act(reveal(f"{copied} {card} shot", **more), *moves)


def test_B9_star_lord_performs_either_action_of_a_card_revealed_this_stage_instead_of_his_own():
    match = star_lord("melee", "shot", "A suppress", hands={1: "trick trick"})
    act(match, "B copy A")
    assert verbs(match, 1) == {"shoot", "suppress"}
    assert not seat(match, 1)["ready"]
    assert told(match, "copied") == [(1, 0)]
    act(match, "B shoot")
    assert energy(match) == [2, 3, 2]
    assert match.waiting == (2,)


def test_B9_star_lord_only_cards_revealed_already_of_opponents_in_the_battle():
    match = reveal("melee shot trick shot", heroes="gamora rocket star-lord groot", knockouts="shot", first=0)
    act(match, "A leap")
    assert [move for move in legal(match, 2) if "copy" in move] == ["copy A"]
    assert refusal(match, "C copy B")
    assert refusal(match, "C copy D")


def test_B9_star_lord_unusable_if_nobody_has_revealed():
    match = reveal("melee shot trick", heroes="star-lord gamora rocket")
    assert verbs(match, 0) == {"leap", "flurry"}
    assert seat(match, 0)["ready"]


def test_B9_star_lord_only_once_a_battle():
    match = star_lord("melee", "shot", "A suppress", spent="B")
    assert verbs(match, 1) == {"leap", "flurry"}


@pytest.mark.parametrize(
    ("sequence", "card", "damage"),
    [("ambush", "shot", 1), ("melee", "shot", 2), ("melee melee", "shot", 3), ("melee", "melee", 2)],
)
def test_B9_star_lord_a_copied_flurry_counts_his_card_as_one_melee(sequence, card, damage):
    match = star_lord(card, "melee", "A leap", sequences={1: sequence}, energy=[3, 3, 6])
    act(match, "B copy A", "B flurry C")
    assert energy(match) == [3, 3, 6 - damage]


def test_B9_star_lord_a_copied_stance_turns_his_card():
    match = star_lord("melee", "defence", "A breather", heroes="rocket star-lord gamora")
    act(match, "B copy A", "B stance")
    assert seat(match, 1)["turned"] == [0]
    assert energy(act(match, "C shoot")) == [3, 3, 3]
    assert seat(match, 0)["turned"] == []


def test_B9_star_lord_the_copied_tactic_is_not_checked():
    match = reveal("shot melee shot", heroes="gamora star-lord rocket", traps="shot")
    act(match, "A suppress", "B copy A", "B shoot")
    assert energy(match) == [1, 3, 1]


def test_B9_star_lord_others_bonuses_do_not_come_along():
    match = star_lord("melee", "shot", "A shoot", "A suppress", heroes="iron-man star-lord rocket")
    act(match, "B copy A", "B shoot")
    assert match.waiting == (2,)
    match = star_lord("melee", "shot", "A suppress", heroes="hawkeye star-lord rocket", sequences={2: "defence*"})
    assert energy(act(match, "B copy A", "B shoot")) == [2, 3, 3]
    match = star_lord("shot", "melee", "A leap", heroes="hulk star-lord rocket")
    assert energy(act(match, "B copy A", "B flurry C")) == [3, 3, 2]


def test_B9_star_lord_a_copied_seize_gives_him_the_card():
    match = star_lord("shot", "ambush", "A stun trick")
    act(match, "B copy A", "B seize")
    assert (see(match)["first"], energy(match)) == (1, [2, 3, 3])


def test_B9_star_lord_a_stance_helps_against_a_copied_shot():
    match = star_lord("shot", "shot", "A suppress", sequences={2: "defence*"}, heroes="gamora star-lord rocket")
    assert energy(act(match, "B copy A", "B shoot")) == [2, 3, 3]


def test_B9_star_lord_a_stance_helps_against_a_copied_flurry():
    match = star_lord("shot", "melee", "A leap", sequences={2: "defence*"})
    assert energy(act(match, "B copy A", "B flurry C")) == [3, 3, 3]


def test_B9_star_lord_may_copy_a_card_whose_owner_was_silenced():
    match = reveal("melee shot trick", heroes="mantis gamora star-lord", hands={0: "arsenal"})
    act(match, "A silence B", "A leap", "C copy B", "C shoot")
    assert energy(match) == [2, 2, 3]


def test_B9_star_lord_may_copy_the_card_that_doctor_strange_laid_instead():
    match = reveal("melee trick shot", heroes="doctor-strange star-lord gamora", hands={0: "shot"})
    act(match, "A swap shot", "A suppress", "B copy A")
    assert verbs(match, 1) == {"shoot", "suppress"}


def test_B9_star_lord_copies_the_two_steps_of_slide_and_vantage_point():
    match = star_lord("shot", "trick", "A dodge", hands={2: "melee"})
    act(match, "B copy A", "B slide C", "B take melee")
    assert hand(match, 2) == ""
    match = star_lord("shot", "planning", "A feint melee")
    assert traps(act(match, "B copy A", "B vantage shot", "B trap melee")) == "melee shot"


# Groot


def frozen(card, *moves, **more):
    """A is Groot, has used his ability; then B acts."""
    match = reveal(f"arsenal {card} melee", **{"heroes": "groot gamora rocket"} | more)
    return act(match, "A ability", "A aid", *moves)


def test_B9_groot_leap_and_dodge_draw_nothing():
    match = frozen("melee", "B leap", "C leap")
    assert sizes(match) == [2, 2, 2]
    assert see(match)["frozen"]
    assert sizes(frozen("trick", "B dodge")) == [2, 2, 2]


def test_B9_groot_slide_looks_but_does_not_take():
    match = frozen("trick", "B slide C", hands={2: "shot melee"})
    assert told(match, "looked", 1) == [(1, 2, ("melee", "shot"))]
    assert told(match, "stolen") == []
    assert sizes(match) == [2, 2, 2]
    assert match.waiting == (2,)


def test_B9_groot_spoils_are_not_taken():
    match = frozen("trick", knockouts="trick", field="spoils")
    assert (fighting(match), sizes(match), told(match, "stolen")) == ("AC", [2, 2, 2], [])


def test_B9_groot_also_if_groot_leaves():
    match = reveal("arsenal melee melee", heroes="groot gamora rocket", energy=[1, 3, 3])
    act(match, "A ability", "A explosives shot", "B flurry A", "C leap")
    assert (fighting(match), sizes(match)) == ("BC", [2, 2, 2])


def test_B9_groot_until_the_round_ends():
    match = reveal("trick melee melee", heroes="groot gamora rocket", sequences={0: "ambush ambush"})
    act(match, "A ability", "A dodge", "B leap", "C leap")
    assert (sizes(match), see(match)["frozen"], see(match)["round"]) == ([2, 2, 2], False, 2)
    match = frozen("melee", "B leap", "C leap", hands={0: "melee melee", 1: "melee", 2: "melee"})
    lay(match, "melee melee melee")
    act(match, "A leap")
    assert sizes(match)[0] == 1


def test_B9_groot_a_salvage_and_reinforcements_draw_too():
    match = frozen("melee", traps="melee", field="salvage")
    assert sizes(match) == [2, 2, 2]


def test_B9_groot_gives_the_ability_back_in_the_next_battle():
    match = new_battle("cold-void", heroes="groot gamora rocket", spent="A")
    assert seat(match, 0)["ready"]


def test_B9_groot_the_next_battle_is_not_frozen():
    match = reveal("shot melee melee", heroes="groot gamora rocket", energy=[1, 1, 1])
    act(match, "A ability", "A shoot")
    assert (wins(match), sizes(match), see(match)["frozen"]) == ([1, 0, 0], [5, 5, 5], False)
