"""B9: heroes of the Guardians' box who do both actions, keep their last energy, clear the tactics or recover."""

import pytest

from .invariants import check
from .position import (
    act,
    discarded,
    energy,
    fighting,
    knockouts,
    legal,
    new_battle,
    reveal,
    seat,
    sizes,
    told,
    traps,
)


def verbs(match, who):
    return {move.split()[0] for move in legal(match, who)}


# Gamora, Rocket, Yondu


@pytest.mark.parametrize(
    ("hero", "card", "one", "other"),
    [
        ("gamora", "defence", ["breather"], ["stance"]),
        ("rocket", "arsenal", ["aid"], ["explosives shot"]),
        ("yondu", "planning", ["feint melee"], ["vantage shot", "trap trick"]),
        ("iron-man", "shot", ["suppress"], ["shoot"]),
        ("black-widow", "trick", ["dodge"], ["slide B", "take defence"]),
    ],
)
def test_B9_gamora_rocket_yondu_iron_man_black_widow_may_do_both_in_either_order_or_one(hero, card, one, other):
    verbs_of = [moves[0].split()[0] for moves in (one, other)]
    for first, second in ((one, other), (other, one)):
        match = reveal(f"{card} ambush ambush", heroes=f"{hero} cosmo thor")
        act(match, *[f"A {move}" for move in first])
        assert match.waiting == (0,)
        assert "done" in legal(match, 0)
        assert verbs(match, 0) == {second[0].split()[0], "done"}
        alone = reveal(f"{card} ambush ambush", heroes=f"{hero} cosmo thor")
        act(alone, *[f"A {move}" for move in first], "A done")
        assert alone.waiting == (1,)
        act(match, *[f"A {move}" for move in second])
        assert match.waiting == (1,)
        assert [action for _, action in told(match, "acted")] == [move[0].split()[0] for move in (first, second)]
        check(match)
    others = reveal(f"{card} ambush ambush", heroes="cosmo thor groot")
    assert set(verbs_of) < verbs(others, 0)
    act(others, *[f"A {move}" for move in one])
    assert others.waiting == (1,)


def test_B9_gamora_does_both_of_defence():
    match = act(reveal("defence shot shot", heroes="gamora rocket cosmo"), "A breather", "A stance", "B shoot")
    assert energy(match) == [4, 3, 2]


def test_B9_rocket_does_both_of_arsenal():
    match = act(reveal("arsenal shot shot", heroes="rocket gamora cosmo"), "A explosives shot", "A aid")
    assert (energy(match), traps(match)) == ([4, 2, 3], "shot")


def test_B9_yondu_does_both_of_planning():
    match = act(
        reveal("planning melee shot", heroes="yondu gamora cosmo"), "A feint melee", "A vantage shot", "A trap melee"
    )
    assert (fighting(match), knockouts(match), traps(match)) == ("AC", "", "melee shot")
    assert discarded(match) == "melee"


def test_B9_yondu_draws_a_card_only_when_both_are_done():
    match = act(reveal("planning melee shot", heroes="yondu gamora cosmo"), "A feint shot", "A vantage shot")
    assert sizes(match)[0] == 2
    assert sizes(act(match, "A trap melee"))[0] == 3
    alone = act(reveal("planning melee shot", heroes="yondu gamora cosmo"), "A feint shot", "A done")
    assert sizes(alone)[0] == 2


def test_B9_gamora_draws_nothing_for_both():
    match = act(reveal("defence melee shot", heroes="gamora rocket cosmo"), "A breather", "A stance")
    assert sizes(match)[0] == 2


def test_B9_gamora_and_others_do_only_one_action_of_other_cards():
    match = act(reveal("arsenal shot shot", heroes="gamora rocket cosmo"), "A aid")
    assert match.waiting == (1,)


# Nebula, Cosmo, Adam Warlock


def last_stage(**more):
    return reveal("trick trick trick", sequences={0: "melee melee"}, **more)


@pytest.mark.parametrize("damage", [1, 3])
def test_B9_nebula_once_a_battle_is_left_with_one(damage):
    sequence = " ".join(["melee"] * (damage - 1))
    match = act(
        reveal("melee shot shot", heroes="gamora nebula cosmo", sequences={0: sequence}, energy=[3, 1, 3]), "A flurry B"
    )
    assert (fighting(match), energy(match)[1]) == ("ABC", 1)
    assert told(match, "healed") == []


@pytest.mark.parametrize(("hand", "left"), [("trick shot defence melee arsenal planning", 1), ("trick", 0)])
def test_B9_nebula_discards_at_random_for_the_energy_she_keeps(hand, left):
    match = reveal("melee shot shot", heroes="gamora nebula cosmo", energy=[3, 1, 3], hands={1: hand})
    act(match, "A flurry B")
    assert sizes(match)[1] == left
    assert len(told(match, "discarded")) == len(hand.split()) - left
    check(match)


def test_B9_nebula_hit_again_leaves():
    match = reveal("melee shot shot", heroes="gamora nebula cosmo", energy=[3, 1, 3])
    act(match, "A flurry B", "B suppress", "C shoot")
    assert fighting(match) == "AC"


def test_B9_nebula_damage_that_leaves_some_spends_nothing():
    hands = {1: "planning trick defence shot arsenal melee melee"}
    match = reveal("melee shot shot", heroes="gamora nebula cosmo", energy=[3, 2, 3], hands=hands)
    act(match, "A flurry B", "B suppress", "C shoot")
    assert (fighting(match), energy(match)[1]) == ("ABC", 1)


def test_B9_nebula_works_against_traps_and_acts_then():
    match = act(reveal("arsenal melee shot", heroes="gamora nebula cosmo", traps="melee", energy=[3, 1, 3]), "A aid")
    assert (energy(match)[1], match.waiting) == (1, (1,))


def test_B9_nebula_is_ready_again_in_the_next_battle():
    match = new_battle("cold-void", heroes="nebula gamora cosmo", spent="A")
    assert seat(match, 0)["ready"]


def test_B9_cosmo_lifts_every_knockout_and_clears_every_trap():
    match = reveal("melee shot shot", heroes="cosmo gamora rocket", traps="melee shot", knockouts="shot trick")
    assert energy(match)[0] == 2
    act(match, "A ability")
    assert (traps(match), knockouts(match)) == ("", "")
    assert verbs(match, 0) == {"leap", "flurry"}


def test_B9_cosmo_may_use_it_with_nothing_to_clear_and_not_after_his_own_knockout():
    match = act(reveal("melee shot shot", heroes="cosmo gamora rocket"), "A ability")
    assert not seat(match, 0)["ready"]
    assert fighting(reveal("melee shot shot", heroes="cosmo gamora rocket", knockouts="melee")) == "BC"


def test_B9_cosmo_draws_a_card_after_clearing():
    match = act(reveal("melee shot shot", heroes="cosmo gamora rocket", hands={0: "trick"}), "A ability")
    assert sizes(match)[0] == 2
    frozen = act(reveal("melee shot shot", heroes="groot cosmo rocket", hands={1: "trick"}), "A ability", "A leap")
    assert sizes(act(frozen, "B ability"))[1] == 1


@pytest.mark.parametrize("field", ["seven-cards", "second-wind", "exhausted"])
def test_B9_adam_warlock_starts_like_the_others(field):
    start, *others = energy(new_battle(field, heroes="adam-warlock gamora rocket"))
    assert others == [start, start]


@pytest.mark.parametrize(("had", "has", "field"), [(1, 2, None), (2, 2, None), (3, 3, None), (1, 1, "cold-void")])
def test_B9_adam_warlock_recovers_when_a_further_round_begins_and_he_has_less_than_two(had, has, field):
    match = last_stage(heroes="adam-warlock gamora rocket", energy=[had, 2, 2], field=field)
    assert energy(act(match, "A dodge", "B dodge", "C dodge")) == [has, 2, 2]


def test_B9_adam_warlock_does_not_recover_when_he_is_out():
    more = {"sequences": {1: "melee melee"}, "energy": [0, 2, 2], "out": "A"}
    match = reveal("trick trick", heroes="adam-warlock gamora rocket", **more)
    assert energy(act(match, "B dodge", "C dodge")) == [0, 2, 2]
