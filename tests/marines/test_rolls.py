"""M7 to M10: setting aside, rolling again, bust and all out."""

from itertools import product

import pytest

from .position import acting, dice, legal, news, position, refusal, rolled, sets, table, told, turn_of


def until(kind, move="roll", start=position):
    """A match in which the move was followed by an event of a kind."""
    for seed in range(2000):
        match = start(seed=seed)
        match.play(0, move)
        if told(match, kind):
            return match
    raise AssertionError(kind)


# M7


def test_M7_a_turn_begins_with_a_roll_of_all_six_dice():
    match = position()
    assert legal(match) == ["roll"]
    assert [refusal(match, move) for move in ("act", "set six", "roll keep 1")] == ["M7"] * 3
    assert refusal(match, "end") == "M11"
    match = until("rolled")
    assert len(told(match, "rolled")[0]["dice"]) == 6


def test_M7_without_a_combination_the_turn_is_over():
    match = until("busted")
    assert match.waiting == (1,)
    assert legal(match, 1) == ["roll"]
    assert news(match)[-2:] == [{"event": "busted", "seat": 0}, {"event": "begun", "seat": 1}]


def test_M7_a_bust_loses_everything_set_aside():
    match = until("busted", "roll keep 1", turn_of_seed)
    assert match.waiting == (1,)
    assert (table(match)["aside"], table(match)["dice"], dice(match)) == ([], 6, ([], []))
    assert table(match)["field"][0][0]["advanced"] == 0


def turn_of_seed(seed):
    return rolled(position(seed=seed), "1 2 5", aside="triple 3", secured=1)


def test_M7_at_least_one_combination_must_be_set_aside():
    match = turn_of("6 1 1 2 2 4")
    assert legal(match) == ["set six"]
    assert refusal(match, "act") == refusal(match, "roll") == refusal(match, "roll keep 1") == "M7"
    match.play(0, "set six")
    assert "act" in legal(match)
    assert "roll" in legal(match)


def test_M7_one_combination_a_move_and_not_necessarily_all():
    match = turn_of("6 6 1 2 3 5")
    match.play(0, "set run 1 3")
    assert sets(match) == ["six", "sixes"]
    match.play(0, "act")
    assert table(match)["aside"] == ["run-1-3"]
    assert dice(match) == ([], [])


def test_M7_after_each_roll_something_must_be_set_aside_anew():
    match = turn_of("6 1 2", aside="triple 4")
    assert legal(match) == ["set six"]
    assert refusal(match, "act") == "M7"


def test_M7_nothing_is_rolled_or_set_aside_during_actions():
    match = acting(position(), "sixes")
    assert [refusal(match, move) for move in ("roll", "roll keep 1", "set six", "act")] == ["M7"] * 4


# M8


def test_M8_any_dice_but_not_all_may_be_left_lying():
    match = turn_of("1 1 2", aside="triple 4", secured=1)
    assert legal(match, verb="roll") == [
        "roll",
        "roll keep 1",
        "roll keep 1 1",
        "roll keep 2",
        "roll keep 1 2",
    ]
    assert refusal(match, "roll keep 1 1 2") == "M8"


def test_M8_only_dice_that_are_there_are_left_lying():
    match = turn_of("1 1 2", aside="triple 4", secured=1)
    assert [refusal(match, f"roll keep {keep}") for keep in ("3", "2 2", "1 2 2", "4")] == ["M8"] * 4


def test_M8_five_dice_left_can_be_rolled_in_31_ways():
    assert len(legal(turn_of("1 2 3 4 5", aside="six", secured=1), verb="roll")) == 31


def test_M8_dice_left_lying_stay_and_all_others_are_rolled():
    match = turn_of("1 1 2 5", aside="sixes", secured=1)
    match.play(0, "roll keep 1 1")
    events = news(match)
    assert {"event": "kept", "dice": ("1", "1")} in events
    assert len(next(event for event in events if event["event"] == "rolled")["dice"]) == 2


def test_M8_dice_left_lying_may_be_part_of_a_new_combination():
    match = turn_of("1 4", lying="1 1", aside="sixes")
    assert sets(match) == ["triple 1"]
    match.play(0, "set triple 1")
    assert dice(match) == (["4"], [])


@pytest.mark.parametrize(
    ("shown", "lying", "combination"),
    [
        ("1", "6", "six"),
        ("1 6", "6", None),
        ("1", "6 6", "sixes"),
        ("4 6", "1 1 1", "triple 1"),
        ("6 6", "1 2 3", "run 1 3"),
        ("5 6", "1 2 3 4", "run 1 4"),
    ],
)
def test_M8_a_combination_of_dice_left_lying_may_not_be_parked(shown, lying, combination):
    match = turn_of(shown, lying=lying)
    match.table.dice = len(shown.split()) + len(lying.split())
    if combination:
        assert refusal(match, f"set {combination}") == "M8"
    else:
        assert sets(match) == ["six", "sixes"]


def test_M8_a_six_left_lying_does_not_save_from_a_bust():
    for seed in range(200):
        match = rolled(position(seed=seed), "6 1", aside="run 1 3, six", secured=1)
        match.play(0, "roll keep 6")
        die = told(match, "rolled")[-1]["dice"]
        assert bool(told(match, "busted")) == (die != ("6",))


def test_M8_a_run_left_lying_and_made_longer_counts():
    match = turn_of("4 6", lying="1 2 3 3")
    assert sets(match) == ["six", "run 2 4", "run 1 4"]
    assert refusal(match, "set run 1 3") == "M8"


@pytest.mark.parametrize(
    ("shown", "lying", "first", "second"),
    [
        ("1 1 2 3", "2 3", "run 1 3", "run 1 3"),
        ("6 6", "6", "sixes", "six"),
        ("1 1", "1 1 1 1", "triple 1", "triple 1"),
        ("2 3", "1 1 2 3", "run 1 3", "run 1 3"),
        ("5 4", "3 3 4 5", "run 3 5", "run 3 5"),
    ],
)
def test_M8_dice_are_counted_in_the_seats_favour(shown, lying, first, second):
    match = turn_of(shown, lying=lying)
    match.play(0, f"set {first}")
    assert second in sets(match)


def test_M8_setting_aside_takes_as_few_just_rolled_dice_as_it_can():
    """However the dice lie: one just rolled is used, or as many as are missing among the lying ones."""
    for split in product(range(3), repeat=3):
        for fresh in product(range(3), repeat=3):
            if (
                sum(split) + sum(fresh) > 6
                or not all(a + b for a, b in zip(split, fresh, strict=True))
                or not sum(fresh)
            ):
                continue
            shown = " ".join(str(face + 1) for face in range(3) for _ in range(fresh[face]))
            lying = " ".join(str(face + 1) for face in range(3) for _ in range(split[face]))
            match = turn_of(shown, lying=lying)
            match.table.dice = sum(split) + sum(fresh)
            match.play(0, "set run 1 3")
            missing = sum(not n for n in split)
            if table(match)["phase"] == "rolling":
                assert len(dice(match)[0]) == sum(fresh) - max(1, missing)
                assert len(dice(match)[1]) == sum(split) - (3 - max(1, missing))


def test_M8_dice_left_lying_may_be_rolled_later():
    match = turn_of("6", lying="1 2", aside="triple 4")
    match.play(0, "set six")
    assert legal(match, verb="roll") == ["roll", "roll keep 1", "roll keep 2"]


def test_M8_dice_set_aside_are_never_rolled_again():
    match = turn_of("1 2 5", aside="triple 3", secured=1)
    match.play(0, "roll")
    assert len(told(match, "rolled")[0]["dice"]) == 3


# M9


def test_M9_any_number_of_rolls_while_dice_are_left():
    match = turn_of("6", aside="six, six, six, six", lying="2")
    match.play(0, "set six")
    assert legal(match) == ["act", "roll"]


def test_M9_a_turn_of_six_rolls():
    longest = 0
    for seed in range(3000):
        match = position(seed=seed)
        rolls = 0
        while match.waiting == (0,) and table(match)["phase"] == "rolling" and not told(match, "all_out"):
            rolls += "roll" in legal(match)
            match.play(0, "roll" if "roll" in legal(match) else legal(match)[0])
        longest = max(longest, rolls)
        if longest >= 5:
            return
    raise AssertionError(longest)


# M10


def all_out(own=(1, 0, 0, 0, 0), **rest):
    match = rolled(position(own=own, **rest), "1 2 3", aside="triple 1")
    match.play(0, "set run 1 3")
    return match


def test_M10_with_all_six_dice_set_aside_the_seat_acts_at_once():
    match = all_out()
    assert news(match)[-1] == {"event": "all_out", "seat": 0}
    assert table(match)["phase"] == "acting"
    assert legal(match) == ["march 1", "advance run 1 3", "end"]


def test_M10_after_the_actions_another_whole_turn():
    match = all_out()
    match.play(0, "march 1")
    match.play(0, "advance run 1 3")
    assert match.waiting == (0,)
    assert legal(match) == ["roll"]
    assert (table(match)["dice"], table(match)["aside"]) == (6, [])


def test_M10_even_if_actions_are_not_or_cannot_be_used():
    match = all_out()
    match.play(0, "end")
    assert legal(match) == ["roll"]
    blocked = rolled(position(own=(4, 4, 4, 4, 4)), "1 2 3", aside="triple 1")
    blocked.play(0, "set run 1 3")
    assert legal(blocked) == ["end"]
    before = table(blocked)["turns"]
    blocked.play(0, "end")
    assert table(blocked)["phase"] == "rolling" or blocked.over
    assert table(blocked)["turns"] == before


def test_M10_a_bust_in_the_new_turn_undoes_nothing():
    for seed in range(2000):
        match = all_out(seed=seed)
        match.play(0, "march 1")
        match.play(0, "end")
        match.play(0, "roll")
        if told(match, "busted"):
            assert table(match)["field"][0][0]["advanced"] == 3
            assert match.waiting == (1,)
            return
    raise AssertionError("no bust")


def test_M10_it_may_be_all_out_again():
    match = all_out()
    match.play(0, "end")
    rolled(match, "1 2 3", aside="triple 1")
    match.play(0, "set run 1 3")
    match.play(0, "end")
    assert match.waiting == (0,)


def test_M10_five_dice_aside_are_not_all_out():
    match = rolled(position(), "1 2 3 5", aside="sixes")
    match.play(0, "set run 1 3")
    match.play(0, "act")
    match.play(0, "end")
    assert match.waiting == (1,)
