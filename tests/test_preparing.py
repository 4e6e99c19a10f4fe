"""Titles made ready to play: what is compiled, where, and when."""

import shutil
from pathlib import Path

import pytest

from .engine.processes import VARIANTS, printed

LACKING = ("tree_pow.search", "odds.roll_odds")

APART = f"""
import herotable as ht
from herotable.bots.preparing import is_compiled, prepare_apart
game = ht.game("pow")
print(is_compiled(game))
prepare_apart(game)
print(is_compiled(game))
{VARIANTS}
"""


UNDO = APART.replace("is_compiled", "is_undo_compiled").replace("prepare_apart", "prepare_undo_apart")
NO_PROCESS = """
from herotable.bots import preparing
preparing._compile_apart = None
"""


BUILD = """
import sys
from herotable.cli import main
sys.exit(main(["build", "cache", "pow"]))
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A folder with a cache that the command has filled, and what it has printed."""
    folder = tmp_path_factory.mktemp("built")
    return folder, printed(folder, BUILD)


@pytest.fixture
def lacking(built: tuple[Path, str], tmp_path: Path) -> Path:
    """A folder with the same cache, but for a rule of the search and one that boards ask."""
    shutil.copytree(built[0] / "cache", tmp_path / "cache")
    for rule in LACKING:
        next((tmp_path / "cache").glob(f"{rule}-*.rule")).unlink()
    return tmp_path


def test_the_command_fills_the_cache_and_tells_how_far_it_is(built: tuple[Path, str]) -> None:
    folder, told = built
    first, second = told.split("\n")
    assert first == f"compiling pow into {folder / 'cache'}"
    assert second.startswith("1 of 1: pow, ")
    assert printed(folder, APART).split() == ["True", "True", "0"]


def test_what_undo_asks_is_in_the_cache_of_the_command(built: tuple[Path, str]) -> None:
    assert list((built[0] / "cache").glob("revealing_pow.tries_left-*.rule"))
    assert printed(built[0], UNDO).split() == ["True", "True", "0"]


def test_what_undo_asks_is_compiled_by_another_process_once(built: tuple[Path, str], tmp_path: Path) -> None:
    shutil.copytree(built[0] / "cache", tmp_path / "cache")
    next((tmp_path / "cache").glob("revealing_pow.tries_left-*.rule")).unlink()
    assert printed(tmp_path, UNDO).split() == ["False", "True", "0"]
    assert printed(tmp_path, NO_PROCESS + UNDO).split() == ["True", "True", "0"]


def test_what_is_missing_is_compiled_by_another_process_and_only_loaded_by_this_one(lacking: Path) -> None:
    assert printed(lacking, APART).split() == ["False", "True", "0"]
    assert all(list((lacking / "cache").glob(f"{rule}-*.rule")) for rule in LACKING)


ONLY_HERE = """
import sys
import herotable as ht
from herotable.bots.preparing import prepare_apart
from herotable.games import TITLES
sys.path.insert(0, {path!r})
TITLES["toy"] = "tests.toy"
prepare_apart(ht.game("toy"))
print("ready")
"""


def test_a_title_that_only_this_process_knows_is_compiled_here(tmp_path: Path) -> None:
    path = str(Path(__file__).parents[1])
    assert printed(tmp_path, ONLY_HERE.format(path=path)) == "ready"


TELLING = """
import threading
import herotable as ht
from herotable import cli
from herotable.bots.preparing import prepare_apart
from herotable.commands.serve import tell_of_compiling
from herotable.games import TITLES
for name in set(TITLES) - {"pow"}:
    del TITLES[name]
args = cli.parser("en").parse_args(["serve"])
telling = threading.Thread(target=tell_of_compiling, args=(args,))
telling.start()
telling.join(3)
prepare_apart(ht.game("pow"))
telling.join()
"""


def test_the_server_says_what_it_compiles_and_when_it_is_ready(lacking: Path) -> None:
    first, second = printed(lacking, TELLING).split("\n")
    assert "Compiling" in first
    assert "POW!" in first
    assert second == "Ready: POW!"
    assert printed(lacking, TELLING) == ""
