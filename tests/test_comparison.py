"""Two packs compared: what differs in them, which changes are more than chance, and the axes under the bars."""

import json
import re
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import herotable as ht
from herotable.engine.pack import Pack
from herotable.lab.balance.figures import Figure, Z, differences
from herotable.lab.balance.plan import Outcome, Plan, outcome
from herotable.lab.balance.tally import Tally
from herotable.lab.balance.units import run_unit
from herotable.lab.report.charts import Axis, Bar, bars, ticks
from herotable.lab.report.comparison import Comparison
from herotable.lab.report.discoveries import RATE, adjusted, chance_of, false_discovery_rates
from herotable.lab.report.export import as_csv, as_json
from herotable.lab.report.pack_changes import pack_changes


def edited(title: str, old: str, new: str, count: int = 1) -> Pack:
    game = ht.game(title)
    text = (game.folder / "pack.toml").read_text(encoding="utf-8")
    assert old in text
    return game.pack_of(text.replace(old, new, count))


def said(title: str, old: str, new: str, count: int = 1) -> list[str]:
    game = ht.game(title)
    return [str(change) for change in pack_changes(game.pack, edited(title, old, new, count), game.box)]


@pytest.mark.parametrize(
    ("title", "old", "new", "changes"),
    [
        ("pow", "points = 6", "points = 60", ["hero 11: points 6 → 60"]),
        ("pow", "points = -4", "points = -5", ["villain 12: points −4 → −5"]),
        ("battle", 'name = "gamora"', 'name = "gamora" # ours', []),
    ],
)
def test_a_change_of_a_pack_is_named_with_its_component_and_both_values(title, old, new, changes):
    assert said(title, old, new) == changes


def test_components_with_names_are_told_by_them_wherever_they_stand():
    game = ht.game("battle")
    rows = game.pack.components["hero"]
    other = Pack(game.name, "x", game.pack.components | {"hero": [rows[0] | {"amount": 5}, *reversed(rows[1:])]})
    (change,) = pack_changes(game.pack, other, game.box)
    assert str(change) == f"hero {rows[0]['name']}: amount {rows[0]['amount']} → 5"


def test_components_that_one_pack_lacks_are_told_whole():
    game = ht.game("marines")
    rows = game.pack.components["hero"]
    fewer = Pack(game.name, "x", {"hero": rows[:-1]})
    (gone,), (come,) = pack_changes(game.pack, fewer, game.box), pack_changes(fewer, game.pack, game.box)
    assert gone.component == come.component == f"hero {rows[-1]['name']}"
    assert (gone.after, come.before) == (None, None)
    assert str(gone).endswith(" → –")


# ---------------------------------------------------------------- chance


def change(value: float, deviation: float, place: int = 0) -> Figure:
    return Figure("seat", place, ("A",), value, 1, 9, value - Z * deviation, value + Z * deviation, 0.0)


def test_the_chance_of_a_change_is_that_of_a_normal_distribution():
    assert chance_of(change(Z, 1)) == pytest.approx(0.05)
    assert chance_of(change(-2.5758293, 1)) == pytest.approx(0.01)
    assert chance_of(change(0, 0)) == 1
    assert chance_of(change(0.1, 0)) == 0


def test_rates_are_those_of_benjamini_and_hochberg():
    # The example of their paper of 1995: of fifteen tests four are discoveries at 5 %.
    chances = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528]
    chances += [0.7590, 1.0]
    assert sum(rate <= RATE for rate in adjusted(chances)) == 4
    assert adjusted([0.01, 0.02, 0.03]) == pytest.approx([0.03, 0.03, 0.03])


@given(st.lists(st.floats(0, 1), max_size=40))
def test_discoveries_are_the_smallest_chances_up_to_the_last_one_under_its_line(chances):
    ranked = sorted(chances)
    under = [rank for rank, chance in enumerate(ranked, 1) if chance * len(chances) / rank <= RATE]
    assert sum(rate <= RATE for rate in adjusted(chances)) == max(under, default=0)


def test_numbers_that_only_chance_changes_are_held_back():
    luck = Random(4)
    by_chance = [change(luck.gauss(0, 1), 1, place) for place in range(1000)]
    assert sum(chance_of(c) <= 0.05 for c in by_chance) > 30
    assert sum(rate <= RATE for rate in false_discovery_rates(by_chance).values()) <= 2
    real = [change(8.0, 1, 2000 + place) for place in range(10)]
    found = {key for key, rate in false_discovery_rates([*by_chance, *real]).items() if rate <= RATE}
    assert {c.key for c in real} <= found
    assert len(found) <= 13


# ---------------------------------------------------------------- the page


@pytest.fixture(scope="module")
def compared() -> Outcome:
    """POW! with a villain ten times as bad."""
    game = ht.game("pow")
    plan = Plan.of(game, 3, ["random"], 640, 1, {}, [game.pack, edited("pow", "points = -4", "points = -40")])
    return outcome(plan, {unit.name: run_unit(unit) for unit in plan.units()})


def test_the_page_says_what_differs_how_many_tests_there_were_and_that_bots_are_random(compared):
    page = Comparison(compared, "en")
    html = page.html()
    assert "<td>villain 12</td><td>points</td><td>−4</td><td>−40</td>" in html
    tests = len(page.rates)
    assert tests > 30
    assert re.search(rf"\d+ of {tests} numbers? changes? beyond chance \(false discovery rate 5", html)
    assert "These bots are random" in html
    assert page.rates.keys() <= page.changes.keys()


def test_only_discoveries_are_coloured_and_on_the_cover(compared):
    page = Comparison(compared, "en")
    page.rates = dict.fromkeys(page.rates, 1.0)
    html = page.html()
    assert 'class="bar over"' not in html
    assert 'class="bar under"' not in html
    assert page.largest() == []
    assert "None of " in html


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_terminal_is_told_the_same(compared, language):
    lines = list(Comparison(compared, language).lines())
    assert lines[1] == "  villain 12: points −4 → −40"
    assert all("{" not in line for line in lines)
    page = Comparison(compared, language)
    beyond_chance = [change for change in page.changes.values() if page.is_change(change)]
    assert len(beyond_chance) == len(page.largest()) + len(page.other_changes()) > len(page.largest())
    assert all(any(line.endswith(f")  {page.named(change)}") for line in lines) for change in beyond_chance)
    page = Comparison(compared, language)
    page.rates = dict.fromkeys(page.rates, 1.0)
    assert len(list(page.lines())) == 3  # without changes beyond chance there are none to list


def test_a_rate_too_small_to_print_is_not_called_nothing(compared):
    page = Comparison(compared, "en")
    (change, *_) = page.changes.values()
    for rate, said in ((0.0, "< 0.1"), (0.0009, "< 0.1"), (0.001, "0.1"), (0.0234, "2.3"), (1.0, "100.0")):
        page.rates[change.key] = rate
        assert page.rate(change).startswith(said)


def test_bots_that_think_are_not_warned_about(compared):
    game = ht.game("pow")
    plan = Plan.of(game, 3, ["greedy"], 640, 1, {}, list(compared.plan.packs))
    assert list(Comparison(Outcome(plan, compared.tallies), "en").captions()) == []


def test_numbers_hold_the_changes_of_the_packs_and_their_rates(compared):
    data = json.loads(as_json(compared, "en"))
    assert data["pack_changes"] == [{"component": "villain 12", "key": "points", "before": -4, "after": -40}]
    rates = Comparison(compared, "en").rates
    told = [row["false_discovery_rate"] for row in data["figures"] if row["pack"] == "change"]
    assert sorted(rate for rate in told if rate is not None) == pytest.approx(sorted(rates.values()), abs=1e-6)
    assert as_csv(compared, "en").splitlines()[0].endswith(",source,false_discovery_rate")


def test_what_some_units_never_measured_is_compared_all_the_same():
    game = ht.game("order")
    plan = Plan.of(game, 2, ["random"], 100, 1, {}, [game.pack, edited("order", "points = 3", "points = 2")])
    found = outcome(plan, {unit.name: run_unit(unit) for unit in plan.units()})
    measured = np.array([[tally["measured"] for tally in side] for side in found.tallies])
    now_and_then = measured.any(axis=(0, 1)) & ~measured.all(axis=(0, 1))
    assert now_and_then.any(), "a measure that only some units have"
    keys = {figure.key for figure in differences(found)}
    both = np.flatnonzero(measured.any(axis=1).all(axis=0))
    assert {("measure", i) for i in both} <= keys


def test_a_clear_change_is_found(compared):
    assert any(
        figure.section == "villain" or figure.section == "points" for figure in Comparison(compared, "en").largest()
    )


def test_equal_packs_with_other_seeds_seldom_seem_to_differ(compared):
    found = [
        Comparison(Outcome(compared.plan, [tallies(2 * n), tallies(2 * n + 1)]), "en").largest() for n in range(50, 70)
    ]
    assert sum(map(bool, found)) <= 4  # of 20 runs: at a rate of 5 %, more come once in 400


def tallies(seed: int) -> list[Tally]:
    """Games of POW! as it is."""
    game = ht.game("pow")
    return [run_unit(unit) for unit in Plan.of(game, 3, ["random"], 640, seed, {}, [game.pack]).units()]


# ---------------------------------------------------------------- axes


@given(st.floats(-1e3, 1e3), st.floats(1e-3, 1e3))
def test_ticks_are_round_few_and_within_the_scale(least, width):
    found = ticks(least, least + width)
    assert 2 <= len(found) <= 6
    slack = 1e-6 * (abs(least) + width)
    assert least - slack <= found[0] <= found[-1] <= least + width + slack
    steps = {f"{two - one:.3e}"[0] for one, two in pairwise(found)}
    assert steps <= {"1", "2", "5", "4", "9"}  # 4.999 and 9.999 are rounding


def test_an_axis_stands_under_the_bars_with_its_numbers_and_what_they_count():
    drawn = bars([Bar("a", "", 0.02, 0.01, 0.03)], 0.0, Axis(lambda value: f"{100 * value:+.0f}", "points & more"))
    axis = drawn[drawn.index('class="row axis"') :]
    assert re.findall(r">([+-]\d+)</text>", axis) == ["-2", "+0", "+2"]
    places = [float(x) for x in re.findall(r'<text x="([\d.]+)%"', axis)]
    assert places == sorted(places)
    assert 50.0 in places  # 0 is in the middle
    assert "points &amp; more" in axis


def test_every_chart_of_bars_has_an_axis(compared):
    html = Comparison(compared, "en").html()
    assert html.count('class="bars"') == html.count('class="row axis"') > 3
