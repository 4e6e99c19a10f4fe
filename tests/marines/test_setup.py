"""M1, M2: picking armies in secret, and placing them."""

from collections import Counter
from itertools import combinations

import pytest

import herotable as ht
from herotable.engine.errors import UserError
from herotable.games.marines.table import TERMINATORS

from .position import GAME, legal, refusal, table, told
from .position import news as heard

FIVES = list(combinations(TERMINATORS, 5))
FIVE = ("phaello", "sanictus", "ferran", "donatos", "ebellius")
OTHERS = ("victorno", "aramus", "dirael", "darrago", "phaello")


def pick(match, seat, heroes):
    for hero in heroes:
        match.play(seat, f"pick {hero}")


def armies(seed=1, first=FIVE, second=OTHERS, **options):
    """Both armies are picked."""
    match = GAME.match(seed=seed, **options)
    pick(match, 0, first)
    pick(match, 1, second)
    return match


def deployed(seed=1):
    """All heroes are placed, each seat's in the order of its picks; the seats in the order they placed."""
    match, order = armies(seed), []
    while table(match)["phase"] == "placing":
        (seat,) = match.waiting
        order.append(seat)
        match.play(seat, legal(match, seat)[0])
    return match, order


# M1


def test_M1_each_seat_picks_five_different_heroes():
    match = GAME.match(seed=1)
    assert legal(match) == legal(match, 1) == [f"pick {hero}" for hero in TERMINATORS]
    match.play(0, "pick donatos")
    assert refusal(match, "pick donatos") == "M1"
    pick(match, 0, ("phaello", "sanictus", "ferran", "ebellius"))
    assert match.waiting == (1,)
    assert refusal(match, "pick darrago") == "M1"


@pytest.mark.parametrize("five", FIVES, ids="-".join)
def test_M1_any_of_the_126_fives_can_be_chosen(five):
    match = armies(first=five)
    assert told(match, "mustered")[0] == {
        "event": "mustered",
        "seat": 0,
        **dict(zip(("first", "second", "third", "fourth", "fifth"), five, strict=True)),
    }


def test_M1_there_are_126_of_them():
    assert len(FIVES) == 126


def test_M1_only_heroes_of_the_pack():
    match = GAME.match(seed=1)
    assert [refusal(match, f"pick brother-{n}") for n in (10, 32)] == ["M1", "M1"]
    with pytest.raises(UserError):
        match.play(0, "pick brother-33")


def test_M1_both_seats_may_pick_the_same_heroes():
    match = armies(second=FIVE)
    assert [army["heroes"] for army in table(match)["reserve"]] == [list(FIVE), list(FIVE)]


def test_M1_seats_pick_at_once_in_any_order():
    match = GAME.match(seed=1)
    for hero in FIVE[:4]:
        match.play(1, f"pick {hero}")
        match.play(0, f"pick {hero}")
    match.play(1, "pick aramus")
    assert match.waiting == (0,)
    match.play(0, "pick dirael")
    assert table(match)["phase"] == "placing"


def test_M1_a_pick_may_be_changed_until_both_have_chosen():
    match = GAME.match(seed=1)
    pick(match, 0, FIVE)
    assert legal(match, 0) == [f"drop {hero}" for hero in FIVE]
    match.play(0, "drop ferran")
    assert match.waiting == (0, 1)
    match.play(0, "pick aramus")
    pick(match, 1, FIVE)
    assert [refusal(match, move) for move in ("drop aramus", "drop phaello", "pick ferran")] == ["M1"] * 3
    assert table(match)["reserve"][0]["heroes"] == ["phaello", "sanictus", "donatos", "ebellius", "aramus"]


def test_M1_only_ones_own_picks_are_taken_back():
    match = GAME.match(seed=1)
    match.play(1, "pick ferran")
    assert refusal(match, "drop ferran") == "M1"
    assert refusal(match, "drop phaello", seat=1) == "M1"


def test_M1_picks_are_secret_until_both_have_chosen():
    match = GAME.match(seed=1)
    pick(match, 0, FIVE)
    match.play(1, "pick aramus")
    for seat in (1, None):
        assert match.view(seat)["table"]["reserve"][0] == {"size": 5, "heroes": None}
        assert [event["hero"] for event in match.events(seat) if event["seat"] == 0] == [None] * 5
    assert match.view(0)["table"]["reserve"][0]["heroes"] == list(FIVE)
    assert [event["hero"] for event in match.events(0) if event["seat"] == 0] == list(FIVE)
    assert told(match, "mustered") == []


def test_M1_nothing_else_is_done_while_armies_are_picked():
    match = GAME.match(seed=1)
    for move in ("place phaello 1", "roll", "set six", "act", "attack 1", "voice 1", "mow 1 1 six", "end"):
        assert refusal(match, move) == "M1"


def test_M1_an_imagined_army_could_be_any():
    match = GAME.match(seed=1)
    pick(match, 0, FIVE)
    seen: Counter[int] = Counter()
    for key in range(300):
        other = GAME.imagined(match.table, 1, [key + 1, 2, 3, 4])
        army = other.reserve[0].card.tolist()
        assert len(set(army)) == 5
        seen.update(army)
    assert set(seen) == set(range(9))
    assert min(seen.values()) > 120
    mine = GAME.imagined(match.table, 0, [1, 2, 3, 4])
    assert mine.reserve[0].card.tolist() == [TERMINATORS.index(hero) for hero in FIVE]


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_M1_exactly_two_seats(seats):
    with pytest.raises(UserError):
        GAME.match(seats=seats)


# M2


def test_M2_a_random_seat_begins_to_place():
    starters = Counter(armies(seed).waiting for seed in range(100))
    assert set(starters) == {(0,), (1,)}
    assert min(starters.values()) > 25


@pytest.mark.parametrize("seed", range(4))
def test_M2_seats_place_in_turn_and_who_began_takes_the_first_turn(seed):
    match, order = deployed(seed)
    assert order == [order[0], 1 - order[0]] * 5
    assert match.waiting == (order[0],)
    assert legal(match, order[0]) == ["roll"]
    assert told(match, "deploying") == [{"event": "deploying", "seat": order[0]}]
    assert heard(match)[-1] == {"event": "begun", "seat": order[0]}


def test_M2_one_of_the_army_on_a_free_starting_space():
    match = armies()
    (seat,) = match.waiting
    army = (FIVE, OTHERS)[seat]
    assert legal(match, seat) == [f"place {hero} {column}" for hero in army for column in (1, 2, 3, 4, 5)]
    match.play(seat, f"place {army[2]} 4")
    assert table(match)["field"][seat] == [None, None, None, {"hero": army[2], "advanced": 0}, None]
    match.play(1 - seat, legal(match, 1 - seat)[0])
    assert refusal(match, f"place {army[2]} 1", seat) == "M2"
    assert refusal(match, f"place {army[0]} 4", seat) == "M2"
    missing = next(hero for hero in TERMINATORS if hero not in army)
    assert refusal(match, f"place {missing} 1", seat) == "M2"
    assert len(legal(match, seat)) == 4 * 4


def test_M2_only_in_turn_and_nothing_else_before_all_are_placed():
    match = armies()
    (seat,) = match.waiting
    assert legal(match, 1 - seat) == []
    assert refusal(match, f"place {(FIVE, OTHERS)[1 - seat][0]} 1", 1 - seat) == "M2"
    for move in ("roll", "set six", "act", "march 1", "end"):
        assert refusal(match, move, seat) == "M2"


def test_M2_only_the_seat_whose_turn_it_is_may_move():
    match, order = deployed()
    assert [refusal(match, move, 1 - order[0]) for move in ("roll", "act", "end", "attack 1")] == ["M2"] * 4
    assert refusal(match, "place phaello 1", order[0]) == "M2"


def test_M2_armies_are_open_once_both_have_chosen():
    match = armies()
    assert [army["heroes"] for army in match.view(None)["table"]["reserve"]] == [list(FIVE), list(OTHERS)]


def test_a_finished_game_is_loaded_again():
    match = ht.load(armies().save())
    assert table(match)["phase"] == "placing"
