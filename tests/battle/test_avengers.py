"""B9: the ten heroes of the Avengers' box."""

import pytest

from .invariants import check
from .position import (
    act,
    energy,
    fighting,
    knockouts,
    lay,
    legal,
    new_battle,
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


# Iron Man, Black Widow


def test_B9_iron_man_does_both_of_shot():
    match = act(reveal("shot melee melee", heroes="iron-man gamora rocket"), "A shoot", "A suppress")
    assert (energy(match), sizes(match)) == ([3, 2, 2], [3, 1, 1])


def test_B9_iron_man_draws_a_card_only_when_both_are_done():
    match = act(reveal("shot melee melee", heroes="iron-man gamora rocket"), "A shoot", "A done")
    assert sizes(match) == [2, 2, 2]
    frozen = act(reveal("arsenal shot melee", heroes="groot iron-man rocket"), "A ability", "A aid")
    assert sizes(act(frozen, "B suppress", "B shoot")) == [1, 2, 1]


def test_B9_iron_man_if_the_first_ends_the_battle_there_is_no_second():
    match = act(reveal("shot melee melee", heroes="iron-man gamora rocket", energy=[1, 1, 1]), "A shoot")
    assert wins(match) == [1, 0, 0]
    assert told(match, "acted") == [(0, "shoot")]


def test_B9_black_widow_does_both_of_trick_the_second_decided_after_the_first():
    match = reveal("trick melee melee", heroes="black-widow gamora rocket", hands={1: "shot melee"})
    act(match, "A slide B", "A take shot")
    assert verbs(match, 0) == {"dodge", "done"}
    act(match, "A dodge")
    assert sizes(match) == [6, 1, 2]
    check(match)


# Captain America


@pytest.mark.parametrize(("had", "has"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_B9_captain_america_with_two_energy_takes_no_damage_from_traps_but_sets_them_off(had, has):
    match = reveal("melee shot shot", heroes="captain-america gamora rocket", traps="melee", energy=[had, 3, 3])
    assert (energy(match)[0], traps(match), match.waiting) == (has, "melee", (0,))
    assert told(match, "sprung") == [(0, "melee")]


def test_B9_captain_america_is_hurt_by_all_else():
    match = reveal("melee shot shot", heroes="gamora captain-america rocket", first=1)
    act(match, "B suppress", "C shoot", "A flurry B")
    assert energy(match) == [2, 1, 3]


# Thor


def test_B9_thor_one_damage_to_all_opponents_stance_does_not_help_then_his_action():
    match = reveal("melee shot shot", heroes="thor gamora rocket", sequences={1: "defence*"})
    act(match, "A ability")
    assert energy(match) == [3, 2, 2]
    assert match.waiting == (0,)
    assert verbs(match, 0) == {"leap", "flurry"}


def test_B9_thor_if_the_battle_ends_by_it_there_is_no_action():
    match = act(reveal("melee shot shot", heroes="thor gamora rocket", energy=[3, 1, 1]), "A ability")
    assert (wins(match), told(match, "acted")) == ([1, 0, 0], [])
    assert see(match)["battle"] == 2


def test_B9_thor_puts_out_some_and_goes_on():
    match = act(reveal("melee shot shot", heroes="thor gamora rocket", energy=[3, 1, 3]), "A ability")
    assert (fighting(match), match.waiting) == ("AC", (0,))
    assert [move for move in legal(match, 0) if "flurry" in move] == ["flurry C"]


@pytest.mark.parametrize(("hand", "left"), [("trick shot defence", 1), ("trick", 0), ("", 0)])
def test_B9_thor_discards_two_at_random_for_it(hand, left):
    match = act(reveal("melee shot shot", heroes="thor gamora rocket", hands={0: hand}), "A ability")
    assert sizes(match)[0] == left
    assert len(told(match, "discarded")) == len(hand.split()) - left
    check(match)


# Hulk


@pytest.mark.parametrize(("field", "damage"), [(None, 2), ("arena", 3)])
def test_B9_hulk_flurry_deals_one_more_adding_to_the_battlefields(field, damage):
    match = act(reveal("melee shot shot", heroes="hulk gamora rocket", energy=[3, 6, 3], field=field), "A flurry B")
    assert energy(match) == [3, 6 - damage, 3]


def test_B9_hulk_nothing_against_stance():
    match = act(reveal("melee shot shot", heroes="hulk gamora rocket", sequences={1: "defence*"}), "A flurry B")
    assert energy(match) == [3, 3, 3]


def test_B9_hulk_counts_every_melee_and_one_more():
    match = reveal("melee shot shot", heroes="hulk gamora rocket", energy=[3, 6, 3], sequences={0: "melee"})
    assert energy(act(match, "A flurry B")) == [3, 3, 3]


# Hawkeye


def test_B9_hawkeye_both_actions_of_his_shot_ignore_stance():
    more = {"heroes": "hawkeye gamora rocket", "sequences": {1: "defence*"}}
    assert energy(act(reveal("shot shot shot", **more), "A shoot")) == [3, 2, 2]
    assert sizes(act(reveal("shot shot shot", **more), "A suppress")) == [2, 1, 1]
    assert energy(act(reveal("melee shot shot", **more), "A flurry B")) == [3, 3, 3]


def test_B9_hawkeye_receives_a_shot_before_each_battle_on_top_of_the_five():
    match = new_battle("falling", heroes="hawkeye gamora rocket", hands=dict.fromkeys(range(3), "melee trick"))
    assert sizes(match) == [6, 5, 5]
    assert told(match, "received") == [(0, "shot")]


def test_B9_hawkeye_receives_it_besides_the_battlefields_card():
    match = new_battle("bunker", heroes="hawkeye gamora rocket")
    assert sizes(match) == [7, 6, 6]
    assert sorted(told(match, "received")) == [(0, "defence"), (0, "shot"), (1, "defence"), (2, "defence")]


# Black Panther

PANTHER = "black-panther gamora rocket"


def test_B9_black_panther_the_first_knockout_does_nothing_the_trap_still_counts():
    match = reveal("melee shot shot", heroes=PANTHER, knockouts="melee", traps="melee")
    assert (fighting(match), knockouts(match), energy(match)[0]) == ("ABC", "", 2)
    assert told(match, "survived") == [(0, "melee")]
    assert match.waiting == (0,)


def test_B9_black_panther_the_second_knockout_puts_him_out():
    assert fighting(reveal("melee shot shot", heroes=PANTHER, knockouts="melee", spent="A")) == "BC"
    match = reveal("melee shot shot", heroes=PANTHER, knockouts="melee", hands={0: "shot"})
    act(match, "A leap", "B suppress", "C suppress")
    match.table.knockouts = sum(1 << kind for kind in range(7))
    match.play(0, match.legal(0)[0])
    lay(match, " ".join(str(match.legal(who)[0]).split()[1] for who in match.waiting))
    assert told(match, "left")[0] == (0, "knockout")


def test_B9_black_panther_one_stopped_by_stance_does_not_count():
    match = reveal("shot shot shot", heroes=PANTHER, knockouts="shot", sequences={0: "defence*"})
    assert (fighting(match), seat(match, 0)["ready"], knockouts(match)) == ("ABC", True, "")


def test_B9_black_panther_is_ready_again_in_the_next_battle():
    assert seat(new_battle("cold-void", heroes=PANTHER, knockouts="shot"), 0)["ready"]


# Captain Marvel, Spider-Man


@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 5), (5, 6), (6, 6)])
def test_B9_captain_marvel_gains_one_up_to_the_maximum(before, after):
    match = reveal("melee shot shot", heroes="captain-marvel gamora rocket", energy=[before, 3, 3])
    act(match, "A ability")
    assert energy(match)[0] == after
    assert not seat(match, 0)["ready"]
    assert verbs(match, 0) == {"leap", "flurry"}


@pytest.mark.parametrize(("left", "card", "stays"), [("planning", "melee", True), ("planning", "ambush", False)])
def test_B9_spider_man_may_be_one_lower(left, card, stays):
    match = reveal(f"{card} shot shot", heroes="spider-man gamora rocket", sequences={0: left})
    assert (fighting(match) == "ABC") == stays


def test_B9_spider_man_every_time_and_compared_with_the_card_on_the_left():
    assert (
        fighting(reveal("melee shot shot", heroes="spider-man gamora rocket", sequences={0: "trick planning"})) == "ABC"
    )
    assert fighting(reveal("melee shot shot", heroes="gamora spider-man rocket", sequences={0: "planning"})) == "BC"


@pytest.mark.parametrize(("left", "card", "stays"), [("planning", "trick", True), ("planning", "shot", False)])
def test_B9_spider_man_going_down_may_be_one_higher(left, card, stays):
    match = reveal(f"{card} arsenal arsenal", heroes="spider-man gamora rocket", sequences={0: left}, field="falling")
    assert (fighting(match) == "ABC") == stays
