"""B2.3, B2.4: hands of five, and the draft."""

import pytest

import herotable as ht
from herotable.games.battle.table import CARDS

from .invariants import check
from .position import act, discarded, go_on, hand, known, legal, new_battle, refusal, reveal, see, sizes, told

EIGHT = "ambush ambush arsenal melee planning trick shot defence"
SIX = "ambush melee melee planning trick defence"


def start(seats, seed=1, **options):
    """A new match after the choice of heroes."""
    match = ht.game("battle").match(seats, seed=seed, **{"battlefields": False} | options)
    for who in range(seats):
        match.play(who, match.legal(who)[0])
    return match


# B2.3


@pytest.mark.parametrize("seats", range(2, 9))
def test_B2_3_in_the_first_battle_everyone_draws_five_clockwise_from_the_first_player(seats):
    match = start(seats)
    first = see(match)["first"]
    assert sizes(match) == [5] * seats
    assert [who for who, _, _ in told(match, "drawn")] == [(first + i) % seats for i in range(seats)]


def test_B2_3_first_everybody_with_more_discards_of_their_own_choice_then_everybody_with_fewer_draws():
    match = new_battle("cold-void", hands={0: EIGHT, 1: "shot", 2: SIX}, first=1)
    assert see(match)["phase"] == "discard"
    assert match.waiting == (2,)
    assert sizes(match) == [8, 1, 6]
    assert legal(match, 2) == [f"discard {card}" for card in CARDS if card in SIX]
    assert refusal(match, "A discard ambush") == refusal(match, "C discard shot") == "B2.3"
    act(match, "C discard melee")
    assert match.waiting == (0,)
    act(match, "A discard ambush", "A discard ambush")
    assert sizes(match) == [6, 1, 5]
    act(match, "A discard defence")
    assert sizes(match) == [5, 5, 5]
    assert hand(match, 0) == "arsenal melee planning trick shot"
    assert told(match, "discarded")[-4:] == [(2, "melee"), (0, "ambush"), (0, "ambush"), (0, "defence")]
    assert [(who, n) for who, _, n in told(match, "drawn")] == [(1, 4)]


def test_B2_3_discards_are_clockwise_from_the_first_player():
    match = new_battle("cold-void", hands={0: SIX, 1: SIX, 2: SIX}, first=2, laid="ambush ambush shot")
    for who in (2, 0, 1):
        assert (see(match)["phase"], match.waiting) == ("discard", (who,))
        match.play(who, match.legal(who)[0])
    assert see(match)["phase"] == "draft"


def test_B2_3_only_the_owner_sees_what_is_drawn():
    match = start(3)
    mine = {who: cards for who, cards, _ in told(match, "drawn", eye=1)}
    assert mine == {0: None, 1: tuple(hand(match, 1).split()), 2: None}
    assert [cards for _, cards, _ in told(match, "drawn")] == [None] * 3


def test_B2_3_the_discard_becomes_a_new_deck_at_the_moment_a_card_is_needed():
    match = act(reveal("melee shot shot", hands={0: ""}, deck="trick"), "A leap")
    assert sizes(match)[0] == 2
    assert "trick" in hand(match, 0)
    assert see(match)["discard"] == []
    check(match)


def test_B2_3_an_empty_deck_alone_does_not_move_the_discard():
    match = act(reveal("melee shot shot", hands={0: ""}, deck="trick shot"), "A leap")
    assert (hand(match, 0), see(match)["deck"]) == ("trick shot", 0)
    assert len(see(match)["discard"]) > 20


def test_B2_3_in_a_new_battle_too():
    match = new_battle("cold-void", hands={0: "", 1: "shot", 2: ""}, deck="melee")
    assert sizes(match) == [5, 5, 5]
    assert see(match)["discard"] == []
    assert see(match)["deck"] == 49 - 15 - 8
    check(match)


def everything_but(*kept):
    """The cards of one box that are not among these."""
    gone = " ".join(kept).split()
    return " ".join(" ".join([card] * (7 - gone.count(card))) for card in CARDS)


def test_B2_3_if_deck_and_discard_are_empty_the_rest_is_not_drawn():
    rest = everything_but("trick melee", "shot", "ambush")
    match = reveal("trick melee", hands={0: "", 1: "shot", 2: rest}, deck="ambush", out="C")
    act(match, "A dodge")
    assert hand(match, 0) == "ambush"
    assert told(match, "drawn", eye=0) == [(0, ("ambush",), 1)]
    check(match)


# B2.4


@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 8), (4, 10), (5, 12), (6, 14), (7, 16), (8, 18)])
def test_B2_4_two_cards_a_seat_and_two_more_lie_face_up(seats, cards):
    match = start(seats)
    draft = see(match)["draft"]
    assert len(draft) == cards
    assert all(see(match, eye)["draft"] == draft for eye in range(seats))


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_B2_4_all_are_told_what_lies_there(seats):
    match = start(seats)
    assert told(match, "offered") == [(tuple(see(match)["draft"]),)]


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_B2_4_twice_from_the_first_players_right_counter_clockwise(seats):
    match = start(seats)
    first, order = see(match)["first"], []
    while see(match)["phase"] == "draft":
        assert len(match.waiting) == 1
        order += match.waiting
        left = set(see(match)["draft"])
        assert legal(match, match.waiting[0]) == [f"draft {card}" for card in CARDS if card in left]
        match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
    assert order == [(first - 1 - i) % seats for i in range(seats)] * 2
    assert sizes(match) == [7] * seats


def test_B2_4_the_two_left_over_are_discarded():
    match = start(3)
    lying = see(match)["draft"]
    for _ in range(6):
        who = match.waiting[0]
        card = see(match)["draft"][0]
        match.play(who, f"draft {card}")
        lying.remove(card)
    assert see(match)["draft"] == []
    assert see(match)["discard"] == sorted(lying, key=CARDS.index)
    check(match)


def test_B2_4_the_card_taken_goes_to_the_hand_and_all_know_it():
    match = start(3)
    who, card = match.waiting[0], see(match)["draft"][-1]
    before = hand(match, who).split()
    match.play(who, f"draft {card}")
    assert sorted(hand(match, who).split()) == sorted([*before, card])
    assert told(match, "drafted") == [(who, card)]
    assert known(match, None, who) == known(match, (who + 1) % 3, who) == card


def test_B2_4_only_the_seat_whose_pick_it_is_and_only_what_lies_there():
    match = start(3)
    who = match.waiting[0]
    card = see(match)["draft"][0]
    assert refusal(match, f"{'ABC'[who - 1]} draft {card}") == "B2.4"
    match = new_battle("cold-void", deck=everything_but("shot shot shot", "planning defence " * 3, "trick " * 7))
    assert "trick" not in see(match)["draft"]
    assert refusal(match, f"{'ABC'[match.waiting[0]]} draft trick") == "B2.4"


def test_B2_4_if_fewer_can_be_laid_out_all_are_and_picking_stops_when_none_is_left():
    # A and B win together for the third time: the last card of both is laid and their hands are empty.
    rest = everything_but("shot shot melee")
    match = reveal(
        "shot shot", hands={0: "", 1: "", 2: rest, 3: ""}, deck="melee", out="CD", seats=4, tie="showdown",
        wins=[2, 2, 0, 0],
    )  # fmt: skip
    act(match, "A shoot", "B shoot")
    assert (see(match)["showdown"], see(match)["battle"]) == (True, 2)
    assert sizes(match)[:2] == [3, 0]
    assert see(match)["draft"] == []


def test_B2_4_a_short_draft_is_laid_out_as_far_as_it_goes():
    deck = "melee " * 5 + "trick " * 5 + "planning"
    rest = everything_but("shot shot", deck)
    match = reveal(
        "shot shot", hands={0: "", 1: "", 2: rest, 3: ""}, deck=deck, out="CD", seats=4, tie="showdown",
        wins=[2, 2, 0, 0],
    )  # fmt: skip
    act(match, "A shoot", "B shoot")
    assert sizes(match)[:2] == [5, 5]
    assert len(see(match)["draft"]) == 3
    assert match.waiting == (1,)
    for who in (1, 0, 1):
        assert match.waiting == (who,)
        match.play(who, match.legal(who)[0])
    assert sizes(match)[:2] == [6, 7]
    assert (see(match)["phase"], discarded(match)) == ("choose", "")
    check(go_on(match, "choose"))
