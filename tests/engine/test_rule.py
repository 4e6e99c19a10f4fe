"""How rules are compiled, cached, checked and left alone; each setting in a process of its own."""

import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import herotable as ht
from herotable.engine.rule import rules_from

from .processes import printed, run

FOLDER = "from herotable.engine.cache_folders import cache_folder; print(cache_folder())"
PLAYED = """
import herotable as ht
match = ht.game("pow").match(seats=3, seed=5)
for _ in range(25):
    match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
print(match.save())
"""
OUT_OF_RANGE = """
import numpy as np
from herotable.engine.piles import Pile
from herotable.engine.rule import rule

@rule
def peek(t, i):
    return t.pile.card[i]

t = np.zeros(1, np.dtype([("pile", Pile(3)), ("after", np.int16)])).view(np.recarray)[0]
print(peek(t, 2))
try:
    print(peek(t, 3))
except IndexError as error:
    print("IndexError:", error)
"""


def test_compiled_rules_go_into_the_folder_that_is_set(tmp_path: Path) -> None:
    code = "from herotable.engine.seats import only; print(only(3))\n" + FOLDER
    assert printed(tmp_path, code).split("\n") == ["8", str(tmp_path / "cache")]
    assert [path.name.split("-")[0] for path in (tmp_path / "cache").glob("*.rule")] == ["seats.only"]


def test_without_a_setting_they_go_into_the_users_cache(tmp_path: Path) -> None:
    folder = Path(printed(tmp_path, FOLDER, HEROTABLE_CACHE="", XDG_CACHE_HOME=str(tmp_path / "xdg")))
    assert folder == tmp_path / "xdg" / "herotable"
    assert folder.is_dir()


def test_where_no_folder_can_be_they_go_into_the_temporary_one(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file, where the folder should be")
    (tmp_path / "tmp").mkdir()
    folder = Path(printed(tmp_path, FOLDER, TMPDIR=str(tmp_path / "tmp")))
    assert folder.is_dir()
    assert folder.parent == tmp_path / "tmp"

    shutil.rmtree(folder)
    folder.write_text("a file here, too")
    status, _, error = run(tmp_path, FOLDER, TMPDIR=str(tmp_path / "tmp"))
    said = f"No folder for compiled rules: {tmp_path / 'cache'} is not writable. Set HEROTABLE_CACHE."
    assert (status, error.split("UserError: ")[-1]) == (1, said)


def test_a_user_without_a_name_or_a_home_can_set_the_folder(tmp_path: Path) -> None:
    code = f"""
import os, pwd
def getpwuid(uid):
    raise KeyError(f"getpwuid(): uid not found: {{uid}}")
pwd.getpwuid = getpwuid
for name in ("LOGNAME", "USER", "LNAME", "USERNAME", "HOME"):
    os.environ.pop(name, None)
{FOLDER}
"""
    assert Path(printed(tmp_path, code)) == tmp_path / "cache"


OUTSIDE = """
from pathlib import Path
from herotable.engine.rule import rule, rules_from
from outside.table import most

@rule
def highest():
    return most()

folder = Path(__file__).parent
print(highest(), rules_from(folder.with_name("borrowed.py"), "outside", most=most).twice())
"""


def test_an_edit_of_a_title_from_outside_compiles_anew_what_calls_it(tmp_path: Path) -> None:
    title = tmp_path / "outside"
    title.mkdir()
    rule = "from herotable.engine.rule import rule\n@rule\ndef {}: return {}\n"
    (tmp_path / "borrowed.py").write_text(rule.format("twice()", "2 * most()"), encoding="utf-8")
    (title / "rules.py").write_text(OUTSIDE, encoding="utf-8")
    for most in (1, 3):
        (title / "table.py").write_text(rule.format("most()", most), encoding="utf-8")
        code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import outside.rules"
        assert printed(tmp_path, code).split() == [str(most), str(2 * most)]


def test_checked_indices_have_a_cache_of_their_own_and_catch_what_is_out_of_range(tmp_path: Path) -> None:
    assert printed(tmp_path, OUT_OF_RANGE).startswith("0\n")
    zero, error = printed(tmp_path, OUT_OF_RANGE, NUMBA_BOUNDSCHECK="1").split("\n")
    assert zero == "0"
    assert error.startswith("IndexError: ")
    assert len(list((tmp_path / "cache").glob("*.rule"))) == 2  # with and without


PROCESSOR = """
from herotable.engine import compiling
triple, name, features = compiling.CPUDispatcher.targetdescr.target_context.codegen().magic_tuple()
print(name, features)
"""


def test_code_for_a_named_processor_has_nothing_of_this_machine(tmp_path: Path) -> None:
    here, empty = printed(tmp_path, PROCESSOR), printed(tmp_path, PROCESSOR, NUMBA_CPU_NAME="")
    assert here == empty
    assert len(here.split()) == 2  # its name and its features
    assert printed(tmp_path, PROCESSOR, NUMBA_CPU_NAME="generic").split() == ["generic"]
    assert printed(tmp_path, PROCESSOR, NUMBA_CPU_NAME="x86-64-v3").split() == ["x86-64-v3"]
    chosen = printed(tmp_path, PROCESSOR, NUMBA_CPU_NAME="x86-64", NUMBA_CPU_FEATURES="+sse3")
    assert chosen.split() == ["x86-64", "+sse3"]


def test_interpreted_rules_are_plain_functions_and_play_the_same_game(tmp_path: Path) -> None:
    code = "from herotable.engine.piles import push; print(type(push).__name__)\n" + PLAYED
    kind, save = printed(tmp_path, code, HEROTABLE_INTERPRETED="1").split("\n", 1)
    assert kind == "function"
    assert not (tmp_path / "cache").exists()
    match = ht.load(save)
    assert len(match.rows) == 25


def test_a_module_of_rules_is_loaded_once_for_each_title(tmp_path: Path) -> None:
    source = tmp_path / "borrowed.py"
    source.write_text("def twice(): return 2 * points()\n", encoding="utf-8")
    one, two = (rules_from(source, title, points=lambda n=n: n) for n, title in enumerate(("chess", "go"), 1))
    assert (one.twice(), two.twice()) == (2, 4)
    assert rules_from(source, "chess") is one


def test_threads_that_load_a_module_at_once_all_get_it_whole(tmp_path):
    source = tmp_path / "slow.py"
    source.write_text("import time\ntime.sleep(0.2)\nlast = 1\n", encoding="utf-8")
    with ThreadPoolExecutor(4) as pool:
        assert [module.last for module in pool.map(lambda _: rules_from(source, "race"), range(4))] == [1] * 4
