"""Titles made ready to play: what is compiled, where, and when."""

from pathlib import Path

from .engine.processes import VARIANTS, printed

APART = f"""
import herotable as ht
from herotable.bots.preparing import is_compiled, prepare_apart
game = ht.game("pow")
print(is_compiled(game))
prepare_apart(game)
print(is_compiled(game))
{VARIANTS}
"""


def test_what_a_title_needs_is_compiled_by_another_process_and_only_loaded_by_this_one(tmp_path: Path) -> None:
    assert printed(tmp_path, APART).split() == ["False", "True", "0"]
    assert printed(tmp_path, APART).split() == ["True", "True", "0"]
    searching = next((tmp_path / "cache").glob("tree_pow.search-*.rule"))
    searching.unlink()
    assert printed(tmp_path, APART).split() == ["False", "True", "0"]
    assert searching.exists()


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


BUILD = """
import sys
from herotable.cli import main
sys.exit(main(["build", "cache", "pow"]))
"""


def test_the_command_fills_the_cache_and_tells_how_far_it_is(tmp_path: Path) -> None:
    first, second = printed(tmp_path, BUILD).split("\n")
    assert first == f"compiling pow into {tmp_path / 'cache'}"
    assert second.startswith("1 of 1: pow, ")
    assert printed(tmp_path, APART).split() == ["True", "True", "0"]


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


def test_the_server_says_what_it_compiles_and_when_it_is_ready(tmp_path: Path) -> None:
    first, second = printed(tmp_path, TELLING).split("\n")
    assert "Compiling" in first
    assert "POW!" in first
    assert second == "Ready: POW!"
    assert printed(tmp_path, TELLING) == ""
