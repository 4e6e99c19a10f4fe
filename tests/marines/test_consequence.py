"""What a move of Space Marine Heroes would do, told before it is made, compared with what comes of it."""

import pytest

from tests.consequences import consequences, futures
from tests.play import points_of

from .position import GAME, acting, position, rolled

VARIANTS = [{}, {"friendly_fire": True, "rows": 2}, {"rows": 6, "turn_limit": 20}, {"series": 3}]


def of(events, *kinds):
    return [event for event in events if event["event"] in kinds]


def check_steps(told, events):
    """M12, M17: heroes come to stand where it was told, unless a Priority Voice is asked first."""
    rows = {event["column"]: event["row"] for event in of(events, "advanced")}
    expected = {step["column"]: step["row"] for step in told["steps"] if step["row"] > step["start"]}
    assert rows == ({} if told["asks"] else expected)


def check_hits(told, events):
    """M13, M14: exactly these heroes roll, are saved by these dice, and else retreat so far."""
    rolls = {(event["seat"], event["hero"]): event for event in of(events, "saved", "retreated")}
    assert {(hit["seat"], hit["hero"]) for hit in told["hits"]} == {*rolls}
    for hit in told["hits"]:
        event = rolls[hit["seat"], hit["hero"]]
        assert (event["event"] == "saved") == (event["die"] > hit["saved"]["of"] - hit["saved"]["ways"])
        assert event["event"] == "saved" or event["spaces"] == hit["row"] - hit["retreat"]


def check_turn(told, seat, events):
    """M3, M7, M10, M19: the turn ends, and the battle with it, when it was told so."""
    begun, fought = of(events, "begun"), of(events, "fought")
    is_bust = bool(of(events, "busted"))
    assert bool(begun or fought) == (told["ends"] or is_bust)
    assert not is_bust or told["danger"] != "none"
    if begun:
        assert told["wins"] != "sure"
        assert (begun[0]["seat"] == seat) == told["again"]
    if fought:
        assert told["limit"] if fought[0]["how"] == "limit" else told["wins"] != "none"


def check(match, seat, move, told):
    for after, events in futures(match, seat, move):
        check_steps(told, events)
        check_hits(told, events)
        if match.view(seat)["table"]["phase"] in ("rolling", "acting", "handing"):
            check_turn(told, seat, events)
            table = after.view(seat)["table"]
            if not told["hits"] and not told["asks"] and not of(events, "fought"):
                assert table["running"] == told["running"]
            if move.startswith("set"):
                assert (table["dice"], table["phase"] == "acting") == (told["dice"], told["all_out"])


@pytest.mark.parametrize(("seed", "options"), [*enumerate(VARIANTS)])
def test_M11_every_move_does_what_was_told_on_every_imagined_table(seed, options):
    for n, match in enumerate(points_of(GAME.match(seed=f"consequence {seed}", **options), seed)):
        for seat in match.waiting if n % 5 == 0 or match.number < 400 else ():
            for i, (move, told) in enumerate(consequences(match, seat).items()):
                if i % 6 == n % 6 or not move.startswith(("roll", "pick", "place")):
                    check(match, seat, move, told)


def test_M7_the_risk_of_a_roll_is_that_of_roll_odds():
    for move, told in consequences(rolled(position(), "1 2 4 4 6", aside="six", secured=1)).items():
        if move.startswith("roll"):
            keep = move.split()[2:]
            assert told["bust"] == GAME.ask("roll_odds", dice=5, keep=keep)
            assert told["danger"] == ("possible" if told["bust"]["ways"] else "none")


def test_M7_a_combination_set_aside_tells_the_next_risk_and_what_it_pays_for():
    told = consequences(rolled(position(own=(1, 0, 0, 0, 0)), "1 1 1 6 2 3"))
    assert told["set triple 1"]["bust"] == GAME.ask("roll_odds", dice=3, keep=[])
    assert (told["set triple 1"]["dice"], told["set triple 1"]["actions"]) == (3, 1)
    assert told["set six"]["actions"] == 0


def test_M10_all_six_dice_aside_earn_another_turn():
    told = consequences(rolled(position(), "1 1 1", aside="triple 2"))["set triple 1"]
    assert (told["all_out"], told["again"], told["bust"]) == (True, True, None)


def test_M12_a_march_goes_as_far_as_the_enemy_lets_it_and_crosses_the_line():
    match = acting(position(own=(1, 0, 0, 0, 0), enemy=(1, 0, 0, 0, 0)), "triple 1", "triple 2")
    told = consequences(match)
    assert told["march 1"]["steps"] == [{"column": 1, "hero": "phaello", "start": 2, "row": 4, "crosses": True}]
    assert told["march 1"]["through"] == [1, 0]
    assert told["march 2"]["steps"][0]["row"] == 3


@pytest.mark.parametrize(("gear", "ways"), [([], 3), (["shield"], 4)])
def test_M14_a_shield_saves_more_often(gear, ways):
    match = position(own=(2, 0, 0, 0, 0), enemy=(2, 0, 0, 0, 0), gear={"phaello": gear or ["inspiration"]})
    (hit,) = consequences(acting(match, "six"))["attack 1"]["hits"]
    assert (hit["seat"], hit["row"], hit["retreat"], hit["saved"]) == (1, 3, 2, {"ways": ways, "of": 6})


def test_M16_smite_sends_an_enemy_home_and_out_of_ones_half():
    match = position(own=(1, 0, 0, 0, 0), enemy=(3, 0, 0, 0, 0), gear={"phaello": ["smite: six, short"]})
    (hit,) = consequences(acting(match, "six"))["smite 1 1 six"]["hits"]
    assert (hit["retreat"], hit["crosses"]) == (1, True)


def test_M16_friendly_fire_is_a_danger():
    gear = {"phaello": ["mow-down: six, long"]}
    match = acting(position(own=(2, 1, 0, 0, 0), enemy=(0, 0, 4, 0, 0), gear=gear, friendly_fire=True), "six")
    told = consequences(match)["mow 1 2 six"]
    assert [(hit["seat"], hit["row"]) for hit in told["hits"]] == [(0, 2), (1, 5)]
    assert (told["danger"], told["rule"]) == ("possible", "M16")


def test_M17_a_hero_with_priority_voice_is_asked_first():
    match = acting(position(gear={"phaello": ["priority-voice"]}), "triple 1")
    told = consequences(match)["march 1"]
    assert (told["asks"], told["ends"], told["steps"][0]["row"]) == ([1], False, 3)
    match.play(0, "march 1")
    told = consequences(match)["voice 3"]
    assert [(step["column"], step["row"]) for step in told["steps"]] == [(3, 3)]
    assert told["ends"]


def test_M3_the_step_that_wins_is_told():
    match = acting(position(own=(3, 3, 2, 0, 0)), "sixes")
    told = consequences(match)
    assert (told["move 3"]["wins"], told["move 3"]["ends"], told["move 3"]["through"]) == ("sure", True, [3, 0])
    assert told["move 4"]["wins"] == "none"
