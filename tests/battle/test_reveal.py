"""B3.2: a card is turned up; its number, the Knockout, the trap; then ability and action."""

import pytest

from herotable.games.battle.table import CARDS

from .position import (
    act,
    energy,
    fighting,
    knockouts,
    legal,
    refusal,
    reveal,
    seat,
    see,
    told,
    traps,
)

# B3.2


def revealers(match, seats):
    """In which order the cards are turned up."""
    while len(told(match, "revealed")) < seats:
        who = match.waiting[0]
        match.play(who, match.legal(who)[0])
    return [who for who, _ in told(match, "revealed")]


@pytest.mark.parametrize(
    ("first", "out", "order"), [(0, "", [0, 1, 2, 3]), (2, "", [2, 3, 0, 1]), (1, "BC", [3, 0]), (3, "D", [0, 1, 2])]
)
def test_B3_2_clockwise_from_the_first_player_or_the_next_on_their_left(first, out, order):
    cards = " ".join(["arsenal"] * len(order))
    assert revealers(reveal(cards, seats=4, first=first, out=out), len(order)) == order


@pytest.mark.parametrize("left", CARDS)
@pytest.mark.parametrize("card", CARDS)
def test_B3_2_step_1_a_lower_number_than_the_card_on_the_left_puts_out(left, card):
    number = {"ambush": 1, "arsenal": 1, "melee": 2, "planning": 3, "trick": 4, "shot": 5, "defence": 5}
    match = reveal(f"{card} shot shot", sequences=dict.fromkeys(range(3), left))
    assert (fighting(match) == "ABC") == (number[card] >= number[left])
    assert told(match, "left") == ([] if number[card] >= number[left] else [(0, "order")])


def test_B3_2_step_1_knockout_and_trap_are_not_looked_at():
    match = reveal("melee shot shot", sequences={0: "trick"}, knockouts="melee", traps="melee")
    assert fighting(match) == "BC"
    assert knockouts(match) == traps(match) == "melee"
    assert energy(match)[0] == 3
    assert told(match, "sprung") == []


def test_B3_2_step_2_a_knockout_goes_back_to_the_pile_and_the_hero_leaves_without_acting():
    match = reveal("melee melee shot", knockouts="melee")
    assert (told(match, "met"), told(match, "left")) == ([(0, "melee")], [(0, "knockout")])
    assert knockouts(match) == ""
    assert match.waiting == (1,)
    assert see(match)["actor"] == 1
    assert energy(match) == [3, 3, 3]


def test_B3_2_step_2_a_stance_turned_earlier_saves():
    match = reveal("defence shot shot", sequences={0: "defence*"}, knockouts="defence")
    assert fighting(match) == "ABC"
    assert knockouts(match) == ""
    assert told(match, "survived") == [(0, "defence")]


def test_B3_2_step_2_the_defence_just_revealed_does_not_protect_nor_one_not_turned():
    assert fighting(reveal("defence shot shot", knockouts="defence")) == "BC"
    assert fighting(reveal("shot shot shot", sequences={0: "defence"}, knockouts="shot")) == "BC"


def test_B3_2_step_3_a_trap_costs_one_energy_and_stays():
    match = reveal("melee shot shot", traps="melee")
    assert (energy(match), traps(match)) == ([2, 3, 3], "melee")
    assert told(match, "sprung") == [(0, "melee")]
    assert match.waiting == (0,)


def test_B3_2_step_3_also_under_a_knockout_just_survived():
    match = reveal("shot shot shot", sequences={0: "defence*"}, knockouts="shot", traps="shot")
    assert (fighting(match), energy(match)[0], traps(match)) == ("ABC", 2, "shot")


def test_B3_2_step_3_who_leaves_by_a_trap_does_not_act():
    match = reveal("melee shot shot", traps="melee", energy=[1, 3, 3])
    assert told(match, "left") == [(0, "energy")]
    assert match.waiting == (1,)
    assert traps(match) == "melee"


def test_B3_2_step_4_first_an_ability_then_one_of_the_two_actions():
    match = reveal("arsenal shot shot", heroes="cosmo gamora yondu", traps="melee")
    assert legal(match, 0) == sorted(legal(match, 0), key=lambda move: move != "ability")
    assert {move.split()[0] for move in legal(match, 0)} == {"ability", "aid", "explosives"}
    act(match, "A ability")
    assert not seat(match, 0)["ready"]
    assert told(match, "used") == [(0,)]
    assert {move.split()[0] for move in legal(match, 0)} == {"aid", "explosives"}
    act(match, "A aid")
    assert energy(match)[0] == 4
    assert match.waiting == (1,)


def test_B3_2_step_4_an_ability_works_once_a_battle_and_only_in_its_owners_turn():
    match = reveal("arsenal arsenal arsenal", heroes="cosmo groot yondu", spent="A")
    assert refusal(match, "A ability") in ("B9", "B3.2")
    assert refusal(match, "B ability") in ("B9", "B3.2")


@pytest.mark.parametrize("move", ["B aid", "A leap", "A shoot", "A done", "A stay", "A lay planning", "C flurry A"])
def test_B3_2_step_4_no_other_move_is_possible(move):
    refusal(reveal("arsenal arsenal melee"), move)


def test_B3_2_step_4_an_action_that_changes_nothing_may_be_chosen():
    match = act(reveal("arsenal shot shot", energy=[6, 3, 3]), "A aid")
    assert energy(match) == [6, 3, 3]
    match = act(reveal("melee shot shot", sequences={1: "defence*"}), "A flurry B")
    assert energy(match) == [3, 3, 3]
