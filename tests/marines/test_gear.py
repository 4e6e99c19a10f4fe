"""M16, M18: every gear at every range for every combination, against a plain reading of the rules."""

from itertools import product
from random import Random

import pytest

from herotable.games.marines.combinations import COMBINATIONS
from herotable.games.marines.table import KINDS, PRICES, RANGES

from .position import FAILED, PLAIN, acting, legal, position, refusal, spaces, told, with_luck

ALL = [name.replace("-", " ") for name in COMBINATIONS]
DEEDS = {"smite": "smite", "shooting": "shoot", "mow-down": "mow"}


def in_range(reach, column, row, target, target_row):
    """M18, from the words: is a space in range of another?"""
    return {
        "close": target == column and abs(target_row - row) == 1,
        "short": target == column,
        "medium": abs(target - column) <= 1,
        "long": True,
    }[reach]


def reachable(own, enemy, column, deed, reach, rows, friendly_fire=False):
    """M13, M16, M18, from the words: what a hero can choose; spaces as (column, row) of seat 0, from 1."""
    enemies = {(c, 2 * rows - b): b for c, b in enumerate(enemy, 1)}
    friends = {(c, a + 1): a for c, a in enumerate(own, 1) if c != column and friendly_fire}
    row = own[column - 1] + 1
    near = [
        (c, r)
        for c, r in product(range(1, 6), range(1, 2 * rows + 1))
        if in_range(reach, column, row, c, r) and own[column - 1] > 0
    ]
    if deed != "mow-down":
        return sorted({c for c, r in near if enemies.get((c, r), 0) > 0})
    return sorted({r for _, r in near if any(n > 0 and at[1] == r for at, n in (enemies | friends).items())})


def boards(rows, number, seed):
    """Random spaces of both armies, never passing each other."""
    random = Random(seed)
    for _ in range(number):
        own = tuple(random.randint(0, 2 * rows - 2) for _ in range(5))
        yield own, tuple(random.choice((0, random.randint(0, 2 * rows - 2 - a), 2 * rows - 2 - a)) for a in own)


@pytest.mark.parametrize("reach", RANGES)
@pytest.mark.parametrize("price", PRICES)
@pytest.mark.parametrize("deed", DEEDS)
def test_M16_every_gear_at_every_range_for_every_combination(deed, price, reach):
    gear = {PLAIN[1]: [f"{deed}: {price}, {reach}"]} | {name: ["shield"] for name in PLAIN if name != PLAIN[1]}
    for rows, friendly_fire in ((3, False), (2, True), (6, False)):
        for own, enemy in boards(rows, 12, f"{deed} {price} {reach}"):
            choices = reachable(own, enemy, 2, deed, reach, rows, friendly_fire)
            for combination in ALL:
                match = acting(position(own, enemy, gear=gear, rows=rows, friendly_fire=friendly_fire), combination)
                fits = combination == price.replace("-", " ") or (price == "run-or-triple" and " " in combination)
                offered = [move for verb in DEEDS.values() for move in legal(match, verb=verb)]
                assert offered == [f"{DEEDS[deed]} 2 {choice} {combination}" for choice in choices if fits]


# M16


def test_M16_smite_drives_the_enemy_back_to_its_starting_space():
    match = acting(position((1, 0, 0, 0, 0), (3, 0, 0, 0, 0)), "triple 4")
    match = with_luck(match, FAILED, "smite 1 1 triple 4")
    assert spaces(match, 1) == (0, 0, 0, 0, 0)
    assert told(match, "smote") == [{"event": "smote", "seat": 0, "hero": "phaello", "target": "phaello"}]
    assert told(match, "retreated")[0]["spaces"] == 3


def test_M16_shooting_drives_the_enemy_back_one_space():
    match = acting(position((0, 0, 0, 1, 0), (3, 0, 0, 0, 0)), "run 1 5")
    match = with_luck(match, FAILED, "shoot 4 1 run 1 5")
    assert spaces(match, 1) == (2, 0, 0, 0, 0)
    assert told(match, "shot") == [{"event": "shot", "seat": 0, "hero": "aramus", "target": "phaello"}]


def test_M16_only_the_hero_with_the_gear_acts():
    match = acting(position((2, 2, 2, 2, 2), (2, 2, 2, 2, 2)), "six", "sixes", "run 1 3")
    assert legal(match, verb="smite") == ["smite 1 1 run 1 3"]
    near = [f"shoot 3 {target} six" for target in (2, 3, 4)]
    assert legal(match, verb="shoot") == [*near, *(f"shoot 4 {target} run 1 3" for target in (1, 2, 3, 4, 5))]
    assert legal(match, verb="mow") == ["mow 2 4 sixes", "mow 5 4 run 1 3"]
    assert [refusal(match, move) for move in ("smite 2 2 run 1 3", "shoot 1 1 six", "mow 1 4 sixes")] == ["M16"] * 3


def test_M16_the_numbers_of_a_run_or_triple_do_not_matter():
    for combination in ALL[2:]:
        match = acting(position((0, 0, 0, 1, 0), (3, 0, 0, 0, 0)), combination)
        assert f"shoot 4 1 {combination}" in legal(match)


def test_M16_the_combination_must_match_the_gear():
    match = acting(position((2, 0, 2, 0, 0), (2, 0, 2, 0, 0)), "six", "sixes", "triple 1")
    assert [refusal(match, move) for move in ("shoot 3 3 sixes", "shoot 3 3 triple 1", "smite 1 1 six")] == ["M16"] * 3
    assert refusal(match, "shoot 3 3 run 1 3") == "M11"


def test_M16_an_enemy_on_its_starting_space_is_not_chosen():
    match = acting(position((0, 0, 4, 1, 0)), "six", "run 1 3")
    assert [refusal(match, move) for move in ("shoot 3 3 six", "shoot 4 1 run 1 3")] == ["M16", "M16"]


def test_M16_mow_down_attacks_every_enemy_of_the_row_in_column_order():
    gear = {name: ["mow-down: sixes, medium"] for name in PLAIN}
    for seed in range(30):
        match = acting(position((0, 1, 0, 0, 3), (2, 2, 0, 2, 1), gear=gear, seed=seed), "sixes")
        match.play(0, "mow 2 4 sixes")
        answers = [event for event in match.events(None) if event["event"] in ("saved", "retreated")]
        assert [event["hero"] for event in answers] == ["phaello", "ferran", "aramus"]
        assert {event["seat"] for event in answers} == {1}
        fell = [event["hero"] for event in answers if event["event"] == "retreated"]
        assert spaces(match, 1) == tuple(n - (name in fell) for n, name in zip((2, 2, 0, 2, 1), PLAIN, strict=True))
        assert spaces(match) == (0, 1, 0, 0, 3)


def test_M16_each_target_saves_for_itself():
    outcomes = set()
    for seed in range(200):
        match = acting(position((0, 1, 0, 0, 0), (2, 0, 0, 2, 0), seed=seed), "sixes")
        match.play(0, "mow 2 4 sixes")
        outcomes.add(spaces(match, 1))
    assert outcomes == {(a, 0, 0, b, 0) for a in (1, 2) for b in (1, 2)}


def test_M16_mow_down_may_choose_an_empty_space_or_the_attackers_own():
    match = acting(position((0, 2, 0, 0, 0), (3, 0, 0, 0, 0)), "sixes")
    assert legal(match, verb="mow") == ["mow 2 3 sixes"]


def test_M16_a_row_with_nobody_who_could_be_moved_may_not_be_chosen():
    match = acting(position((0, 2, 0, 0, 0), (3, 0, 0, 0, 0)), "sixes")
    assert [refusal(match, f"mow 2 {row} sixes") for row in (1, 2, 4, 5, 6)] == ["M16"] * 5


def test_M16_rows_beyond_the_board_are_out_of_range():
    match = acting(position((0, 2, 0, 0, 0), (3, 0, 0, 0, 0)), "sixes")
    assert [refusal(match, f"mow 2 {row} sixes") for row in (7, 12)] == ["M18", "M18"]


def test_M16_own_heroes_are_not_hit():
    match = acting(position((3, 3, 3, 0, 0), (0, 0, 0, 2, 0)), "sixes")
    match.play(0, "mow 2 4 sixes")
    assert spaces(match) == (3, 3, 3, 0, 0)
    assert {event["seat"] for event in match.events(None) if event["event"] in ("saved", "retreated")} == {1}


def test_M16_friendly_fire_hits_own_heroes_but_not_the_attacker():
    hit = set()
    for seed in range(100):
        own, enemy = (3, 3, 3, 0, 0), (0, 0, 0, 2, 0)
        match = acting(position(own, enemy, friendly_fire=True, seed=seed, turn_limit=20), "sixes")
        match.play(0, "mow 2 4 sixes")
        answers = [event for event in match.events(None) if event["event"] in ("saved", "retreated")]
        assert [(event["seat"], event["hero"]) for event in answers] == [(0, "phaello"), (0, "ebellius"), (1, "aramus")]
        assert spaces(match)[1] == 3
        hit.add(spaces(match))
    assert hit == {(a, 3, b, 0, 0) for a in (2, 3) for b in (2, 3)}


def test_M16_with_friendly_fire_a_row_of_friends_may_be_chosen():
    own = (3, 3, 0, 0, 0)
    assert legal(acting(position(own, friendly_fire=True), "sixes"), verb="mow") == ["mow 2 4 sixes"]
    assert legal(acting(position(own), "sixes"), verb="mow") == []


def test_M16_a_hero_may_have_two_gears_of_one_sort():
    gear = {"phaello": ["shooting: six, short", "shooting: six, medium", "shooting: sixes, long"]}
    match = acting(position((1, 0, 0, 0, 0), (1, 1, 1, 0, 0), gear=gear), "six", "sixes")
    assert legal(match, verb="shoot") == [
        "shoot 1 1 six",
        "shoot 1 2 six",
        "shoot 1 1 sixes",
        "shoot 1 2 sixes",
        "shoot 1 3 sixes",
    ]


# M18


@pytest.mark.parametrize(
    ("reach", "targets"), [("close", []), ("short", [3]), ("medium", [2, 3, 4]), ("long", [1, 2, 3, 4, 5])]
)
def test_M18_ranges_reach_columns(reach, targets):
    gear = {"ebellius": [f"shooting: six, {reach}"]}
    match = acting(position((0, 0, 1, 0, 0), (1, 1, 1, 1, 1), gear=gear), "six")
    assert legal(match, verb="shoot") == [f"shoot 3 {target} six" for target in targets]
    for target in {1, 2, 3, 4, 5} - set(targets):
        assert refusal(match, f"shoot 3 {target} six") == "M18"


def test_M18_columns_1_and_5_are_not_neighbours():
    gear = {"phaello": ["shooting: six, medium"], "dirael": ["shooting: six, medium"]}
    match = acting(position((1, 0, 0, 0, 1), (1, 1, 1, 1, 1), gear=gear), "six")
    assert legal(match, verb="shoot") == [f"shoot {move} six" for move in ("1 1", "1 2", "5 4", "5 5")]


def test_M18_close_is_the_next_space():
    gear = {"phaello": ["smite: six, close"]}
    for enemy, may in ((3, True), (2, False), (1, False)):
        match = acting(position((1, 0, 0, 0, 0), (enemy, 0, 0, 0, 0), gear=gear), "six")
        assert (legal(match, verb="smite") == ["smite 1 1 six"]) == may


def test_M18_mow_down_at_close_range_reaches_the_row_in_front_and_the_one_behind():
    gear = {"phaello": ["mow-down: six, close"]}
    match = acting(position((2, 0, 0, 0, 0), (0, 4, 3, 2, 1), gear=gear), "six")
    assert legal(match, verb="mow") == ["mow 1 2 six", "mow 1 4 six"]
    assert [refusal(match, f"mow 1 {row} six") for row in (1, 3, 5, 6)] == ["M18"] * 4


def test_M18_nothing_blocks_a_shot():
    gear = {"phaello": ["shooting: six, long"]}
    match = acting(position((1, 4, 4, 4, 1), (1, 0, 0, 0, 1), gear=gear), "six")
    assert "shoot 1 5 six" in legal(match)


def test_every_kind_of_gear_is_known():
    assert set(DEEDS) | {"inspiration", "priority-voice", "shield"} == set(KINDS)
