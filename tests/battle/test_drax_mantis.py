"""B9: Drax and Mantis."""

import pytest

from .invariants import check
from .position import (
    act,
    energy,
    fighting,
    go_on,
    lay,
    legal,
    new_battle,
    refusal,
    reveal,
    seat,
    see,
    told,
    traps,
    wins,
)

DRAX = "gamora drax rocket"


def struck(third="shot", stage=2, **more):
    """A strikes the last energy from B, who is Drax, in this stage (0, 1 or 2)."""
    ones = " ".join(["ambush", "arsenal"][:stage])
    more = {"heroes": DRAX, "energy": [3, 1, 3], "sequences": {0: ones, 1: ones, 2: ones}} | more
    return act(reveal(f"melee {third} shot", **more), "A flurry B")


# Drax


def test_B9_drax_stays_and_plays_his_third_card_then_leaves():
    match = struck()
    assert (fighting(match), energy(match), seat(match, 1)["doomed"]) == ("ABC", [3, 0, 3], True)
    assert match.waiting == (1,)
    act(match, "B shoot")
    assert fighting(match) == "AC"
    assert energy(match)[::2] == [2, 2]
    assert told(match, "left") == [(1, "energy")]


def test_B9_drax_struck_in_the_first_stage_plays_three_cards():
    hands = {0: "planning trick shot", 1: "planning trick shot", 2: "planning trick shot"}
    match = act(struck("melee", stage=0, hands=hands), "B leap", "C shoot")
    assert fighting(match) == "ABC"
    lay(match, "planning planning shot")
    act(match, "A feint arsenal", "B feint arsenal", "C shoot")
    assert fighting(match) == "ABC"
    assert seat(match, 1)["doomed"]
    lay(match, "trick trick planning")
    act(match, "A dodge", "B dodge")
    assert told(match, "left") == [(1, "energy"), (2, "order")]


def test_B9_drax_is_a_target_and_takes_no_more_loss():
    match = reveal("melee melee melee", heroes=DRAX, energy=[3, 1, 3])
    act(match, "A flurry B", "B leap")
    assert "flurry B" in legal(match, 2)
    act(match, "C flurry B")
    assert (energy(match)[1], fighting(match)) == (0, "ABC")
    check(match)


def test_B9_drax_leaves_even_if_he_regained_energy():
    match = act(struck("defence"), "B breather")
    assert fighting(match) == "AC"
    assert told(match, "healed") == [(1, 1)]


def test_B9_drax_regained_energy_in_between_does_not_save_him():
    match = struck("defence", stage=1, hands={1: "shot"})
    act(match, "B breather")
    assert (energy(match)[1], fighting(match)) == (1, "ABC")
    act(match, "C suppress")
    assert told(match, "left") == [(1, "cards")]


def test_B9_drax_takes_no_more_loss_after_regaining():
    match = act(struck("defence", stage=1), "B breather", "C shoot")
    assert fighting(match) == "ABC"


def test_B9_drax_a_trap_that_takes_his_last_energy_does_not_stop_his_action():
    match = reveal("melee shot shot", heroes="drax gamora rocket", energy=[1, 3, 3], traps="melee")
    assert (match.waiting, energy(match)[0]) == ((0,), 0)
    act(match, "A flurry B")
    assert energy(match) == [0, 2, 3]
    assert fighting(match) == "ABC"


def test_B9_drax_a_trap_on_his_third_card_lets_him_act_and_leave():
    match = reveal(
        "melee shot shot", heroes="drax gamora rocket", energy=[1, 3, 3], traps="melee", sequences={0: "ambush ambush"}
    )
    act(match, "A flurry B")
    assert (energy(match), fighting(match)) == ([0, 2, 3], "BC")


def test_B9_drax_wins_if_that_action_puts_out_the_last_opponent():
    match = reveal(
        "melee shot", heroes="drax gamora", seats=2, energy=[1, 1], traps="melee", sequences={0: "ambush ambush"}
    )
    act(match, "A flurry B")
    assert wins(match) == [1, 0]


def test_B9_drax_can_win_while_doomed_without_a_turn():
    match = reveal("melee shot", heroes="gamora drax", seats=2, energy=[3, 1], hands={0: "melee", 1: "shot"})
    act(match, "A flurry B", "B suppress")
    assert wins(match) == [0, 1]
    assert not seat(match, 1)["doomed"]
    assert energy(match) == [3, 3]


def test_B9_drax_losing_it_after_his_third_card_leaves_at_once():
    match = reveal("melee shot shot", heroes="drax gamora rocket", energy=[1, 3, 3], sequences={0: "ambush arsenal"})
    act(match, "A leap", "B shoot")
    assert fighting(match) == "BC"
    assert told(match, "left") == [(0, "energy")]


def test_B9_drax_losing_it_by_his_own_third_card():
    match = reveal("ambush shot shot", heroes="drax gamora rocket", energy=[1, 3, 3], sequences={0: "ambush arsenal"})
    act(match, "A seize")
    assert (fighting(match), see(match)["first"], match.waiting) == ("BC", 0, (1,))


@pytest.mark.parametrize(
    ("more", "reason"), [({"sequences": {0: "shot"}}, "order"), ({"knockouts": "melee"}, "knockout")]
)
def test_B9_drax_order_and_knockout_put_him_out_as_usual(more, reason):
    match = reveal("melee shot shot", heroes="drax gamora rocket", energy=[1, 3, 3], **more)
    assert told(match, "left") == [(0, reason)]


def test_B9_drax_an_empty_hand_puts_him_out_as_usual():
    match = act(struck("melee", stage=0, hands={1: ""}), "B flurry C", "C suppress")
    assert told(match, "left") == [(1, "cards")]


def test_B9_drax_is_not_doomed_by_damage_that_leaves_some():
    match = act(struck(energy=[3, 2, 3]), "B shoot", "C suppress")
    assert (fighting(match), energy(match)[1]) == ("ABC", 1)
    assert see(match)["round"] == 2


def test_B9_drax_silenced_on_his_third_card_leaves_without_acting():
    match = reveal("melee shot melee", heroes="mantis drax rocket", energy=[3, 1, 3], sequences={0: "ambush arsenal"})
    act(match, "A silence B", "A flurry B")
    assert fighting(match) == "AC"
    assert energy(match)[::2] == [3, 3]


def test_B9_drax_seized_from_stays_and_loses_the_card():
    match = reveal("melee ambush shot", heroes="drax gamora rocket", energy=[1, 3, 3])
    act(match, "A leap", "B seize")
    assert (fighting(match), energy(match)[0], see(match)["first"]) == ("ABC", 0, 1)


def test_B9_drax_starts_the_next_battle_afresh():
    match = new_battle("falling", heroes="drax gamora rocket", traps="shot")
    assert (wins(match), energy(match), seat(match, 0)["doomed"]) == ([1, 0, 0], [3, 3, 3], False)
    assert traps(match) == ""


# Mantis


def silenced(laid="melee shot shot", *moves, **more):
    """A, who is Mantis, silences B."""
    return act(reveal(laid, **{"heroes": "mantis gamora rocket"} | more), "A silence B", *moves)


def test_B9_mantis_an_opponent_skips_ability_and_action():
    match = silenced()
    assert seat(match, 1)["silenced"]
    assert told(match, "silenced") == [(0, 1)]
    assert {move.split()[0] for move in legal(match, 0)} == {"leap", "flurry"}
    act(match, "A leap")
    assert told(match, "revealed")[1:] == [(1, "shot"), (2, "shot")]
    assert match.waiting == (2,)
    assert energy(match) == [3, 3, 3]
    assert seat(match, 1)["sequence"] == ["shot"]
    assert told(match, "idle") == [(1,)]


def test_B9_mantis_the_first_three_steps_still_count():
    assert energy(silenced("melee shot shot", "A leap", traps="shot"))[1] == 2
    assert fighting(silenced("melee shot trick", "A leap", knockouts="shot")) == "AC"
    assert fighting(silenced("melee shot shot", "A leap", sequences={1: "shot"})) == "ABC"
    assert fighting(silenced("melee trick shot", "A leap", sequences={1: "shot"})) == "AC"


def test_B9_mantis_even_if_mantis_leaves():
    match = reveal("ambush shot melee melee", heroes="mantis gamora rocket groot", energy=[1, 3, 3, 3])
    act(match, "A silence C", "A seize", "B suppress")
    assert fighting(match) == "BCD"
    assert match.waiting == (3,)


def test_B9_mantis_only_opponents_who_have_not_revealed():
    match = reveal("melee shot melee", heroes="gamora mantis rocket")
    act(match, "A leap")
    assert [move for move in legal(match, 1) if "silence" in move] == ["silence C"]
    assert refusal(match, "B silence A")
    assert refusal(match, "B silence B")


def test_B9_mantis_unusable_if_there_is_none():
    match = act(reveal("melee melee shot", heroes="gamora rocket mantis"), "A leap", "B leap")
    assert legal(match, 2) == ["shoot", "suppress"]
    assert seat(match, 2)["ready"]


def test_B9_mantis_only_for_this_stage():
    match = act(silenced("melee shot melee", hands={1: "shot", 2: "planning"}), "A leap", "C leap")
    lay(match, "planning shot planning")
    act(match, "A feint trick")
    assert match.waiting == (1,)
    assert not seat(match, 1)["silenced"]


def test_B9_mantis_a_battle_that_ends_takes_the_silence_with_it():
    match = silenced("shot shot shot", "A shoot", energy=[1, 1, 1])
    assert wins(match) == [1, 0, 0]
    assert not any(one["silenced"] for one in see(match)["seats"])
    go_on(match, "choose")
    assert not any(one["silenced"] for one in see(match)["seats"])


def test_B9_mantis_does_not_stop_doctor_strange():
    match = act(
        reveal("melee shot shot", heroes="mantis doctor-strange rocket", hands={1: "trick"}), "A silence B", "A leap"
    )
    assert (see(match)["phase"], match.waiting) == ("swap", (1,))
    act(match, "B swap trick")
    assert seat(match, 1)["sequence"] == ["trick"]
    assert match.waiting == (2,)
