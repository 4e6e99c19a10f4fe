import ast
import json
import re
from pathlib import Path

import pytest

from benchmarks.levels import MARK, rewritten
from benchmarks.report import Measure, differences, large, measures_in, medians, page, plain_reason, ratio, table
from herotable.games import game

PEERS = Path(__file__).parents[1] / "benchmarks" / "peers"


def rates(peer, name, *values):
    return [Measure(peer, name, "decisions/s", value) for value in values]


def length(peer, value, error, games=100):
    return Measure(peer, "POW!", "length", value, error_of_mean=error, games=games)


def test_only_lines_of_json_are_measures():
    line = {"peer": "OpenSpiel 2.0.2", "game": "POW!", "what": "decisions/s", "value": 47000}
    assert list(measures_in(f"a banner\n{json.dumps(line)}\n\n")) == rates("OpenSpiel 2.0.2", "POW!", 47000)


def test_a_reason_is_the_last_line_without_paths_and_addresses():
    assert plain_reason("Traceback\n  File x\nOSError: /home/ann/lib/x.so: not found\n") == "OSError: …x.so: not found"
    assert plain_reason("ERROR: no https://index.example/simple/pgx/ here") == "ERROR: no … here"
    assert plain_reason("") == "it ended without a word"


def test_the_median_of_rates_leaves_out_runs_that_failed():
    failed = Measure("A", "go", "decisions/s", error="broken")
    assert medians([*rates("A", "go", 1, 9), failed, *rates("A", "go", 2)]) == rates("A", "go", 2)
    assert medians([failed, failed]) == [failed]


def test_means_of_several_runs_become_one():
    assert medians([length("A", 10, 0.3, 100), length("A", 20, 0.4, 300)]) == [
        length("A", 17.5, pytest.approx((30**2 + 120**2) ** 0.5 / 400), 400)
    ]


def test_versions_differ_beyond_four_standard_errors():
    ours = length("Hero Table", 85, 0.3)
    assert differences([ours, length("A", 86.9, 0.4)]) == []
    assert differences([ours, length("A", 87.1, 0.4)]) == ["A: mean length 87.10 ± 0.40, ours 85.00 ± 0.30"]


@pytest.mark.parametrize(
    ("ours", "theirs", "words"),
    [
        ([100], 10, "×10"),
        ([100], 80, "equal"),
        ([80], 100, "equal"),
        ([1], 10, "×0.1"),
        ([100, 3000, 200], 1, "×100 … ×3,000"),
    ],
)
def test_ratios(ours, theirs, words):
    assert ratio(ours, theirs) == words


@pytest.mark.parametrize(
    ("number", "words"),
    [(39.24, "39.2"), (185, "185"), (1380, "1.38 k"), (999_900, "1 M"), (13_400_000, "13.4 M"), (2.1e9, "2.1 G")],
)
def test_large_numbers_have_three_figures(number, words):
    assert large(number) == words


def test_the_columns_of_a_table_line_up():
    assert table(["peer", "game", "rate"], [["A", "chess", "9"]]).splitlines() == [
        "| peer | game  | rate |",
        "| ---- | ----- | ---: |",
        "| A    | chess |    9 |",
    ]


def test_the_page_shows_ratios_and_hides_no_failure():
    measures = [
        *rates("Hero Table", "POW!", 1000),
        *rates("Hero Table", "Other", 200),
        *rates("B", "POW!", 100),
        *rates("C", "chess", 10),
        Measure("D", "go", "decisions/s", error="broken"),
    ]
    text = re.sub(" +", " ", page(measures, ["today"]))
    assert "| B | 100 (×10) |" in text
    assert "| C | chess | 10 (×20 … ×100) |" in text
    assert "| D | go | fails |" in text
    assert "- D, go, decisions/s: broken" in text


def constants(name):
    """The constants of a peer's version of POW!, whose libraries need not be installed."""
    text = (PEERS / name).read_text(encoding="utf-8")
    found = dict(re.findall(r"^(?:const )?([A-Z]+) = (\[[^\]]*\]);?$", text, re.MULTILINE))
    return {constant: ast.literal_eval(value) for constant, value in found.items()}


@pytest.mark.parametrize("name", ["pow_openspiel.py", "pow_boardgame.js"])
def test_the_peers_play_with_our_tiles_and_dice(name):
    box = game("pow").pack.components
    theirs = constants(name)
    assert theirs["HEROES"] == [tile["points"] for tile in box["hero"]]
    assert theirs["VILLAINS"] == [tile["points"] for tile in box["villain"]]
    assert theirs["DIE"] == list(box["die"][0]["sides"])


def test_one_chapter_of_the_bots_page_is_written_anew_and_the_others_stay():
    page = f"words\n{MARK}\n## POW!\n\nold\n\n## Full Order\n\nkept\n"
    assert rewritten(page, "pow", ["## POW!\n", "new"]) == f"words\n{MARK}\n## POW!\n\nnew\n\n## Full Order\n\nkept\n"
    added = rewritten(page, "battle", ["## Superhero Battle\n", "new"])
    assert added.endswith("## Full Order\n\nkept\n\n## Superhero Battle\n\nnew\n")
