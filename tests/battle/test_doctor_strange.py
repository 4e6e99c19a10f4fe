"""B9: Doctor Strange."""

import pytest

from .invariants import check
from .position import (
    act,
    discarded,
    energy,
    fighting,
    hand,
    knockouts,
    known,
    legal,
    refusal,
    reveal,
    seat,
    see,
    told,
    traps,
)


def verbs(match, who):
    return {move.split()[0] for move in legal(match, who)}


STRANGE = "doctor-strange gamora rocket"


def test_B9_doctor_strange_takes_the_card_back_and_lays_another_in_its_place():
    match = reveal("melee shot shot", heroes=STRANGE, hands={0: "trick shot"}, deck="defence")
    assert (see(match)["phase"], match.waiting) == ("swap", (0,))
    assert sorted(legal(match, 0)) == ["stay", "swap shot", "swap trick"]
    act(match, "A swap trick")
    assert seat(match, 0)["sequence"] == ["trick"]
    assert hand(match, 0) == "melee shot defence"
    assert not seat(match, 0)["ready"]
    assert verbs(match, 0) == {"dodge", "slide"}
    assert told(match, "swapped") == [(0, "trick")]
    check(match)


def test_B9_doctor_strange_the_card_that_returns_is_seen_by_all():
    match = act(reveal("melee shot shot", heroes=STRANGE, hands={0: "trick shot"}), "A swap trick")
    assert [known(match, eye, 0) for eye in (1, 2, None)] == ["melee"] * 3


@pytest.mark.parametrize("more", [{"sequences": {0: "planning"}}, {"knockouts": "melee"}, {"traps": "melee"}])
def test_B9_doctor_strange_the_steps_look_only_at_the_other_card(more):
    match = act(reveal("melee shot shot", heroes=STRANGE, hands={0: "trick shot"}, **more), "A swap trick")
    assert (fighting(match), energy(match)) == ("ABC", [3, 3, 3])
    assert (knockouts(match), traps(match)) == (more.get("knockouts", ""), more.get("traps", ""))


def test_B9_doctor_strange_may_run_into_something_by_it():
    match = act(reveal("melee shot shot", heroes=STRANGE, hands={0: "trick"}, knockouts="trick"), "A swap trick")
    assert told(match, "left") == [(0, "knockout")]
    assert discarded(match) == "trick"
    assert "melee" in hand(match, 0)


def test_B9_doctor_strange_may_stay_and_keeps_his_ability():
    match = act(reveal("melee shot shot", heroes=STRANGE), "A stay")
    assert seat(match, 0)["ready"]
    assert verbs(match, 0) == {"leap", "flurry"}
    assert refusal(match, "A ability")


def test_B9_doctor_strange_needs_another_card_in_hand():
    match = reveal("melee shot shot", heroes=STRANGE, hands={0: ""})
    assert see(match)["phase"] == "act"
    match = reveal("melee shot shot", heroes=STRANGE, hands={0: "melee"}, deck="shot")
    assert sorted(legal(match, 0)) == ["stay", "swap melee"]
    act(match, "A swap melee")
    assert not seat(match, 0)["ready"]
    assert (hand(match, 0), seat(match, 0)["sequence"]) == ("melee shot", ["melee"])


def test_B9_doctor_strange_cannot_lay_the_card_that_returns():
    match = reveal("melee shot shot", heroes=STRANGE, hands={0: "trick"})
    assert "swap melee" not in legal(match, 0)


def test_B9_doctor_strange_once_a_battle():
    assert see(reveal("melee shot shot", heroes=STRANGE, spent="A"))["phase"] == "act"


def test_B9_doctor_strange_draws_a_card_before_step_1():
    match = act(reveal("melee shot shot", heroes=STRANGE, hands={0: "trick"}, knockouts="trick"), "A swap trick")
    names = [event["event"] for event in match.events(None)]
    assert names.index("swapped") < names.index("drawn") < names.index("met")
    assert len(hand(match, 0).split()) == 2


def test_B9_doctor_strange_draws_nothing_when_he_stays():
    match = act(reveal("melee shot shot", heroes=STRANGE, hands={0: "trick"}), "A stay")
    assert hand(match, 0) == "trick"


def test_B9_doctor_strange_is_stopped_by_groot_only_in_drawing():
    match = reveal("arsenal melee shot", heroes="groot doctor-strange rocket", hands={1: "trick"})
    act(match, "A ability", "A aid", "B swap trick")
    assert hand(match, 1) == "melee"
