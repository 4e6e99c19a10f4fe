"""B10: Spoils."""

from herotable.games.battle.table import CARDS

from .invariants import check
from .position import act, discarded, fighting, hand, reveal, sizes, told


def spoils(laid="melee shot shot", **more):
    """A leaves by a Knockout."""
    return reveal(laid, **{"field": "spoils", "knockouts": "melee", "heroes": "gamora rocket cosmo"} | more)


def test_B10_spoils_each_hero_left_takes_one_random_card():
    match = spoils(hands={0: "shot shot trick"})
    assert sizes(match) == [1, 3, 3]
    assert [(taker, loser) for taker, loser, _ in told(match, "stolen")] == [(1, 0), (2, 0)]
    check(match)


def test_B10_spoils_the_card_is_random():
    assert {told(spoils(hands={0: " ".join(CARDS)}, seed=seed), "stolen", 1)[0][2] for seed in range(60)} == set(CARDS)


def test_B10_spoils_until_the_hand_is_empty_from_the_first_player_clockwise():
    match = reveal(
        "shot shot melee shot", seats=4, first=3, field="spoils", knockouts="melee", hands={2: "trick trick"}
    )
    act(match, "D suppress", "A shoot", "B shoot")
    assert (fighting(match), told(match, "stolen")[0][:2]) == ("ABD", (3, 2))
    assert len(told(match, "stolen")) == 1
    assert sizes(match)[2] == 0


def test_B10_spoils_with_the_first_player_out_from_the_next_hero_in():
    match = spoils("melee shot shot shot", seats=4, heroes="gamora rocket cosmo thor", hands={0: "trick trick"})
    assert [taker for taker, _, _ in told(match, "stolen")] == [1, 2]


def test_B10_spoils_the_last_hero_left_takes_too_then_the_battle_ends():
    match = spoils("melee shot", hands={0: "trick", 1: "ambush " * 4}, out="C")
    names = [event["event"] for event in match.events(None)]
    assert names.index("left") < names.index("stolen") < names.index("won")
    assert (sizes(match)[1], hand(match, 1).split().count("trick")) == (5, 1)


def test_B10_spoils_team_mates_of_the_leaver_take_too():
    match = spoils("melee shot shot shot", seats=4, heroes="gamora rocket cosmo thor", teams=2, hands={0: "trick " * 4})
    assert [taker for taker, _, _ in told(match, "stolen")] == [1, 2, 3]


def test_B10_spoils_several_leaving_together():
    match = reveal("shot melee melee melee", seats=4, field="spoils", energy=[3, 1, 1, 3], first=0)
    act(match, "A shoot")
    assert [(taker, loser) for taker, loser, _ in told(match, "stolen")] == [(0, 1), (3, 1), (0, 2), (3, 2)]
    assert sizes(match) == [4, 0, 0, 4]


def test_B10_spoils_several_leaving_together_clockwise_from_the_first_player():
    match = reveal(
        "melee shot melee melee",
        seats=4,
        field="spoils",
        energy=[1, 3, 3, 1],
        first=3,
        heroes="gamora cosmo groot thor",
    )
    act(match, "D leap", "A leap", "B shoot")
    assert [(taker, loser) for taker, loser, _ in told(match, "stolen")] == [(1, 3), (2, 3), (1, 0), (2, 0)]


def test_B10_spoils_before_the_rest_of_the_effect():
    match = reveal("melee ambush melee melee", seats=4, field="spoils", energy=[1, 3, 3, 3], hands={0: "", 1: ""})
    act(match, "A leap", "B seize")
    names = [event["event"] for event in match.events(None)]
    assert names.index("left") < names.index("stolen") < names.index("first")


def test_B10_spoils_the_card_face_down_is_not_taken():
    match = reveal("melee shot melee", field="spoils", energy=[3, 1, 3], hands={1: "trick trick trick"})
    act(match, "A flurry B")
    assert discarded(match) == "shot"
    assert sizes(match) == [3, 1, 3]


def test_B10_spoils_nothing_from_an_empty_hand():
    match = spoils(hands={0: ""})
    assert told(match, "stolen") == []


def test_B10_spoils_nobody_takes_when_all_leave_at_once():
    match = reveal("shot shot shot", field="spoils", hands={0: "", 1: "", 2: ""})
    act(match, "A suppress", "B suppress", "C suppress")
    assert told(match, "stolen") == []


def test_B10_spoils_a_card_taken_saves_from_an_empty_hand():
    match = reveal("arsenal melee arsenal", field="spoils", hands={0: "", 1: "trick trick"}, knockouts="melee")
    act(match, "A aid", "C aid")
    assert fighting(match) == "AC"
    assert hand(match, 0) == "trick"


def test_B10_spoils_not_from_a_battle_that_is_already_over():
    match = reveal("shot melee melee", field="spoils", energy=[3, 1, 1], hands={0: "", 1: "trick", 2: "melee"})
    act(match, "A shoot")
    assert [(taker, loser) for taker, loser, _ in told(match, "stolen")] == [(0, 1), (0, 2)]
    assert {"trick", "melee"} <= set(hand(match, 0).split())


def test_B9_thor_takes_spoils_first_and_may_discard_what_he_took():
    hands = {0: "", 1: "trick", 2: "planning"}
    match = reveal("melee shot shot", heroes="thor gamora rocket", energy=[3, 1, 3], field="spoils", hands=hands)
    act(match, "A ability")
    assert [(taker, loser) for taker, loser, _ in told(match, "stolen")] == [(0, 1)]
    assert told(match, "discarded")[-1] == (0, "trick")
    assert sizes(match) == [0, 0, 1]
    check(match)
