"""Training as far as it needs no torch: what decisions were worth, the report of a run, and the command's refusals."""

import re

import numpy as np
import pytest

import herotable as ht
from herotable.commands.texts import say_in
from herotable.commands.train import line_of
from herotable.lab import train
from herotable.lab.report.training import write_report
from herotable.lab.train.returns import KEEP, returns
from tests.test_cli import herotable, home
from tests.test_nets import a_net

__all__ = ["herotable", "home"]
SHARES = {"random": 0.999, "playout": 0.95, "greedy": 0.5}
CURVE = [
    {"round": n, "minutes": n / 2, "decisions": n * 10**6, "shares": SHARES, "rating": 100 * n, "entropy": 1 / (n + 1)}
    | {"error": 0.05, "change": 0.1}
    for n in range(4)
]
TRAINED = {
    "command": "herotable lab train pow --minutes 2 --seed 1",
    "minutes": 1.5,
    "decisions": 3 * 10**6,
    "version": "0.0",
    "rounding": {"same_best_move": 0.99},
    "curve": CURVE,
}


def worth(movers, values, over, rewards, last):
    """The returns of one table of two seats."""
    arrays = (np.array(part, float)[:, None] for part in (values, over, rewards))
    own, ended, shares = arrays
    two = np.stack([own, own], axis=-1)
    advantages, targets = returns(
        two,
        np.array(movers)[:, None],
        ended,
        shares,
        np.array([last], float),
        np.arange(1),
        (np.arange(2), np.array([2])),
    )
    return [float(one[0]) for one in advantages], [one[0].tolist() for one in targets]


def test_the_last_decision_of_each_seat_is_judged_by_its_share_of_the_win():
    nothing, won = [0, 0], [1, 0]
    advantages, targets = worth([0, 1], [0.5, 0.4], [0, 1], [nothing, won], [9, 9])
    assert advantages == pytest.approx([0.5, -0.4])
    assert targets == [pytest.approx([1.0, 0.4]), pytest.approx([0.0, 1.0])]  # the mover's first, then the rival's


def test_an_earlier_decision_is_judged_by_the_next_of_the_same_seat_and_a_little_by_later_ones():
    nothing = [0, 0]
    advantages, _ = worth([0, 1, 0], [0.2, 0.5, 0.6], [0, 0, 0], [nothing] * 3, [1.0, 0.3])
    assert advantages == pytest.approx([0.4 + KEEP * 0.4, 0.3 - 0.5, 0.4])


def test_a_new_game_knows_nothing_of_the_one_before():
    advantages, _ = worth([0, 0], [0.5, 0.9], [1, 0], [[0, 1], [0, 0]], [0.9, 0.1])
    assert advantages == pytest.approx([-0.5, 0.0])


@pytest.mark.parametrize(("language", "heading"), [("en", "Rating"), ("ru", "Рейтинг")])
def test_the_report_draws_every_curve_in_both_languages(tmp_path, language, heading):
    net = a_net(ht.game("pow"))
    net.training = TRAINED
    page = write_report(net, tmp_path, language).read_text(encoding="utf-8")
    assert f"<h2>{heading}</h2>" in page
    assert page.count("<svg") == 3
    assert page.count('class="curve"') == 3 * (len(CURVE) - 1)
    assert net.digest in page
    assert not re.search(r"\b(nan|inf)\b", page)


def test_progress_is_one_line_in_both_languages():
    english, russian = (line_of(CURVE[2], say_in(language)) for language in ("en", "ru"))
    assert english == "1.0 min, 2.0 million decisions, rating +200: random 99.9 %, playout 95.0 %, greedy 50.0 %"
    assert russian.startswith("1,0 мин, решений: 2,0 млн, рейтинг +200: ")


def test_without_torch_the_command_says_what_to_install(herotable, monkeypatch):
    monkeypatch.setattr(train, "find_spec", lambda _: None)
    status, _, err = herotable("lab", "train", "pow")
    assert (status, err) == (1, "herotable: torch is not installed; it comes with herotable[train]\n")
    _, _, err = herotable("lab", "train", "pow", "--minutes", "0.5", "--language", "ru")
    assert err == "herotable: torch не установлен; он входит в herotable[train]\n"


@pytest.mark.parametrize("minutes", ["0", "-1", "nan", "soon"])
def test_a_run_lasts_some_minutes(herotable, minutes):
    _, _, err = herotable("lab", "train", "pow", "--minutes", minutes)
    assert f"--minutes: expected a number above 0, at most 10000, found '{minutes}'" in err
