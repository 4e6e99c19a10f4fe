"""The set-up of `make play` and `make test`: locks, programs, pages and releases."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

from hatch_build import BuiltFilesHook
from tools import pages, programs

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
PIN = re.compile(r"^([\w.-]+)==([^ ;]+)", re.MULTILINE)


def pins(name):
    return dict(PIN.findall((ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")))


def normal(name):
    return re.sub(r"[._-]+", "-", re.findall(r"[\w.-]+", name)[0]).lower()


# ---------------------------------------------------------------- locks


def test_whoever_plays_gets_all_that_play_needs_and_no_tool_of_ours():
    assert {normal(name) for name in PROJECT["project"]["dependencies"]} <= set(pins("play"))
    assert not {"pytest", "mypy", "ray", "playwright", "babel", "faker", "psycopg"} & set(pins("play"))


@pytest.mark.parametrize("larger", ["server", "dev"])
def test_a_larger_lock_has_the_same_versions(larger):
    assert pins("play").items() <= pins(larger).items()
    assert "psycopg" in pins(larger)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_has_hashes_and_no_addresses(lock):
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert all("--hash=sha256:" in entry for entry in re.split(r"\n(?=\w)", text))


# ---------------------------------------------------------------- programs

DEBIAN = "ID=debian\n"
UBUNTU = "NAME=Ubuntu\nID=ubuntu\nID_LIKE=debian\n"
MINT = 'ID=linuxmint\nID_LIKE="ubuntu debian"\n'
FEDORA = "ID=fedora\nVERSION_ID=44\n"


@pytest.mark.parametrize(("release", "kind"), [(DEBIAN, "debian"), (UBUNTU, "ubuntu"), (MINT, "ubuntu"), (FEDORA, "")])
def test_the_system_is_known_by_its_name(tmp_path, monkeypatch, release, kind):
    monkeypatch.setattr("sys.platform", "linux")
    (tmp_path / "os-release").write_text(release)
    assert programs.system(tmp_path / "os-release") == kind


@pytest.fixture
def user(monkeypatch):
    """Somebody who is not root, on Debian, without sudo; PostgreSQL and Chromium are missing."""
    commands: list[str] = []
    missing = [program._replace(is_there=lambda: False) for program in programs.PROGRAMS]
    monkeypatch.setattr(programs, "PROGRAMS", missing)
    monkeypatch.setattr(programs, "system", lambda: "debian")
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.setattr("shutil.which", lambda *_given, **_named: None)
    monkeypatch.setattr("subprocess.run", lambda command, **_named: commands.append(command))
    return commands


APT = "apt-get update && apt-get install -y --no-install-recommends postgresql libatomic1"
PLAYWRIGHT = ".venv/bin/playwright install --with-deps chromium"


def test_who_may_not_install_is_told_the_one_command(user):
    with pytest.raises(SystemExit) as ended:
        programs.provide()
    assert "need PostgreSQL, libatomic, Chromium, zsh, fish" in str(ended.value)
    assert f"\n    su -c '{APT} chromium-headless-shell zsh fish'\n" in str(ended.value)
    assert user == [".venv/bin/playwright install chromium"]  # for which nobody need be root


def test_who_may_not_install_a_shell_gets_no_browser_instead(user, monkeypatch):
    monkeypatch.setattr(programs, "PROGRAMS", programs.PROGRAMS[3:])
    with pytest.raises(SystemExit, match="need zsh, fish"):
        programs.provide()
    assert user == []


def test_root_installs_without_sudo(user, monkeypatch):
    monkeypatch.setattr("os.geteuid", lambda: 0)
    with pytest.raises(SystemExit):
        programs.provide()
    assert user == [f"{APT} chromium-headless-shell zsh fish"]


@pytest.mark.usefixtures("user")
@pytest.mark.parametrize(
    ("kind", "command"),
    [
        ("ubuntu", f"sudo sh -c '{APT} zsh fish' && {PLAYWRIGHT}"),
        ("homebrew", f"brew install postgresql@17 zsh fish && {PLAYWRIGHT}"),
    ],
)
def test_each_system_has_its_command(monkeypatch, kind, command):
    monkeypatch.setattr("shutil.which", lambda name, **_named: f"/usr/bin/{name}")
    assert programs.one_command([*programs.PROGRAMS], kind) == command
    assert programs.one_command([*programs.PROGRAMS][2:3], kind) == PLAYWRIGHT


@pytest.mark.usefixtures("user")
def test_on_a_system_that_we_do_not_know_the_programs_are_named(monkeypatch):
    monkeypatch.setattr(programs, "system", lambda: "")
    with pytest.raises(SystemExit, match=r"PostgreSQL.*fish.*install them, then run `make test` again"):
        programs.provide()


def test_nothing_is_done_when_all_is_there(user, monkeypatch):
    monkeypatch.setattr(programs, "PROGRAMS", [one._replace(is_there=lambda: True) for one in programs.PROGRAMS])
    programs.provide()
    assert user == []


# ---------------------------------------------------------------- pages


@pytest.fixture
def no_node(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(programs, "FOLDER", tmp_path)
    monkeypatch.setattr(programs, "install", lambda _purpose: sys.exit("pip failed"))


@pytest.mark.parametrize(("version", "fits"), [("v18.20.4", False), ("v20.0.0", True), ("v24.19.0", True), ("", False)])
@pytest.mark.usefixtures("no_node")
def test_a_node_must_be_new_enough(tmp_path, version, fits):
    (tmp_path / "bin").mkdir()
    for name in ("node", "npm"):
        (tmp_path / "bin" / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / "bin" / name).chmod(0o755)
    assert programs.has_node() is fits


@pytest.mark.usefixtures("no_node")
def test_built_pages_need_no_node(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(pages, "BUILT", tmp_path / "index.html")
    pages.BUILT.touch()
    pages.build()
    assert "the pages stay as they were built" in capsys.readouterr().out


@pytest.mark.usefixtures("no_node")
def test_with_neither_pages_nor_node_a_line_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr(pages, "BUILT", tmp_path / "index.html")
    with pytest.raises(SystemExit, match=r"the pages need Node 20 or newer, and none could be installed"):
        pages.build()


# ---------------------------------------------------------------- releases


def hook(root: Path) -> BuiltFilesHook:
    config = PROJECT["tool"]["hatch"]["build"]["hooks"]["custom"]
    return BuiltFilesHook(str(root), config, None, None, "", "wheel")  # type: ignore[arg-type]


def test_a_release_without_pages_is_refused(tmp_path):
    with pytest.raises(SystemExit, match=r"src/herotable/pages/index\.html.* missing; `make wheel`"):
        hook(tmp_path).initialize("standard", {})


def test_an_editable_installation_needs_none(tmp_path):
    hook(tmp_path).initialize("editable", {})
