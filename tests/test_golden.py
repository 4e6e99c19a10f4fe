"""Games and counts stay as they were, or somebody has read and committed the difference."""

import pytest

from tests.golden import FOLDER, counts, golden_games, read_counts

GAMES = dict(golden_games())


@pytest.mark.parametrize("file", GAMES)
def test_golden_game(file):
    assert GAMES[file] == (FOLDER / file).read_text(encoding="utf-8")


def test_every_golden_file_belongs_to_a_game():
    assert {path.name for path in FOLDER.iterdir()} == set(GAMES)


@pytest.mark.slow
def test_perft():
    assert counts() == read_counts()
