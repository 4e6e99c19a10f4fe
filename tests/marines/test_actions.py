"""M11 to M15 and M17: paying for actions, moves, attacks, saves, armour actions and Priority Voice."""

from collections import Counter

import pytest

from herotable.games.marines.combinations import BY_COMBINATION, COMBINATIONS

from .position import FAILED, PLAIN, SAVED, acting, legal, news, position, refusal, spaces, table, told, with_luck

RUNS = [name.replace("-", " ") for name in COMBINATIONS if name.startswith("run")]
ALL = [name.replace("-", " ") for name in COMBINATIONS]
VOICED = ("phaello", "victorno", "ebellius", "aramus", "dirael")  # Priority Voice in column 2
ARMOUR = (
    "attack 1",
    "move 2",
    "march 1",
    "march 2",
    "march 3",
    "march 4",
    "march 5",
    *(f"advance {run}" for run in RUNS),
)
PAYS = dict(zip(ARMOUR, ALL, strict=True))


# M11


@pytest.mark.parametrize("combination", ALL)
@pytest.mark.parametrize("move", ARMOUR)
def test_M11_each_combination_gives_its_own_armour_action(move, combination):
    match = acting(position((2, 0, 0, 0, 0), (2, 0, 0, 0, 0)), combination)
    pays = PAYS[move] == combination
    if pays and move != "march 1":  # column 1 is blocked
        match.play(0, move)
        assert match.waiting == (1,)
        return
    assert refusal(match, move) == ("M12" if pays else "M11")


def test_M11_one_action_for_each_combination_in_any_order():
    match = acting(position(), "sixes", "triple 2", "sixes")
    match.play(0, "march 2")
    assert refusal(match, "march 2") == "M11"
    match.play(0, "move 1")
    match.play(0, "move 1")
    assert spaces(match) == (2, 2, 0, 0, 0)
    assert match.waiting == (1,)


def test_M11_the_rest_may_be_left_unused():
    match = acting(position(), "sixes", "triple 2")
    match.play(0, "move 5")
    match.play(0, "end")
    assert match.waiting == (1,)
    assert table(match)["aside"] == []


def test_M11_an_action_is_never_compulsory():
    match = acting(position(), *["sixes"] * 3)
    match.play(0, "end")
    assert spaces(match) == (0, 0, 0, 0, 0)


def test_M11_actions_only_after_rolling():
    match = position((2, 0, 0, 0, 0), (2, 0, 0, 0, 0))
    for move in (
        "attack 1",
        "move 1",
        "march 1",
        "advance run 1 3",
        "shoot 1 1 six",
        "smite 1 1 six",
        "mow 1 1 six",
        "end",
    ):
        assert refusal(match, move) == "M11"
    assert refusal(match, "voice 1") == "M17"


def test_M11_a_move_that_would_move_nobody_may_not_be_chosen():
    match = acting(position((4, 4, 4, 0, 0)), "sixes", "triple 1", "run 1 3")
    assert refusal(match, "advance run 1 3") == "M11"
    assert [refusal(match, move) for move in ("move 1", "march 1")] == ["M12", "M12"]
    assert legal(match) == ["move 4", "move 5", "end"]


@pytest.mark.parametrize("pays", ["triple 1", "run 1 3"])
def test_M11_the_seat_says_which_combination_pays(pays):
    match = acting(position((1, 0, 0, 1, 0), (0, 1, 0, 0, 0)), "triple 1", "run 1 3")
    assert {"shoot 4 2 triple 1", "shoot 4 2 run 1 3"} <= set(legal(match))
    match.play(0, f"shoot 4 2 {pays}")
    assert table(match)["aside"] == [({"triple 1", "run 1 3"} - {pays}).pop().replace(" ", "-")]


# M12


@pytest.mark.parametrize("rows", [2, 3, 4, 5, 6])
def test_M12_a_move_is_one_space_forward_until_the_enemy_blocks(rows):
    match = acting(position(rows=rows), *["sixes"] * (2 * rows - 1))
    for space in range(1, 2 * rows - 1):
        match.play(0, "move 2")
        assert spaces(match) == (0, space, 0, 0, 0)
        assert news(match)[-1] == {"event": "advanced", "seat": 0, "hero": "ferran", "column": 2, "row": space + 1}
    assert refusal(match, "move 2") == "M12"


@pytest.mark.parametrize(("own", "enemy"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_M12_never_onto_a_space_with_an_enemy(own, enemy):
    match = acting(position((0, 0, 0, own, 0), (0, 0, 0, enemy, 0)), "sixes", "triple 4")
    assert [refusal(match, move) for move in ("move 4", "march 4")] == ["M12", "M12"]


def test_M12_the_enemy_of_the_same_column_blocks_and_no_other():
    match = acting(position((4, 0, 0, 0, 0), (0, 0, 0, 0, 4)), "sixes")
    assert legal(match) == ["move 2", "move 3", "move 4", "end"]


def test_M12_columns_are_read_from_the_own_left():
    match = acting(position(), "sixes")
    match.table.turn, match.table.waiting = 1, 2
    match.play(1, "move 2")
    assert table(match)["field"][1][1]["advanced"] == 1
    assert spaces(match, 1) == (0, 0, 0, 1, 0)


# M13


def test_M13_the_target_retreats_one_space():
    match = with_luck(acting(position((2, 0, 0, 0, 0), (2, 0, 0, 0, 0)), "six"), FAILED, "attack 1")
    assert (spaces(match), spaces(match, 1)) == ((2, 0, 0, 0, 0), (1, 0, 0, 0, 0))
    assert told(match, "retreated")[0]["spaces"] == 1


@pytest.mark.parametrize("move", ["attack 3", "shoot 3 3 six", "smite 3 3 sixes", "mow 3 2 run 1 3"])
def test_M13_nobody_attacks_from_the_starting_space(move):
    gear = {"ebellius": ["shooting: six, short", "smite: sixes, close", "mow-down: run-or-triple, short"]}
    match = acting(position(enemy=(0, 0, 4, 0, 0), gear=gear), "six", "sixes", "run 1 3")
    assert refusal(match, move) == "M13"
    forward = acting(position((0, 0, 1, 0, 0), (0, 0, 3, 0, 0), gear=gear), "six", "sixes", "run 1 3")
    assert move.replace("mow 3 2", "mow 3 3") in legal(forward)


def test_M13_a_target_on_its_starting_space_is_not_attacked():
    match = acting(position((0, 0, 4, 0, 0)), "six")
    assert refusal(match, "attack 3") == "M15"


# M14


def attacks(**options):
    """The dice of 600 saves, and those with which the hero stood firm."""
    stood: Counter[int] = Counter()
    fell: Counter[int] = Counter()
    for seed in range(600):
        match = acting(position((2, 0, 0, 0, 0), (2, 0, 0, 0, 0), seed=seed, **options), "six")
        match.play(0, "attack 1")
        for kind, counter in (("saved", stood), ("retreated", fell)):
            counter.update(event["die"] for event in told(match, kind))
        assert spaces(match, 1)[0] == (2 if told(match, "saved") else 1)
    return stood, fell


def test_M14_four_or_more_saves():
    stood, fell = attacks()
    assert (set(stood), set(fell)) == ({4, 5, 6}, {1, 2, 3})
    assert stood.total() + fell.total() == 600
    assert 240 < stood.total() < 360


def test_M14_with_a_shield_three_or_more_saves():
    stood, fell = attacks(enemies=("darrago", *PLAIN[1:]))
    assert (set(stood), set(fell)) == ({3, 4, 5, 6}, {1, 2})
    assert 340 < stood.total() < 460


def test_M14_the_attackers_own_shield_does_not_matter():
    stood, _ = attacks(heroes=("darrago", *PLAIN[1:]))
    assert set(stood) == {4, 5, 6}


@pytest.mark.parametrize(("luck", "left"), [(SAVED, 3), (FAILED, 0)])
def test_M14_a_save_helps_against_smite_too(luck, left):
    match = acting(position((1, 0, 0, 0, 0), (3, 0, 0, 0, 0)), "run 1 3")
    assert spaces(with_luck(match, luck, "smite 1 1 run 1 3"), 1)[0] == left


def test_M14_no_die_for_a_target_on_its_starting_space():
    match = acting(position((0, 2, 0, 0, 4), (0, 0, 0, 0, 0)), "sixes")
    assert refusal(match, "mow 2 6 sixes") == "M16"


# M15


@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_M15_one_six_attacks_the_enemy_on_the_next_space(column):
    at = [0] * 5
    at[column - 1] = 2
    match = acting(position(tuple(at), tuple(at)), "six")
    assert legal(match, verb="attack") == [f"attack {column}"]
    match.play(0, f"attack {column}")
    assert told(match, "attacked") == [
        {"event": "attacked", "seat": 0, "hero": PLAIN[column - 1], "target": PLAIN[column - 1]}
    ]


@pytest.mark.parametrize(("own", "enemy"), [(1, 1), (2, 1), (1, 2), (3, 0)])
def test_M15_no_attack_from_farther_away(own, enemy):
    match = acting(position((own, 0, 0, 0, 0), (enemy, 0, 0, 0, 0)), "six")
    assert refusal(match, "attack 1") == "M15"


@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_M15_two_sixes_move_one_hero(column):
    match = acting(position(), "sixes")
    assert legal(match) == ["move 1", "move 2", "move 3", "move 4", "move 5", "end"]
    match.play(0, f"move {column}")
    assert spaces(match) == tuple(int(c == column) for c in (1, 2, 3, 4, 5))


@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("own", "enemy", "moved"), [(0, 0, 2), (2, 0, 2), (2, 1, 1), (3, 0, 1), (0, 3, 1)])
def test_M15_a_triple_moves_the_hero_of_its_column_twice(column, own, enemy, moved):
    mine, theirs = [0] * 5, [0] * 5
    mine[column - 1], theirs[column - 1] = own, enemy
    match = acting(position(tuple(mine), tuple(theirs)), f"triple {column}")
    assert legal(match) == [f"march {column}", *legal(match)[1:]]
    match.play(0, f"march {column}")
    assert spaces(match)[column - 1] == own + moved
    assert len(told(match, "advanced")) == moved


@pytest.mark.parametrize("run", RUNS)
@pytest.mark.parametrize("blocked", [(), (2,), (3, 4), (1, 2, 5)])
def test_M15_a_run_moves_every_hero_of_its_columns_that_is_not_blocked(run, blocked):
    at = tuple(4 if column in blocked else 0 for column in (1, 2, 3, 4, 5))
    match = acting(position(at), run)
    moving = [face for face in BY_COMBINATION[run.replace(" ", "-")] if face not in blocked]
    if not moving:
        assert refusal(match, f"advance {run}") == "M11"
        return
    match.play(0, f"advance {run}")
    assert spaces(match) == tuple(at[c - 1] + (c in moving) for c in (1, 2, 3, 4, 5))


# M17


def voiced(*aside, own=(0, 0, 0, 0, 0), enemy=(0, 0, 0, 0, 0), **rest):
    return acting(position(own, enemy, heroes=VOICED, **rest), *aside)


@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_M17_priority_voice_lets_another_hero_move_instead(column):
    match = voiced("sixes")
    match.play(0, "move 2")
    assert spaces(match) == (0, 0, 0, 0, 0)
    assert table(match)["asked"] == 2
    assert legal(match) == [f"voice {c}" for c in (1, 2, 3, 4, 5)]
    match.play(0, f"voice {column}")
    assert spaces(match) == tuple(int(c == column) for c in (1, 2, 3, 4, 5))
    assert bool(told(match, "handed")) == (column != 2)
    assert match.waiting == (1,)


def test_M17_a_decision_at_every_move_of_the_hero_and_only_then():
    match = voiced("sixes", "triple 2", "run 3 5")
    match.play(0, "move 1")
    assert spaces(match)[0] == 1
    match = voiced("sixes", "triple 2", "run 3 5")
    match.play(0, "advance run 3 5")
    assert spaces(match) == (0, 0, 1, 1, 1)
    match.play(0, "march 2")
    assert table(match)["phase"] == "handing"


@pytest.mark.parametrize(("enemy", "moved"), [(0, 2), (3, 1)])
def test_M17_both_spaces_of_a_triple_go_to_one_hero_and_what_it_cannot_use_is_lost(enemy, moved):
    match = voiced("triple 2", enemy=(0, 0, 0, 0, enemy))
    match.play(0, "march 2")
    match.play(0, "voice 5")
    assert spaces(match) == (0, 0, 0, 0, moved)


def test_M17_in_a_run_only_its_own_space_is_handed_over():
    match = voiced("run 1 3")
    match.play(0, "advance run 1 3")
    assert spaces(match) == (0, 0, 0, 0, 0)
    match.play(0, "voice 5")
    assert spaces(match) == (1, 0, 1, 0, 1)


def test_M17_also_to_a_hero_the_run_moves_anyway():
    match = voiced("run 1 3")
    match.play(0, "advance run 1 3")
    match.play(0, "voice 3")
    assert spaces(match) == (1, 0, 2, 0, 0)
    short = voiced("run 1 3", enemy=(0, 0, 3, 0, 0))
    short.play(0, "advance run 1 3")
    short.play(0, "voice 3")
    assert spaces(short) == (1, 0, 1, 0, 0)


def test_M17_the_other_must_be_able_to_move():
    match = voiced("sixes", own=(4, 0, 0, 0, 0), enemy=(0, 0, 4, 0, 0))
    match.play(0, "move 2")
    assert legal(match) == ["voice 2", "voice 4", "voice 5"]
    assert [refusal(match, move) for move in ("voice 1", "voice 3")] == ["M17", "M17"]


def test_M17_a_blocked_hero_has_no_move_to_hand_over():
    match = voiced("sixes", "run 1 3", own=(0, 4, 0, 0, 0))
    assert refusal(match, "move 2") == "M12"
    match.play(0, "advance run 1 3")
    assert spaces(match) == (1, 4, 1, 0, 0)


def test_M17_nobody_else_can_move_and_nothing_is_asked():
    match = voiced("sixes", own=(4, 0, 4, 4, 4))
    match.play(0, "move 2")
    assert spaces(match) == (4, 1, 4, 4, 4)


def test_M17_first_the_voice_is_answered():
    match = voiced("sixes", "six", "triple 2")
    match.play(0, "move 2")
    for move in ("end", "march 2", "attack 1", "move 1", "advance run 1 3", "shoot 2 1 six", "mow 1 1 six"):
        assert refusal(match, move) == "M17"
    for move in ("roll", "roll keep 1", "act", "set six"):
        assert refusal(match, move) == "M17"


def test_M17_several_voices_decide_one_after_the_other_and_nobody_hands_on():
    gear = {"phaello": ["priority-voice"], "ebellius": ["priority-voice"]}
    match = acting(position(gear=gear), "run 1 4")
    match.play(0, "advance run 1 4")
    assert table(match)["asked"] == 1
    match.play(0, "voice 3")
    assert (table(match)["asked"], spaces(match)) == (3, (0, 0, 0, 0, 0))
    match.play(0, "voice 5")
    assert spaces(match) == (0, 1, 1, 1, 1)
    assert len(told(match, "handed")) == 2


def test_M17_not_for_the_enemys_voice():
    match = acting(position(enemies=VOICED), "sixes")
    match.play(0, "move 2")
    assert spaces(match) == (0, 1, 0, 0, 0)


def test_M17_shield_and_inspiration_need_no_combination():
    match = position((1, 0, 0, 0, 0), heroes=("donatos", *PLAIN[1:]))
    assert table(match)["running"] == [2, 0]
