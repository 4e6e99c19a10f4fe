"""B10: the twelve battlefields of the Avengers' box."""

import pytest

from .invariants import check
from .position import (
    act,
    energy,
    fighting,
    go_on,
    hand,
    knockouts,
    lay,
    new_battle,
    reveal,
    seat,
    see,
    sizes,
    told,
    traps,
    wins,
)


def last_stage(field, laid="trick trick trick", **more):
    """The third stage of a round."""
    return reveal(laid, field=field, **{"sequences": {0: "melee melee"}} | more)


def test_B10_exhausted_starts_with_two_energy():
    assert energy(new_battle("exhausted")) == [2, 2, 2]


def test_B10_thin_air_energy_is_at_most_four():
    match = reveal("arsenal arsenal shot", field="thin-air", energy=[4, 3, 3], heroes="gamora cosmo captain-marvel")
    act(match, "A aid", "B aid", "C ability")
    assert energy(match) == [4, 4, 4]


# Reinforcements


def test_B10_reinforcements_everyone_draws_one_at_the_start_of_a_round_the_first_included():
    match = go_on(new_battle("reinforcements"), "choose")
    assert sizes(match) == [8, 8, 8]
    match = act(last_stage("reinforcements", "shot shot shot", first=1), "B shoot", "C shoot", "A shoot")
    assert sizes(match) == [3, 3, 3]
    assert [(who, n) for who, _, n in told(match, "drawn")] == [(1, 1), (2, 1), (0, 1)]


def test_B10_reinforcements_heroes_in_the_battle_only_and_not_every_stage():
    match = act(last_stage("reinforcements", "shot shot", out="C"), "A shoot", "B shoot")
    assert sizes(match) == [3, 3, 2]
    match = act(last_stage("reinforcements", "shot shot shot", sequences={0: "melee"}), "A shoot", "B shoot", "C shoot")
    assert sizes(match) == [2, 2, 2]


def test_B10_reinforcements_before_empty_hands_are_checked():
    match = act(last_stage("reinforcements", "shot shot shot", hands={1: ""}), "A shoot", "B shoot", "C shoot")
    assert (fighting(match), sizes(match)[1]) == ("ABC", 1)


def test_B10_reinforcements_are_not_stopped_by_a_freeze_of_the_round_before():
    match = last_stage("reinforcements", "shot shot shot", heroes="groot gamora rocket")
    act(match, "A ability", "A shoot", "B shoot", "C shoot")
    assert sizes(match) == [3, 3, 3]


# Salvage


def test_B10_salvage_who_sets_off_a_trap_draws_one_before_the_action():
    match = reveal("melee shot shot", field="salvage", traps="melee")
    assert (energy(match), sizes(match), match.waiting) == ([2, 3, 3], [3, 2, 2], (0,))
    check(match)


def test_B10_salvage_only_if_still_in():
    match = reveal("melee shot shot", field="salvage", traps="melee", energy=[1, 3, 3])
    assert (fighting(match), sizes(match)) == ("BC", [2, 2, 2])


def test_B10_salvage_captain_america_draws():
    more = {"heroes": "captain-america gamora rocket", "energy": [2, 3, 3]}
    match = reveal("melee shot shot", field="salvage", traps="melee", **more)
    assert (energy(match), sizes(match)) == ([2, 3, 3], [3, 2, 2])


# Open ground, arena, bunker


def test_B10_open_ground_stance_does_not_protect_from_shot():
    more = {"field": "open-ground", "sequences": {1: "defence*"}}
    assert energy(act(reveal("shot shot shot", **more), "A shoot")) == [3, 2, 2]
    assert sizes(act(reveal("shot shot shot", **more), "A suppress")) == [2, 1, 1]


def test_B10_open_ground_stance_still_protects_from_flurry_and_knockouts():
    more = {"field": "open-ground", "sequences": {1: "defence*"}}
    assert energy(act(reveal("melee shot shot", **more), "A flurry B")) == [3, 3, 3]
    match = act(reveal("melee shot trick", knockouts="shot", **more), "A leap")
    assert fighting(match) == "ABC"


def test_B10_arena_flurry_deals_one_more():
    match = act(reveal("melee shot shot", field="arena", energy=[3, 6, 3], sequences={0: "melee"}), "A flurry B")
    assert energy(match) == [3, 3, 3]
    match = act(reveal("melee shot shot", field="arena", sequences={1: "defence*"}), "A flurry B")
    assert energy(match) == [3, 3, 3]


def test_B10_bunker_everyone_receives_a_defence():
    hands = {0: "melee " * 5, 1: "arsenal " * 5, 2: "planning " * 5}
    match = new_battle("bunker", hands=hands)
    assert [hand(match, who).split()[-1] for who in range(3)] == ["defence"] * 3
    assert sizes(match) == [6, 6, 6]
    assert [who for who, _ in told(match, "received")] == [2, 1, 0]


# Soft blows


def test_B10_soft_blows_a_knockout_deals_two_and_returns_to_the_pile():
    match = reveal("melee shot shot", field="soft-blows", knockouts="melee")
    assert (energy(match), fighting(match), knockouts(match)) == ([1, 3, 3], "ABC", "")
    assert match.waiting == (0,)


def test_B10_soft_blows_who_is_still_in_goes_on_with_trap_and_action():
    match = reveal("melee shot shot", field="soft-blows", knockouts="melee", traps="melee", energy=[4, 3, 3])
    assert (energy(match)[0], match.waiting) == (1, (0,))
    match = reveal("melee shot shot", field="soft-blows", knockouts="melee", energy=[2, 3, 3])
    assert (fighting(match), told(match, "left")) == ("BC", [(0, "energy")])


def test_B10_soft_blows_stance_and_black_panther_take_no_damage():
    match = reveal("shot shot shot", field="soft-blows", knockouts="shot", sequences={0: "defence*"})
    assert (energy(match)[0], knockouts(match)) == (3, "")
    match = reveal("melee shot shot", field="soft-blows", knockouts="melee", heroes="black-panther gamora rocket")
    assert (energy(match)[0], knockouts(match), seat(match, 0)["ready"]) == (3, "", False)


def test_B10_soft_blows_drax_stays_and_nebula_is_left_with_one():
    match = reveal(
        "melee shot shot", field="soft-blows", knockouts="melee", heroes="drax gamora rocket", energy=[2, 3, 3]
    )
    assert (fighting(match), energy(match)[0], match.waiting) == ("ABC", 0, (0,))
    match = reveal(
        "melee shot shot", field="soft-blows", knockouts="melee", heroes="nebula gamora rocket", energy=[2, 3, 3]
    )
    assert (fighting(match), energy(match)[0]) == ("ABC", 1)


def test_B10_soft_blows_nebula_and_a_trap_under_it():
    more = {"heroes": "nebula gamora rocket", "energy": [2, 3, 3], "traps": "melee"}
    match = reveal("melee shot shot", field="soft-blows", knockouts="melee", **more)
    assert fighting(match) == "BC"


# Shifting command


def test_B10_shifting_command_passes_left_after_each_round():
    match = act(last_stage("shifting-command"), "A dodge", "B dodge", "C dodge")
    assert see(match)["first"] == 1
    assert told(match, "first") == [(1,)]
    match = act(last_stage("shifting-command", sequences={0: "melee"}), "A dodge", "B dodge", "C dodge")
    assert see(match)["first"] == 0


def test_B10_shifting_command_to_the_nearest_hero_in_the_battle():
    match = act(last_stage("shifting-command", "trick trick", out="B"), "A dodge", "C dodge")
    assert see(match)["first"] == 2
    match = act(last_stage("shifting-command", "trick trick", out="C", first=2), "A dodge", "B dodge")
    assert see(match)["first"] == 0


def test_B10_shifting_command_not_when_the_battle_ends():
    match = last_stage("shifting-command", "shot shot shot", first=0, energy=[3, 1, 1])
    act(match, "A shoot")
    assert (wins(match), see(match)["first"]) == ([1, 0, 0], 0)
    match = last_stage("shifting-command", "melee shot", first=0, energy=[3, 3, 3], knockouts="shot", out="C")
    act(match, "A leap")
    assert (wins(match), see(match)["first"]) == ([1, 0, 0], 0)


# Mirror world


def test_B10_mirror_world_reveals_go_counter_clockwise():
    match = reveal("trick trick trick trick", seats=4, field="mirror-world", first=1)
    act(match, "B dodge", "A dodge", "D dodge", "C dodge")
    assert [who for who, _ in told(match, "revealed")] == [1, 0, 3, 2]


def test_B10_mirror_world_with_the_first_player_out_from_the_next_on_their_right():
    match = reveal("trick trick trick", seats=4, field="mirror-world", first=1, out="B")
    assert match.waiting == (0,)
    assert act(match, "A dodge").waiting == (3,)


def test_B10_mirror_world_after_a_seize_the_nearest_on_the_right():
    match = act(reveal("trick trick trick ambush", seats=4, field="mirror-world"), "A dodge", "D seize")
    assert (see(match)["first"], match.waiting) == (3, (2,))
    assert act(match, "C dodge").waiting == (1,)


def test_B10_mirror_world_draft_and_hands_are_unchanged():
    match = new_battle("mirror-world", first=1, hands={0: "", 1: "", 2: ""})
    assert [who for who, _, _ in told(match, "drawn")] == [1, 2, 0]
    assert match.waiting == (0,)
    match.play(0, match.legal(0)[0])
    assert match.waiting == (2,)


# No time, fresh start


def test_B10_no_time_there_is_no_draft():
    match = new_battle("no-time")
    assert (see(match)["phase"], sizes(match), see(match)["draft"]) == ("choose", [5, 5, 5], [])
    assert told(match, "offered") == told(match, "drafted") == []


@pytest.mark.parametrize(("card", "stays"), [("ambush", True), ("arsenal", True), ("melee", False)])
def test_B10_fresh_start_a_one_may_be_laid_after_anything(card, stays):
    match = reveal(f"{card} shot shot", field="fresh-start", sequences={0: "shot"})
    assert (fighting(match) == "ABC") == stays


def test_B10_fresh_start_the_next_card_is_compared_with_that_one():
    match = reveal("melee shot shot", field="fresh-start", sequences={0: "shot ambush"})
    assert fighting(match) == "ABC"
    assert traps(match) == ""
    assert lay(
        act(reveal("arsenal shot shot", field="fresh-start", sequences={0: "shot"}), "A aid", "B shoot", "C shoot"),
        "planning defence defence",
    ).waiting == (0,)
