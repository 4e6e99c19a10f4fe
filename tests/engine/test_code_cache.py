"""The cache of compiled rules: found by content, never stale, shared by processes, and of a bounded size."""

import os
import time
from pathlib import Path

from herotable.engine import code_cache

from .processes import VARIANTS, copied_package, edit, printed, start

ROLLED = f"""
import numpy as np
import herotable as ht
game = ht.game("pow")
match = game.match(seats=2, seed=5)
for _ in range(3):
    match.play(match.waiting[0], match.legal(match.waiting[0])[0])
print([str(move) for move in match.legal(match.waiting[0])])
{VARIANTS}
"""


def test_code_is_found_wherever_the_package_is_installed(tmp_path: Path) -> None:
    first, second = (copied_package(tmp_path / name) for name in ("first", "second"))
    moves, compiled = printed(tmp_path, ROLLED, PYTHONPATH=first).split("\n")
    assert int(compiled) > 20
    assert printed(tmp_path, ROLLED, PYTHONPATH=second).split("\n") == [moves, "0"]


def test_only_an_edit_that_shapes_a_rule_compiles_it_anew(tmp_path: Path) -> None:
    path = copied_package(tmp_path / "src")
    package = Path(path, "herotable")
    moves, _ = printed(tmp_path, ROLLED, PYTHONPATH=path).split("\n")
    edit(package / "engine" / "match.py", '"""Match:', 'EDITED = True\n"""Match:')
    edit(package / "games" / "order" / "table.py", "import", "EDITED = 1\nimport")
    edit(package / "games" / "pow" / "rules.py", '"""P3: none of these', '"""P3, with other words: none of these')
    assert printed(tmp_path, ROLLED, PYTHONPATH=path).split("\n") == [moves, "0"]

    edit(package / "games" / "pow" / "table.py", "ROLLS = 3", "ROLLS = 4")
    fourth, compiled = printed(tmp_path, ROLLED, PYTHONPATH=path).split("\n")
    assert ("roll" in moves, "roll" in fourth) == (False, True)
    assert int(compiled) > 20


def test_of_two_processes_at_once_one_compiles_and_the_other_finds_it(tmp_path: Path) -> None:
    processes = [start(tmp_path, ROLLED) for _ in range(2)]
    (one, _), (two, _) = [process.communicate(timeout=240) for process in processes]
    names = [path.name.split("-")[0] for path in (tmp_path / "cache").glob("*.rule")]
    assert one.split("\n")[0] == two.split("\n")[0] != ""
    assert sorted(names) == ["moving_pow.make", "moving_pow.offer", "moving_pow.set_up"]
    assert not list((tmp_path / "cache").glob("*.tmp"))


def test_a_spoiled_file_is_compiled_anew(tmp_path: Path) -> None:
    code = "from herotable.engine.seats import only; print(only(3))\n" + VARIANTS
    assert printed(tmp_path, code).split() == ["8", "1"]
    assert printed(tmp_path, code).split() == ["8", "0"]
    (file,) = (tmp_path / "cache").glob("*.rule")
    file.write_bytes(file.read_bytes()[:100])
    assert printed(tmp_path, code).split() == ["8", "1"]
    assert printed(tmp_path, code).split() == ["8", "0"]


def written(folder: Path, name: str, days: float) -> None:
    (folder / name).write_bytes(b"10 bytes..")
    os.utime(folder / name, (time.time() - days * code_cache.DAY,) * 2)


def test_what_was_used_long_ago_makes_room_and_other_files_stay(tmp_path: Path) -> None:
    for days, name in enumerate(("new.rule", "used.rule", "old.rule")):
        written(tmp_path, name, days)
    for name, days in (("half.rule.12.tmp", 8), ("writing.rule.13.tmp", 0), ("notes.txt", 900)):
        written(tmp_path, name, days)
    (tmp_path / "0123456789abcdef" / "games").mkdir(parents=True)  # as earlier versions had them
    os.utime(tmp_path / "0123456789abcdef", (0, 0))
    code_cache.remove_old(tmp_path, most=25)
    assert {path.name for path in tmp_path.iterdir()} == {"new.rule", "used.rule", "writing.rule.13.tmp", "notes.txt"}
