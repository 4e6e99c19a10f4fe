"""B6.8: what lies open, what each observer knows of a hand, and that imagined tables respect it."""

from collections import Counter

import numpy as np
import pytest

import herotable as ht
from herotable.engine.match import Match
from herotable.engine.seats import only
from herotable.games.battle.hands import draw_cards, tell_cards
from herotable.games.battle.table import CARDS, SHOWN
from tests.play import points_of

from .invariants import check
from .position import act, battle, go_on, hand, known, lay, new_battle, reveal, seat, see, told

EYES = (0, 1, 2, None)


def imagined_hands(match: Match, eye: int | None, who: int, tables: int = 60) -> list[list[str]]:
    """A hand at many tables that an observer may imagine."""
    keys = np.random.default_rng(1).integers(1, 1 << 32, (tables, 4))
    many = [match.game.imagined(match.table, eye, key).hand[who].count for key in keys]
    return [[card for card, n in zip(CARDS, counts, strict=True) for _ in range(n)] for counts in many]


def knows(match, who):
    """What seats A, B, C and a spectator know of a hand; the owner's is left out."""
    return [known(match, eye, who) for eye in EYES if eye != who]


def respects(match, eye, who):
    """The known cards are in every imagined hand, which has as many cards as the real one; something else differs."""
    cards = Counter(known(match, eye, who).split())
    hands = imagined_hands(match, eye, who)
    assert all(cards <= Counter(held) and len(held) == seat(match, who)["cards"] for held in hands)
    return len({tuple(held) for held in hands})


def test_B6_8_open_to_all_spectators_too():
    match = reveal("melee shot shot", sequences={0: "melee"}, discard="trick", hands={1: "shot trick trick"})
    for eye in EYES:
        assert see(match, eye)["discard"] == ["trick"]
        assert see(match, eye)["deck"] == see(match)["deck"] > 0
        assert seat(match, 0, eye)["sequence"] == ["melee", "melee"]
        assert [one["energy"] for one in see(match, eye)["seats"]] == [3, 3, 3]
        assert [one["cards"] for one in see(match, eye)["seats"]] == [2, 3, 2]
        assert [one["ready"] for one in see(match, eye)["seats"]] == [True] * 3
        assert [one["wins"] for one in see(match, eye)["seats"]] == [0, 0, 0]
        assert [one["hand"] is not None for one in see(match, eye)["seats"]] == [who == eye for who in range(3)]


def test_B6_8_hands_stay_secret_from_team_mates():
    match = reveal("melee shot shot shot", seats=4, teams=2)
    assert seat(match, 2, 0)["hand"] is None
    assert known(match, 0, 2) == ""


@pytest.mark.parametrize(("who", "moves"), [(1, ["A flurry B"]), (2, ["A flurry C"])])
def test_B6_8_an_unrevealed_card_of_a_leaver_is_seen_in_the_discard(who, moves):
    match = act(reveal("melee shot trick arsenal", seats=4, energy=[3, 1, 1, 3]), *moves)
    assert see(match)["discard"] == [{1: "shot", 2: "trick"}[who]]
    assert told(match, "discarded") == [(who, {1: "shot", 2: "trick"}[who])]


def test_B6_8_a_drafted_card_is_known_to_all():
    match = new_battle("cold-void")
    who, card = match.waiting[0], see(match)["draft"][0]
    act(match, f"{'ABC'[who]} draft {card}")
    assert knows(match, who) == [card] * 3
    assert all(respects(match, eye, who) > 1 for eye in EYES if eye != who)


def test_B6_8_a_drafted_card_that_may_have_been_laid_is_no_longer_known():
    match = battle(hands={0: "melee melee shot"})
    act(match, "A lay melee", "B lay planning", "C lay planning")
    assert knows(match, 0) == ["", "", ""]
    match = new_battle("cold-void")
    go_on(match, "choose")
    assert len(known(match, 1, 0).split()) == 2
    for who in range(3):
        match.play(who, match.legal(who)[-1])
    unrevealed = match.waiting[0]
    others = [who for who in range(3) if who != unrevealed and seat(match, who)["laid"]]
    for who in others:
        drafted = Counter(card for one, card in told(match, "drafted") if one == who)
        left = Counter({card: n - 1 for card, n in drafted.items() if n > 1})
        assert Counter(known(match, unrevealed, who).split()) == left


def test_B6_8_a_known_card_is_known_again_when_another_one_is_turned_up():
    match = reveal("ambush melee melee", hands={1: "trick melee", 2: "trick melee"})
    act(match, "A stun shot")
    assert known(match, 0, 1) == "melee trick"
    assert known(match, 0, 2) == "melee trick"
    act(match, "B leap", "C leap")
    assert known(match, 0, 1) == "melee trick"
    lay(match, "planning melee melee")
    assert (known(match, 0, 1), known(match, 0, 2)) == ("", "")
    act(match, "A feint shot")
    assert (known(match, 0, 1), known(match, 0, 2)) == ("trick", "")
    act(match, "B leap")
    assert known(match, 0, 2) == "trick"


def test_B6_8_a_hand_shown_by_stun_is_known_to_all():
    match = act(reveal("ambush melee melee", hands={1: "trick arsenal", 2: "shot"}), "A stun shot")
    assert knows(match, 1) == ["arsenal trick"] * 3
    assert knows(match, 2) == [""] * 3
    assert imagined_hands(match, 2, 1) == [["arsenal", "trick"]] * 60
    check(match)


def test_B6_8_a_known_card_seen_going_is_no_longer_known():
    match = reveal("ambush ambush melee", hands={2: "trick arsenal"})
    act(match, "A stun shot", "B stun trick")
    assert knows(match, 2) == ["arsenal"] * 3


def test_B6_8_a_random_discard_is_seen_by_all():
    match = reveal("ambush shot arsenal", hands={2: "trick melee"})
    act(match, "A stun shot", "B suppress")
    assert knows(match, 2) == [hand(match, 2)] * 3


def test_B6_8_slides_look_is_only_for_the_one_who_slides():
    match = act(reveal("trick melee melee", hands={1: "melee arsenal shot"}), "A slide B")
    assert [told(match, "looked", eye)[0][2] for eye in EYES] == [("arsenal", "melee", "shot"), None, None, None]
    assert knows(match, 1) == ["arsenal melee shot", "", ""]
    assert match.view(1)["legal"] == match.view(2)["legal"] == []


def test_B6_8_what_slide_takes_is_known_to_the_two_alone():
    match = act(reveal("trick melee melee", hands={0: "defence", 1: "melee arsenal shot"}), "A slide B", "A take shot")
    assert [told(match, "stolen", eye)[0][2] for eye in EYES] == ["shot", "shot", None, None]
    assert knows(match, 0) == ["shot", "", ""]
    assert knows(match, 1) == ["arsenal melee", "", ""]
    assert respects(match, 1, 0) > 1
    assert imagined_hands(match, 0, 1) == [["arsenal", "melee"]] * 60
    assert respects(match, 2, 1) > 1


def test_B6_8_a_card_that_may_have_been_taken_is_no_longer_known_to_others():
    match = reveal("ambush trick melee", hands={1: "shot", 2: "trick arsenal arsenal"})
    act(match, "A stun shot", "B slide C", "B take arsenal")
    assert known(match, 1, 2) == "arsenal trick"
    assert knows(match, 2)[0] == knows(match, 2)[2] == "arsenal"
    assert known(match, 2, 1) == "arsenal"


def test_B6_8_a_hand_of_one_kind_is_still_known_after_a_card_was_taken():
    match = reveal("ambush trick melee", hands={1: "", 2: "arsenal arsenal"})
    act(match, "A stun shot", "B slide C", "B take arsenal")
    assert known(match, 0, 2) == "arsenal"
    check(match)


def test_B6_8_spoils_are_known_to_taker_and_loser_alone():
    match = reveal(
        "melee trick trick", heroes="gamora rocket groot", hands={0: "shot shot"}, knockouts="melee", field="spoils"
    )
    assert [told(match, "stolen", eye) for eye in EYES] == [
        [(1, 0, "shot"), (2, 0, "shot")],
        [(1, 0, "shot"), (2, 0, None)],
        [(1, 0, None), (2, 0, "shot")],
        [(1, 0, None), (2, 0, None)],
    ]
    assert (known(match, 0, 1), known(match, 0, 2)) == ("shot", "shot")
    assert (known(match, 2, 1), known(match, None, 1)) == ("", "")


def test_B6_8_open_hands_are_seen_while_choosing_and_closed_after():
    match = battle(hands={0: "melee shot", 1: "trick", 2: "arsenal"}, field="glass-walls")
    for eye in EYES:
        assert [one["hand"] for one in see(match, eye)["seats"]] == [["melee", "shot"], ["trick"], ["arsenal"]]
    act(match, "A lay melee")
    assert seat(match, 0, 1)["hand"] == ["melee", "shot"]
    assert seat(match, 0, 1)["choice"] is None
    act(match, "B lay trick", "C lay arsenal")
    assert seat(match, 1, 2)["hand"] is None
    assert seat(match, 2, 1)["hand"] is None


def test_B6_8_after_an_open_hand_one_card_is_unknown_the_others_are_not():
    match = reveal("ambush arsenal arsenal", hands={0: "arsenal", 1: "melee melee shot"}, field="glass-walls")
    act(match, "A seize", "B aid", "C aid")
    lay(match, "arsenal melee planning")
    assert known(match, 0, 1) == "melee"
    hands = {tuple(held) for held in imagined_hands(match, 0, 1)}
    assert hands == {("melee", "melee"), ("melee", "shot")}
    act(match, "A aid")
    assert known(match, 0, 1) == "melee shot"


def test_B6_8_imagined_cards_face_down_come_from_what_the_observer_knows():
    match = reveal("ambush melee melee", hands={1: "trick arsenal", 2: "trick"})
    act(match, "A stun shot", "B leap", "C leap")
    assert known(match, 0, 1) == "arsenal trick"
    lay(match, f"planning trick {hand(match, 2).split()[0]}")
    for held in imagined_hands(match, 0, 1):
        assert len(held) == 3
        assert {"trick", "arsenal"} & set(held)


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {}), (4, {"teams": 2}), (6, {}), (3, {"boxes": "avengers"})]
)
def test_B6_8_imagined_tables_hold_all_cards_and_what_is_known(seats, options):
    match = ht.game("battle").match(seats, seed=7, **options)
    for number, point in enumerate(points_of(match, 7)):
        for eye in [*range(seats), None] if number % 11 == 0 else []:
            other = point.copy()
            other.table = match.game.imagined(point.table, eye, (number + 1, 2, 3, 4))
            check(other)
            assert point.view(eye) == other.view(eye)


def test_B6_8_one_knows_all_of_ones_own_hand_and_imagines_it_as_it_is():
    match = reveal("ambush melee melee", hands={0: "trick arsenal shot"})
    assert imagined_hands(match, 0, 0) == [["arsenal", "trick", "shot"]] * 60
    assert len({tuple(held) for held in imagined_hands(match, None, 0)}) > 20


def test_B6_8_there_is_no_hand_limit_during_a_battle():
    match = act(reveal("trick melee melee", hands={0: "ambush " * 5 + "arsenal " * 5}), "A dodge")
    assert seat(match, 0)["cards"] == 13
    go_on(match, "choose")
    assert seat(match, 0)["cards"] >= 13


def test_B1_2_a_rival_may_have_chosen_either_of_the_heroes_dealt():
    match = ht.game("battle").match(3, seed=1, boxes="both")
    match.play(1, match.legal(1)[0])
    keys = np.random.default_rng(1).integers(1, 1 << 32, (40, 4))
    tables = [match.game.imagined(match.table, 0, key) for key in keys]
    places = Counter(table.dealt[1].tolist().index(table.choice[1] - 1) for table in tables)
    assert min(places[0], places[1]) > 10


@pytest.mark.parametrize("free", [0, 1])
def test_B6_8_a_full_tape_never_writes_cards_into_another_event(free):
    """An owner's pack may cause more events than a tape holds: a seat must not read another seat's cards there."""
    match = battle(hands={0: "shot", 1: "trick"})
    t = match.table
    t.key[:] = 1  # dice for the draw
    t.tape.n = len(t.tape.event) - free
    before = t.tape.event.copy()
    draw_cards(t, 1, 2)
    tell_cards(t, only(1), SHOWN, 1, 0, t.hand[1].count)
    assert t.hand[1].n == 3
    assert (t.tape.event[: len(before) - free] == before[: len(before) - free]).all()
    assert t.tape.n == len(t.tape.event)
