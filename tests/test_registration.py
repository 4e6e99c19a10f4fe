"""One line registers a title: the toy of the tests is played through Python, in the terminal and in the lab.

tests/server/test_own_title.py plays it on the server, tests/browser/test_own_title.py on the plain board of the web.
"""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

import herotable as ht
from herotable import cli
from herotable.bots import BOTS
from herotable.games import TITLES

ROOT = Path(__file__).parents[1]
TURNS = 8


@pytest.fixture(autouse=True)
def _registered(monkeypatch, tmp_path):
    monkeypatch.setitem(TITLES, "toy", "tests.toy")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def whole_game(*bots):
    match = ht.game("toy").match(seed=4)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, bots[seat % len(bots)].choose(match, seat))
    return match


def typed(monkeypatch, capsys, text, *arguments):
    """What a command prints to a person who types this."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    assert cli.main(list(arguments)) == 0
    return capsys.readouterr().out


def test_it_is_a_title_beside_ours():
    assert list(ht.games()) == ["pow", "order", "marines", "battle", "toy"]
    assert ht.games()["toy"].name == "toy"


@pytest.mark.parametrize("name", sorted({*BOTS} - {"net"}))  # which a title has once it was trained
def test_every_bot_plays_it_from_python(name):
    match = whole_game(ht.bot(name))
    assert len(match.rows) == TURNS
    assert match.winners == (0,)
    assert ht.load(match.save()).fingerprint == match.fingerprint


def test_a_hint_names_its_moves():
    match = ht.game("toy").match(seed=4)
    assert {estimate.move.notation for estimate in match.hint(0, seconds=0.01)} == {"swap", "show"}


def test_it_is_played_in_the_terminal_on_a_plain_table(monkeypatch, capsys):
    out = typed(monkeypatch, capsys, "show\nrules\n?\n" + "swap\n" * TURNS, "play", "toy", "--seed", "4")
    assert "Toy" in out
    assert "hands" in out
    assert "T1" in out
    assert "Swap your card" in out
    assert "Player 1 shows card" in out
    assert "Final scores" in out


def test_the_terminal_plays_it_in_russian(monkeypatch, capsys):
    out = typed(monkeypatch, capsys, "swap\n" * TURNS, "play", "toy", "--seed", "4", "--language", "ru")
    assert "Игрушка" in out
    assert "берёт карту" in out


def test_the_lab_counts_its_turn_order_and_its_moves(monkeypatch, capsys, tmp_path):
    folder = tmp_path / "run"
    typed(monkeypatch, capsys, "", "lab", "balance", "toy", "--games", "200", "--out", str(folder))
    report = next(folder.glob("*.html")).read_text(encoding="utf-8")
    assert "Turn order" in report
    assert "swap" in report


def test_a_program_that_is_only_started_finds_it_by_the_environment(tmp_path):
    environment = os.environ | {"HEROTABLE_TITLES": " tests.toy,", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    done = subprocess.run(
        [sys.executable, "-m", "herotable", "play", "toy", "--people", "0", "--bots", "random", "--language", "en"],
        env=environment | {"XDG_STATE_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Final scores" in done.stdout


def test_a_package_under_a_wrong_name_is_refused(monkeypatch):
    monkeypatch.setitem(TITLES, "puzzle", "tests.toy")
    with pytest.raises(AssertionError, match="holds toy, but is registered as puzzle"):
        ht.game("puzzle")
