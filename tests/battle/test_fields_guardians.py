"""B10: the battlefields of the Guardians' box but Spoils, and B6.7."""

import pytest

from herotable.games.battle.table import BATTLEFIELDS, CARDS
from herotable.words import Translator

from .invariants import check
from .position import (
    act,
    energy,
    fighting,
    go_on,
    hand,
    knockouts,
    new_battle,
    next_field,
    reveal,
    seat,
    see,
    sizes,
    told,
    traps,
    wins,
)

SEVEN = "ambush arsenal melee planning trick shot defence"

# Seven cards


def test_B10_seven_cards_both_limits_become_seven_and_the_draft_comes_on_top():
    match = new_battle("seven-cards", hands={0: SEVEN + " trick trick", 1: "melee", 2: SEVEN})
    assert match.waiting == (0,)
    act(match, "A discard trick", "A discard trick")
    assert sizes(match) == [7, 7, 7]
    assert len(see(match)["draft"]) == 8
    assert sizes(go_on(match, "choose")) == [9, 9, 9]


# Second wind, deep traps, minefield


def test_B10_second_wind_starts_with_six_energy():
    assert energy(new_battle("second-wind")) == [6, 6, 6]


def test_B10_deep_traps_deal_two():
    match = reveal("melee shot shot", field="deep-traps", traps="melee")
    assert energy(match) == [1, 3, 3]
    assert fighting(reveal("melee shot shot", field="deep-traps", traps="melee", energy=[2, 3, 3])) == "BC"


def test_B10_minefield_the_tactics_from_five_up_start_trapped():
    match = new_battle("minefield")
    assert traps(match) == "shot defence"
    assert knockouts(match) == ""


# Smoke screen (and B6.7)


FIVE = {0: "melee " * 5, 1: "arsenal " * 5, 2: "planning " * 5}


def test_B10_smoke_screen_everyone_receives_a_trick_on_top_of_the_five_before_the_draft():
    match = new_battle("smoke-screen", hands=FIVE, laid="shot ambush ambush")
    assert sizes(match) == [6, 6, 6]
    assert [hand(match, who).split()[-1] for who in range(3)] == ["trick"] * 3
    assert told(match, "received") == [(2, "trick"), (1, "trick"), (0, "trick")]
    names = [event["event"] for event in match.events(None)]
    assert names.index("received") < names.index("offered")
    assert see(match)["phase"] == "draft"


def test_B6_7_copies_come_first_from_the_deck_and_the_rest_of_the_discard_stays():
    match = new_battle("smoke-screen", hands=FIVE, laid="shot trick ambush")
    assert see(match)["discard"] == ["ambush", "trick", "shot"]
    check(match)


def test_B6_7_then_from_the_discard():
    hands = FIVE | {1: "trick " * 5}
    match = new_battle("smoke-screen", hands=hands, laid="shot trick ambush")
    assert told(match, "received") == [(2, "trick"), (1, "trick")]
    assert see(match)["discard"] == ["ambush", "shot"]
    assert sizes(match) == [5, 6, 6]
    check(match)


@pytest.mark.parametrize(("first", "order"), [(0, [2]), (1, [0]), (2, [1])])
def test_B6_7_too_few_are_dealt_from_the_first_players_right_counter_clockwise(first, order):
    left = (first + 1) % 3
    hands = dict.fromkeys(range(3), "melee defence planning arsenal arsenal") | {first: "trick " * 5}
    hands[left] = "trick melee planning arsenal defence"
    laid = ["ambush"] * 3
    laid[first], laid[left] = "shot", "trick"
    match = new_battle("smoke-screen", laid=" ".join(laid), hands=hands, first=first)
    assert [who for who, _ in told(match, "received")] == order
    assert sorted(sizes(match)) == [5, 5, 6]


def test_B6_7_a_received_card_is_known_to_all():
    match = new_battle("smoke-screen", hands=FIVE, laid="shot ambush ambush")
    assert [seat(match, 1, eye)["known"] for eye in (0, 2, None)] == [["trick"]] * 3


# Supply drop, cold void, falling


@pytest.mark.parametrize(
    ("language", "usual", "more"), [("en", "draw 2 cards", "draw 3 cards"), ("ru", "2 карты", "3 карты")]
)
def test_B10_supply_drop_leap_is_offered_with_its_number(language, usual, more):
    for name, number in ((None, usual), ("supply-drop", more)):
        match = reveal("melee shot shot", field=name)
        words = Translator(match.game, language, ["A", "B", "C"])
        leap = next(move for move in match.legal(0) if move.name == "leap")
        assert words.move(leap, see(match, 0)).endswith(number)
        assert not any(letter.isdigit() for letter in words.move(leap))


def test_B10_supply_drop_leap_and_dodge_draw_one_more():
    match = act(reveal("melee trick shot", field="supply-drop"), "A leap", "B dodge")
    assert sizes(match) == [5, 6, 2]


def test_B10_cold_void_starts_with_five_energy():
    assert energy(new_battle("cold-void")) == [5, 5, 5]


def test_B10_cold_void_no_energy_can_be_gained_the_actions_may_be_chosen():
    match = reveal("arsenal defence melee", field="cold-void", heroes="gamora rocket captain-marvel")
    act(match, "A aid", "B breather", "C ability")
    assert energy(match) == [3, 3, 3]
    assert not seat(match, 2)["ready"]
    assert told(match, "healed") == []


@pytest.mark.parametrize(
    ("left", "card", "stays"),
    [("shot", "trick", True), ("shot", "defence", True), ("melee", "planning", False), ("ambush", "arsenal", True)],
)
def test_B10_falling_a_card_is_wrong_if_higher(left, card, stays):
    match = reveal(f"{card} arsenal arsenal", field="falling", sequences={0: left})
    assert (fighting(match) == "ABC") == stays


# Dying star


def last_stage(**more):
    return reveal("trick trick trick", **{"sequences": {0: "melee melee"}, "field": "dying-star"} | more)


def test_B10_dying_star_every_hero_loses_one_at_the_end_of_a_round():
    match = act(last_stage(energy=[3, 1, 2]), "A dodge", "B dodge")
    assert energy(match) == [3, 1, 2]
    act(match, "C dodge")
    assert (energy(match), fighting(match), see(match)["round"]) == ([2, 0, 1], "AC", 2)


def test_B10_dying_star_only_at_the_end_of_a_round_and_only_those_in():
    match = act(last_stage(sequences={0: "melee"}), "A dodge", "B dodge", "C dodge")
    assert energy(match) == [3, 3, 3]
    match = reveal("trick trick", sequences={0: "melee melee"}, field="dying-star", out="C")
    assert energy(act(match, "A dodge", "B dodge")) == [2, 2, 3]


def test_B10_dying_star_stance_does_not_help():
    match = reveal("shot defence shot", sequences={1: "melee defence*"}, field="dying-star")
    assert energy(act(match, "A suppress", "B breather", "C suppress")) == [2, 3, 2]


def test_B10_dying_star_the_last_hero_wins():
    match = act(last_stage(energy=[2, 1, 1]), "A dodge", "B dodge", "C dodge")
    assert wins(match) == [1, 0, 0]


def test_B10_dying_star_nebulas_ability_works_and_drax_leaves():
    match = last_stage(energy=[3, 1, 1], heroes="gamora nebula drax", hands={1: "shot " * 7})
    act(match, "A dodge", "B dodge", "C dodge")
    assert (energy(match), fighting(match)) == ([2, 1, 0], "AB")


# Ambushers


def test_B10_ambushers_a_knockout_lands_at_the_start_of_each_round_the_first_included():
    match = go_on(new_battle("ambushers"), "choose")
    assert len(knockouts(match).split()) == 1
    match = reveal("trick trick trick", sequences={0: "melee melee"}, field="ambushers", knockouts="shot")
    act(match, "A dodge", "B dodge", "C dodge")
    assert len(knockouts(match).split()) == 2
    assert told(match, "knockout") == [(name,) for name in knockouts(match).split() if name != "shot"]


def test_B10_ambushers_on_a_random_free_tactic():
    seen = set()
    for seed in range(40):
        match = reveal(
            "shot shot shot", sequences={0: "melee melee"}, field="ambushers", seed=seed, knockouts="trick melee"
        )
        act(match, "A shoot", "B shoot", "C shoot")
        seen |= set(knockouts(match).split())
    assert seen == set(CARDS)


def test_B10_ambushers_if_no_tactic_is_free_nothing():
    others = " ".join(card for card in CARDS if card != "planning")
    match = reveal("planning planning planning", sequences={0: "melee melee"}, field="ambushers", knockouts=others)
    act(match, "A vantage shot", "A trap trick", "B vantage shot", "B trap trick", "C feint planning")
    assert (see(match)["round"], knockouts(match)) == (2, " ".join(CARDS))
    assert told(match, "knockout") == [("planning",)]


@pytest.mark.parametrize("name", ["cold-void", "second-wind"])
def test_B10_nobody_starts_without_energy_whatever_a_pack_says(name):
    match = reveal("shot shot shot", energy=[1, 1, 1])
    match.table.effect[BATTLEFIELDS.index(name), 1] = 0
    next_field(match.table, name)
    assert energy(act(match, "A shoot")) == [1, 1, 1]


def test_B6_7_what_a_hero_receives_comes_after_the_battlefields_cards():
    match = new_battle("smoke-screen", heroes="gamora hawkeye rocket")
    assert [card for _, card in told(match, "received")] == ["trick", "trick", "trick", "shot"]
