"""The lab on a local Ray cluster of two workers."""

import os
import signal

import pytest

import herotable as ht
from herotable.lab.balance.cluster import on_cluster
from herotable.lab.balance.local import on_this_machine
from herotable.lab.balance.run import play_plan
from herotable.lab.balance.units import run_unit
from tests.test_balance import plan, silent

ray = pytest.importorskip("ray", reason="Ray is not installed: herotable[cluster]")
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]  # the warnings are Ray's own


@pytest.fixture(scope="module")
def address():
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    yield cluster.address
    ray.shutdown()
    cluster.shutdown()


def test_a_cluster_counts_the_same(address, tmp_path):
    there = play_plan(plan(), tmp_path / "there", False, on_cluster(address), silent)
    assert there.totals[0] == play_plan(plan(), tmp_path / "here", False, on_this_machine(1), silent).totals[0]


@pytest.mark.long
def test_a_killed_worker_loses_and_doubles_no_game(address, tmp_path):
    def deadly(unit):
        """Two units kill their workers the first time."""
        grave = tmp_path / f"grave-{unit.first}"
        if unit.first % 32 == 0 and not grave.exists():
            grave.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return run_unit(unit)

    heard: list[int] = []
    there = play_plan(plan(), tmp_path / "there", False, on_cluster(address, deadly), heard.append)
    assert len(list(tmp_path.glob("grave-*"))) == 2
    assert sum(heard) == there.games == 64
    assert there.totals[0] == play_plan(plan(), tmp_path / "here", False, on_this_machine(1), silent).totals[0]


def test_a_broken_unit_is_named_and_the_rest_is_kept(address, tmp_path):
    def broken(unit):
        if unit.first == 40:
            raise ValueError("no luck")
        return run_unit(unit)

    with pytest.raises(ht.UserError, match="the finished units are kept"):
        play_plan(plan(), tmp_path, False, on_cluster(address, broken), silent)
    assert play_plan(plan(), tmp_path, True, on_cluster(address), silent).games == 64


def test_a_cluster_that_goes_away_is_named(tmp_path, monkeypatch, address):
    heard: list[int] = []
    runner = on_cluster(address)

    def gone(*_arguments, **_settings):
        return [], []

    monkeypatch.setattr(ray, "wait", gone)
    monkeypatch.setattr("herotable.lab.balance.cluster.is_listening", lambda _address: False)
    with pytest.raises(ht.UserError, match="lost; the finished units are kept"):
        play_plan(plan(), tmp_path, False, runner, heard.append)
