"""The cache of compiled rules: found by content, never stale, shared by processes, and of a bounded size."""

import errno
import os
import pickle
import shutil
import stat
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from herotable.engine import cache_folders, code_cache

from .processes import VARIANTS, copied_package, edit, printed, run, start

pytestmark = pytest.mark.slow  # each compiles in processes of its own

DIGEST = "0123456789abcdef" * 2
NAME = f"rules.act-{DIGEST}.rule"
TWO = "from herotable.engine.seats import only, first; print(only(3), first(8))"

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


@pytest.mark.long
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


def turned(content: bytes) -> bytes:
    """Machine code with some of it turned around."""
    middle = content.index(b"\x7fELF") + 100
    part = bytes(each ^ 255 for each in content[middle : middle + 500])
    return content[:middle] + part + content[middle + 500 :]


OTHER = pickle.dumps(3)
DAMAGES: dict[str, Callable[[Path, bytes], bytes]] = {
    "empty": lambda _file, _content: b"",
    "short": lambda _file, content: content[:100],
    "flipped": lambda _file, content: turned(content),
    "unlabelled": lambda _file, _content: OTHER,
    "misnamed": lambda _file, _content: code_cache._label("other", OTHER) + OTHER,
    "no_code": lambda file, _content: code_cache._label(file.name, OTHER) + OTHER,
    "folder": lambda _file, _content: b"",
}
A_RULE_EACH = "from herotable.engine.rule import rule\n" + "".join(
    f"@rule\ndef {name}(n):\n    return n + {i}\nprint({name}(10))\n" for i, name in enumerate(DAMAGES)
)


def replace_by_folder(file: Path) -> None:
    file.unlink()
    (file / "inside").mkdir(parents=True)


def test_a_spoiled_file_is_compiled_anew(tmp_path: Path) -> None:
    script = A_RULE_EACH + VARIANTS
    sums = [str(10 + i) for i in range(len(DAMAGES))]
    assert printed(tmp_path, script).split() == [*sums, str(len(DAMAGES))]
    for name, damage in DAMAGES.items():
        (file,) = (tmp_path / "cache").glob(f"*.{name}-*.rule")
        file.write_bytes(damage(file, file.read_bytes()))
        if name == "folder":
            replace_by_folder(file)
    assert printed(tmp_path, script).split() == [*sums, str(len(DAMAGES))]
    assert printed(tmp_path, script).split() == [*sums, "0"]


def kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> code_cache.Code:
    """Keep some code in a folder that is set."""
    monkeypatch.setenv("HEROTABLE_CACHE", str(folder))
    code = code_cache.Code(b"code", None, None, ())
    code_cache.save(NAME, pickle.dumps(code))
    assert code_cache.load(NAME) == code
    return code


def test_code_is_only_read_from_folders_that_nobody_else_may_write(tmp_path, monkeypatch):
    folder = tmp_path / "cache"
    code = kept(folder, monkeypatch)
    for mode in (0o770, 0o707, 0o1777):
        folder.chmod(mode)
        assert code_cache.load(NAME) is None
    folder.chmod(0o700)
    assert code_cache.load(NAME) == code
    (tmp_path / "link").symlink_to(folder)
    monkeypatch.setenv("HEROTABLE_CACHE", str(tmp_path / "link"))
    assert code_cache.load(NAME) is None


def test_code_is_only_read_from_files_that_nobody_else_may_write(tmp_path, monkeypatch):
    file = tmp_path / "cache" / NAME
    code = kept(file.parent, monkeypatch)
    for mode in (0o620, 0o602):
        file.chmod(mode)
        assert code_cache.load(NAME) is None
    file.chmod(0o600)
    assert code_cache.load(NAME) == code
    file.rename(tmp_path / "elsewhere")
    file.symlink_to(tmp_path / "elsewhere")
    assert code_cache.load(NAME) is None


def test_what_somebody_else_owns_is_not_read(monkeypatch):
    monkeypatch.setattr(os, "getuid", lambda: 4711)
    owners = (4711, 4712, 0)
    files = [os.stat_result((0o100644, 0, 0, 1, owner, 0, 0, 0, 0, 0)) for owner in owners]
    assert [cache_folders.only_ours(file) for file in files] == [True, False, True]


def test_the_temporary_folder_is_only_read_where_no_other_can_be_written(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
    code = kept(tmp_path / "tmp" / f"herotable-{os.getuid()}", monkeypatch)
    monkeypatch.setenv("HEROTABLE_CACHE", str(tmp_path / "cache"))
    assert code_cache.load(NAME) is None
    (tmp_path / "cache").rmdir()
    (tmp_path / "cache").write_text("a file")
    assert code_cache.load(NAME) == code


def test_whatever_the_umask_is_nobody_else_may_write(tmp_path, monkeypatch):
    umask = os.umask(0)
    try:
        kept(tmp_path / "cache", monkeypatch)
    finally:
        os.umask(umask)
    modes = {stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "cache", tmp_path / "cache" / NAME)}
    assert modes == {0o644, 0o755 if os.getuid() == 0 else 0o700}


def test_a_default_folder_that_others_may_write_is_closed(tmp_path, monkeypatch):
    monkeypatch.delenv("HEROTABLE_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    (tmp_path / "herotable").mkdir()
    (tmp_path / "herotable").chmod(0o775)
    assert cache_folders.cache_folder() == tmp_path / "herotable"
    assert stat.S_IMODE((tmp_path / "herotable").stat().st_mode) == 0o755


def test_a_folder_removed_meanwhile_is_made_again(tmp_path: Path) -> None:
    code = """
import os, shutil
from herotable.engine.seats import only, first
print(only(3))
shutil.rmtree(os.environ["HEROTABLE_CACHE"])
print(only(3), first(8))
"""
    assert printed(tmp_path, code).split() == ["8", "8", "3"]
    assert len(list((tmp_path / "cache").glob("*.rule"))) == 1


def test_where_nothing_can_be_kept_the_rules_are_compiled_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file, where the folder should be")
    status, output, errors = run(tmp_path, TWO, TMPDIR=str(tmp_path))
    assert (status, output.split()) == (0, ["8", "3"]), errors
    temporary = tmp_path / f"herotable-{os.getuid()}"
    shutil.rmtree(temporary)
    temporary.write_text("a file here, too")
    status, output, errors = run(tmp_path, TWO, TMPDIR=str(tmp_path))
    assert (status, output.split()) == (0, ["8", "3"]), errors
    assert errors.count("Compiled rules are not kept") == 1


def test_a_full_disk_leaves_nothing_half_written(tmp_path, monkeypatch, caplog):
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    code_cache._warn_once.cache_clear()
    monkeypatch.setenv("HEROTABLE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(code_cache, "_put", full)
    for _ in range(2):
        code_cache.save(NAME, b"content")
    assert list((tmp_path / "cache").iterdir()) == []
    assert [record.getMessage() for record in caplog.records] == [
        "Compiled rules are not kept: No space left on device"
    ]


def written(folder: Path, name: str, days: float, content: bytes = cache_folders.HEADER) -> str:
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_bytes(content)
    os.utime(folder / name, (time.time() - days * cache_folders.DAY,) * 2)
    return name


def test_what_was_used_long_ago_makes_room_and_other_files_stay(tmp_path: Path) -> None:
    names = [f"{name}-{DIGEST}.rule" for name in ("new", "used", "old")]
    for days, name in enumerate(names):
        written(tmp_path, name, days)
    written(tmp_path, f"{names[0]}.12.tmp", 8)
    others = [
        written(tmp_path, f"{names[0]}.13.tmp", 0),
        written(tmp_path, "notes.txt", 900),
        written(tmp_path, "thesis.tmp", 900),
        written(tmp_path, "my.rule", 900),
        written(tmp_path, f"foreign-{DIGEST}.rule", 900, b"not our header"),
    ]
    cache_folders.remove_old(tmp_path, most=2 * len(cache_folders.HEADER))
    assert {path.name for path in tmp_path.iterdir()} == {*names[:2], *others}


def test_folders_of_earlier_versions_go_only_from_the_default_place(tmp_path: Path) -> None:
    for name in ("0123456789abcdef", "fedcba9876543210"):
        written(tmp_path, f"{name}/rule.nbi", 30)
    written(tmp_path, "fedcba9876543210/thesis.txt", 30)
    for path in tmp_path.iterdir():
        os.utime(path, (0, 0))
    cache_folders.remove_old(tmp_path)
    assert len(list(tmp_path.iterdir())) == 2
    cache_folders.remove_old(tmp_path, is_default=True)
    assert [path.name for path in tmp_path.iterdir()] == ["fedcba9876543210"]
