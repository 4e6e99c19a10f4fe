"""The lab's balance: sums add up, whatever the cut; nothing is lost, and nothing is counted twice."""

import json
from pathlib import Path

import numpy as np
import pytest

import herotable as ht
from herotable.cli import main
from herotable.lab.balance.figures import _jackknife as half_widths
from herotable.lab.balance.figures import differences, wilson
from herotable.lab.balance.ledger import NAME, Ledger
from herotable.lab.balance.local import on_this_machine
from herotable.lab.balance.plan import Plan, outcome
from herotable.lab.balance.run import play_plan
from herotable.lab.balance.tally import Tally
from herotable.lab.balance.units import run_unit


def plan(title="pow", games=64, bots="random", seats=None, packs=(), **options):
    game = ht.game(title)
    return Plan.of(game, seats or min(3, game.seats[-1]), bots.split(","), games, 1, options, list(packs))


def silent(_games):
    """Nobody watches the progress."""


def played(folder, of=None, resume=False, workers=1, done=silent):
    return play_plan(of or plan(), Path(folder), resume, on_this_machine(workers), done)


def cheaper(title, tmp_path, old, new):
    """A pack with a change, as a file."""
    path = tmp_path / "changed.toml"
    text = (ht.game(title).folder / "pack.toml").read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


# ---------------------------------------------------------------- runs


def test_any_number_of_workers_gives_the_same(tmp_path):
    one, many = (played(tmp_path / str(n), workers=n).totals[0] for n in (1, 3))
    assert one == many


def test_bots_run_in_processes_and_give_the_same(tmp_path):
    asked = plan(games=6, bots="greedy,random", seats=2)
    assert played(tmp_path / "a", asked, workers=2).totals[0] == sum(
        (run_unit(u) for u in asked.units()), Tally.empty("pow")
    )


@pytest.mark.parametrize(
    ("games", "bots"), [(1, "random"), (63, "random"), (130, "random"), (10**9, "random"), (7001, "easy")]
)
def test_units_hold_every_game_once(games, bots):
    asked = plan(games=games, bots=bots)
    ends = [(each.first, each.first + each.games) for each in asked.units()]
    assert [0, *(end for _, end in ends)] == [*(first for first, _ in ends), games]
    assert len(ends) <= 4000


def test_a_cut_ledger_goes_on_and_counts_nothing_twice(tmp_path):
    whole = played(tmp_path).totals[0]
    ledger = tmp_path / NAME
    lines = ledger.read_bytes().splitlines(keepends=True)
    ledger.write_bytes(b"".join(lines[:20]) + lines[20][:33])
    heard: list[int] = []
    assert played(tmp_path, resume=True, done=heard.append).totals[0] == whole
    assert heard[0] == 19
    assert sum(heard) == 64
    ledger.write_bytes(b"".join([*lines, lines[5]]))
    assert played(tmp_path, resume=True).totals[0] == whole


def test_an_interrupted_run_keeps_what_is_done(tmp_path):
    heard: list[int] = []

    def stop(games):
        heard.append(games)
        if len(heard) == 10:
            raise KeyboardInterrupt

    part = played(tmp_path, done=stop)
    assert part.is_partial
    assert 9 <= part.games < 64
    assert played(tmp_path, resume=True).totals[0] == played(tmp_path / "other").totals[0]


def test_the_ledger_of_another_plan_is_refused(tmp_path):
    played(tmp_path)
    with pytest.raises(ht.UserError, match="another plan: games is 64 there and 65 here"):
        played(tmp_path, plan(games=65), resume=True)
    with pytest.raises(ht.UserError, match="a run is here already"):
        played(tmp_path)
    (tmp_path / NAME).write_text('{"plan": 1}\nwhat\n', encoding="utf-8")
    with pytest.raises(ht.UserError, match="line 2: expected a line of a ledger"):
        played(tmp_path, resume=True)


class SmallDisk:
    """A file on a disk that is full after some lines, in the middle of one."""

    def __init__(self, file, lines):
        self.file, self.lines = file, lines

    def write(self, text):
        self.lines -= 1
        return self.file.write(text if self.lines >= 0 else text[:40])

    def close(self):
        self.file.close()


def test_a_full_disk_keeps_finished_units(tmp_path, monkeypatch):
    begin = Ledger.__init__

    def on_a_small_disk(self, *arguments):
        begin(self, *arguments)
        self.file = SmallDisk(self.file, 5)

    monkeypatch.setattr(Ledger, "__init__", on_a_small_disk)
    with pytest.raises(ht.UserError, match="No space left on device; 5 finished units are kept"):
        played(tmp_path)
    monkeypatch.undo()
    heard: list[int] = []
    assert played(tmp_path, resume=True, done=heard.append).totals[0] == played(tmp_path / "other").totals[0]
    assert heard[0] == 5


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_full_disk_is_named(tmp_path):
    (tmp_path / NAME).symlink_to("/dev/full")
    with pytest.raises(ht.UserError, match=r"No space left on device; 0 finished units are kept"):
        played(tmp_path)


def test_only_pairs_of_units_are_compared(tmp_path):
    other = ht.game("pow").read_pack(cheaper("pow", tmp_path, "points = 6", "points = 9"))
    asked = plan(packs=(ht.game("pow").pack, other))
    done = {u.name: run_unit(u) for u in list(asked.units())[:7]}
    assert [len(side) for side in outcome(asked, done).tallies] == [3, 3]


def test_a_change_is_found_and_no_change_is_not(tmp_path):
    other = ht.game("pow").read_pack(cheaper("pow", tmp_path, "points = -4", "points = -40"))
    found = {d.key: d for d in differences(played(tmp_path / "a", plan(games=600, packs=(ht.game("pow").pack, other))))}
    score = found["points", 0]
    assert score.high < 0
    assert found["length", 0].value == 0 == found["length", 0].low  # random bots do not look at points
    assert abs(found["seat", 0].value) < 0.2


@pytest.mark.parametrize(
    ("share", "n", "low", "high"), [(0.5, 100, 0.4038, 0.5962), (0, 10, 0, 0.2775), (1, 10, 0.7225, 1)]
)
def test_wilsons_interval_is_the_one_in_the_books(share, n, low, high):
    assert wilson(share, n) == pytest.approx((low, high), abs=1e-4)


def test_the_interval_of_a_change_is_that_of_paired_differences():
    random = np.random.default_rng(1)
    tops = random.normal(size=(2, 40, 3))
    before, after = (np.stack([top, np.ones_like(top)], axis=-1) for top in tops)
    spread = (tops[1] - tops[0]).std(axis=0, ddof=1) / 40**0.5
    assert half_widths(before, after) == pytest.approx(1.959964 * spread)


# ---------------------------------------------------------------- the command


def run(folder, *arguments):
    return main(["lab", "balance", "pow", "--games", "70", "--workers", "1", "--out", str(folder), *arguments])


def test_the_command_writes_report_and_numbers(tmp_path, capsys):
    assert run(tmp_path, "--seats", "2", "--option", "open_stacks=true", "--language", "ru") == 0
    assert [Path(line).name for line in capsys.readouterr().out.split()] == [
        "report.html",
        "numbers.json",
        "numbers.csv",
    ]
    data = json.loads((tmp_path / "numbers.json").read_text(encoding="utf-8"))
    assert data["plan"]["options"] == {"open_stacks": True}
    assert data["games"] == 70
    assert not data["partial"]
    assert len((tmp_path / "numbers.csv").read_text(encoding="utf-8").splitlines()) == 1 + len(data["figures"])
    assert run(tmp_path, "--seats", "2", "--option", "open_stacks=true", "--resume") == 0


def test_an_interrupted_command_still_reports(tmp_path, monkeypatch):
    def interrupted(units, finished):
        finished(units[0], run_unit(units[0]))
        raise KeyboardInterrupt

    monkeypatch.setattr("herotable.lab.balance.local.on_this_machine", lambda _workers: interrupted)
    assert run(tmp_path) == 130
    assert 'class="stamp"' in (tmp_path / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--bots", "nobody"], "bot: expected one of random"),
        (["--bots", "random,random", "--seats", "3"], "--bots: expected one for all seats or 3"),
        (["--pack", "/nowhere.toml"], "/nowhere.toml: No such file"),
        (["--option", "open_stacks=7"], "option open_stacks: expected one of False, True"),
        (["--seats", "9"], "seats: expected 2 to 5, found 9"),
        (["--ladder"], "--ladder: expected a bot with a budget"),
    ],
)
def test_wrong_wishes_are_named_before_anything_is_played(tmp_path, capsys, arguments, problem):
    assert run(tmp_path / "new", *arguments) == 1
    assert problem in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:1", "host:port"])
def test_a_cluster_that_is_not_there_is_named(tmp_path, capsys, address):
    pytest.importorskip("ray", reason="Ray is not installed: herotable[cluster]")
    assert main(["lab", "balance", "pow", "--games", "7", "--out", str(tmp_path / "new"), "--cluster", address]) == 1
    assert "cluster" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_a_wrong_pack_is_named_with_its_line(tmp_path, capsys):
    path = cheaper("pow", tmp_path, "points = 6", "points = 0")
    assert run(tmp_path / "new", "--pack", str(path)) == 1
    assert "changed.toml, line 4" in capsys.readouterr().err
    same = ht.game("pow").folder / "pack.toml"
    assert run(tmp_path / "new", "--compare", str(same), str(same)) == 1
    assert "expected two packs that differ" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_disk_that_is_full_when_the_report_is_written_keeps_all_games(tmp_path, capsys):
    (tmp_path / "report.html").symlink_to("/dev/full")
    assert run(tmp_path) == 1
    kept = f"{tmp_path / 'report.html'}: No space left on device; the finished games are kept for --resume"
    assert kept in capsys.readouterr().err
    (tmp_path / "report.html").unlink()
    before = (tmp_path / NAME).read_bytes()
    assert run(tmp_path, "--resume") == 0
    assert (tmp_path / NAME).read_bytes() == before


def test_a_folder_that_cannot_be_written_is_named(tmp_path, capsys):
    (tmp_path / "file").write_text("", encoding="utf-8")
    for folder in (tmp_path / "file", tmp_path / "file" / "inside"):
        assert run(folder) == 1
        assert f"--out: expected a folder, found the file {tmp_path / 'file'}\n" in capsys.readouterr().err
    assert run(Path("/proc/nothing")) == 1
    assert "/proc/nothing" in capsys.readouterr().err
