"""B1, B2.1, B2.2: the set-up, the heroes, and what is put back before each battle."""

from collections import Counter

import pytest

import herotable as ht
from herotable.engine.errors import UserError
from herotable.games.battle.table import BATTLEFIELDS, BOX_BATTLEFIELDS, BOX_HEROES, HEROES

from .invariants import check
from .position import act, energy, field, knockouts, legal, new_battle, refusal, reveal, seat, see, told, traps

GUARDIANS, AVENGERS = set(HEROES[:BOX_HEROES]), set(HEROES[BOX_HEROES:])


def start(seats=3, seed=1, **options):
    return ht.game("battle").match(seats, seed=seed, **options)


def dealt(match, who):
    return [each["hero"] for each in see(match, who)["dealt"]]


def choose_all(match, which=0):
    for who in range(match.seats):
        match.play(who, f"hero {dealt(match, who)[which]}")
    return match


# B1.1


@pytest.mark.parametrize("seats", [2, 3, 4, 8])
def test_B1_1_a_random_seat_takes_the_first_player_card(seats):
    firsts = Counter(see(start(seats, seed))["first"] for seed in range(160))
    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) > 160 / seats / 3
    match = start(seats)
    assert told(match, "started") == [(see(match)["first"],)]


@pytest.mark.parametrize("seats", [1, 9])
def test_B1_1_two_to_eight_seats(seats):
    with pytest.raises(UserError):
        start(seats)


# B1.2


@pytest.mark.parametrize(
    ("seats", "boxes", "box"),
    [(2, "auto", GUARDIANS), (4, "auto", GUARDIANS), (4, "guardians", GUARDIANS), (4, "avengers", AVENGERS)],
)
def test_B1_2_two_heroes_of_the_box_are_dealt_to_each_seat(seats, boxes, box):
    seen = set()
    for seed in range(40):
        match = start(seats, seed, boxes=boxes)
        pairs = [dealt(match, who) for who in range(seats)]
        heroes = [hero for pair in pairs for hero in pair]
        assert [len(pair) for pair in pairs] == [2] * seats
        assert len(set(heroes)) == 2 * seats
        seen |= set(heroes)
    assert seen == box


@pytest.mark.parametrize(("seats", "boxes"), [(2, "both"), (4, "both"), (5, "auto"), (8, "auto"), (8, "both")])
def test_B1_2_with_both_boxes_one_hero_from_each(seats, boxes):
    seen = set()
    for seed in range(40):
        match = start(seats, seed, boxes=boxes)
        heroes = [hero for who in range(seats) for hero in dealt(match, who)]
        assert len(set(heroes)) == 2 * seats
        for who in range(seats):
            assert len(GUARDIANS & set(dealt(match, who))) == len(AVENGERS & set(dealt(match, who))) == 1
        seen |= set(heroes)
    assert seen == set(HEROES)


def test_B1_2_all_choose_one_of_their_two_at_once():
    match = start()
    assert match.waiting == (0, 1, 2)
    for who in range(3):
        assert sorted(legal(match, who)) == sorted(f"hero {hero}" for hero in dealt(match, who))
    theirs = dealt(match, 1)[0]
    assert refusal(match, f"A hero {theirs}") == "B1.2"


def test_B1_2_a_choice_may_be_changed_until_the_last_has_chosen():
    match = start()
    one, other = dealt(match, 0)
    act(match, f"A hero {one}", f"B hero {dealt(match, 1)[0]}")
    assert (match.waiting, seat(match, 0, 0)["choice"]) == ((2,), one)
    act(match, f"A hero {other}", f"C hero {dealt(match, 2)[0]}")
    assert seat(match, 0)["hero"] == other
    assert refusal(match, f"A hero {one}") == "B1.2"


def test_B1_2_nothing_tells_the_others_what_was_chosen():
    views = []
    for which in (0, 1):
        match = start()
        match.play(0, f"hero {dealt(match, 0)[which]}")
        views.append([(match.view(eye), match.events(eye)) for eye in (1, 2, None)])
        assert seat(match, 0, 1)["hero"] is seat(match, 0, 1)["choice"] is None
    assert views[0] == views[1]


def test_B1_2_the_dealt_heroes_are_seen_by_nobody_else_and_the_other_goes_back_unseen():
    match = start()
    assert see(match)["dealt"] is None
    left = [dealt(match, who)[1] for who in range(3)]
    choose_all(match)
    assert all(see(match, eye)["dealt"] is None for eye in (0, 1, 2, None))
    assert not [hero for hero in left if hero in str([match.view(1), match.events(1)])]


def test_B1_2_the_heroes_chosen_lie_open_and_are_kept_for_the_whole_game():
    match = start()
    chosen = [dealt(match, who)[0] for who in range(3)]
    choose_all(match)
    assert told(match, "picked") == list(enumerate(chosen))
    assert [one["hero"] for one in see(match)["seats"]] == chosen
    later = new_battle(heroes="gamora rocket groot")
    assert [one["hero"] for one in see(later)["seats"]] == ["gamora", "rocket", "groot"]


# B1.3


@pytest.mark.parametrize(
    ("seats", "boxes", "cards"), [(2, "auto", 49), (4, "both", 98), (5, "auto", 98), (3, "avengers", 49)]
)
def test_B1_3_all_moves_are_shuffled_tactics_show_their_number(seats, boxes, cards):
    match = start(seats, boxes=boxes)
    assert see(match)["deck"] == cards
    assert (traps(match), knockouts(match)) == ("", "")
    check(match)


@pytest.mark.parametrize(
    ("seats", "boxes", "fields"),
    [
        (3, "auto", BATTLEFIELDS[:BOX_BATTLEFIELDS]),
        (4, "avengers", BATTLEFIELDS[BOX_BATTLEFIELDS:]),
        (3, "both", BATTLEFIELDS),
        (5, "auto", BATTLEFIELDS),
    ],
)
def test_B1_3_the_battlefields_of_the_boxes_are_shuffled(seats, boxes, fields):
    seen = {field(choose_all(start(seats, seed, boxes=boxes))) for seed in range(150)}
    assert seen == set(fields)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (2, {"boxes": "both"}), (3, {"battlefields": False})])
def test_B1_3_with_two_seats_or_switched_off_there_are_no_battlefields(seats, options):
    match = choose_all(start(seats, **options))
    assert field(match) is None
    assert told(match, "field") == []


@pytest.mark.parametrize(("seats", "boxes"), [(5, "guardians"), (8, "avengers")])
def test_B1_3_five_and_more_need_both_boxes(seats, boxes):
    with pytest.raises(UserError):
        start(seats, boxes=boxes)


# B2.1


def test_B2_1_knockouts_traps_energy_and_abilities_are_put_back():
    match = new_battle("falling", traps="melee trick", knockouts="ambush trick", spent="BC", energy=[6, 1, 1])
    assert (traps(match), knockouts(match), energy(match)) == ("", "", [3, 3, 3])
    assert [one["ready"] for one in see(match)["seats"]] == [True] * 3
    assert [one["fighting"] for one in see(match)["seats"]] == [True] * 3


def test_B2_1_energy_is_never_above_six():
    match = act(reveal("arsenal melee melee", energy=[6, 3, 3]), "A aid")
    assert energy(match) == [6, 3, 3]


def test_B2_1_energy_is_never_below_zero():
    match = act(
        reveal("melee shot shot", sequences={0: "melee melee", 1: "ambush ambush"}, energy=[3, 1, 3]), "A flurry B"
    )
    assert told(match, "hurt") == [(1, 0)]
    assert energy(match) == [3, 0, 3]


# B2.2


def test_B2_2_the_old_battlefield_is_discarded_and_a_new_one_revealed():
    match = new_battle(seed=3, energy=[1, 1, 1], heroes="gamora rocket yondu")
    assert told(match, "field") == [(field(match),)]
    match = reveal("shot shot shot", field="spoils", energy=[1, 1, 1])
    assert field(match) == "spoils"
    assert field(act(match, "A shoot")) not in ("spoils", None)


def fields_after(old, left, seeds):
    """The battlefields that may follow on one, with these left in their deck."""
    seen = set()
    for seed in seeds:
        match = reveal("shot shot shot", energy=[1, 1, 1], field=old, seed=seed)
        t = match.table
        t.past.count[:] |= t.fields.count
        t.fields.count[:] = [name in left for name in BATTLEFIELDS]
        t.past.count[:] &= ~t.fields.count
        t.fields.n, t.past.n = t.fields.count.sum(), t.past.count.sum()
        act(match, "A shoot")
        check(match)
        seen.add(field(match))
    return seen


def test_B2_2_the_new_one_comes_from_those_not_played_yet():
    assert fields_after("spoils", ["cold-void", "falling"], range(12)) == {"cold-void", "falling"}


def test_B2_2_with_none_left_the_discarded_ones_are_shuffled():
    assert fields_after("spoils", [], range(70)) == set(BATTLEFIELDS[:BOX_BATTLEFIELDS])
