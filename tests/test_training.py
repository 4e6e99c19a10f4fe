"""The training run of docs/training.md, shortened."""

import re
import runpy
from pathlib import Path

import pytest

HERE = Path(__file__).parents[1]
train = runpy.run_path(str(HERE / "examples" / "train.py"))


@pytest.mark.slow
def test_a_short_training_beats_random_already(capsys):
    share, doubt = train["main"](["--rounds", "15", "--tables", "256"])
    assert share - doubt > 0.55
    told = capsys.readouterr().out
    assert re.search(r"2048 new games against random: wins \d\d\.\d% ± \d\.\d%; chance 50\.0%", told)


def test_the_page_names_what_is_there():
    page = (HERE / "docs" / "training.md").read_text(encoding="utf-8")
    for path in re.findall(r"`(examples/\S+?)`", page):
        assert (HERE / path).exists()
    for module in re.findall(r"herotable\.adapters\.(\w+)", page):
        assert (HERE / "src" / "herotable" / "adapters" / f"{module}.py").exists()
