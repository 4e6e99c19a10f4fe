"""The programs that pages and tests need beside Python: found, installed where we may, or named with one command.

`python3 -m tools.programs` does so for PostgreSQL, Chromium and the shells whose completions are tested,
`python3 -m tools.programs node` for Node.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from .environment import FOLDER, ROOT, install, tell

# The one without windows first: it does less work.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
POSTGRESQLS = ("/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/opt/postgresql*/bin")
OLDEST_NODE = 20
SYSTEMS = ("debian", "ubuntu", "homebrew")  # whose ways of installing we know
PLAYWRIGHT = FOLDER / "bin" / "playwright"
WITHOUT_ROOT = f"{PLAYWRIGHT.relative_to(ROOT)} install chromium"
WITH_PLAYWRIGHT = f"{PLAYWRIGHT.relative_to(ROOT)} install --with-deps chromium"
BROWSER = (
    "from playwright.sync_api import sync_playwright as s; p = s().start(); print(p.chromium.executable_path); p.stop()"
)


class Program(NamedTuple):
    """A program, how to see whether it is there, and its package by system; without one Playwright installs it."""

    name: str
    is_there: Callable[[], bool]
    packages: dict[str, str]


def postgresql_folder() -> Path | None:
    """Where the newest PostgreSQL of this machine has its programs."""
    folders = [
        folder for pattern in POSTGRESQLS for folder in Path("/").glob(pattern[1:]) if (folder / "initdb").exists()
    ]
    if initdb := shutil.which("initdb"):
        folders.append(Path(initdb).resolve().parent)
    return max(folders, key=_version, default=None)


def _version(folder: Path) -> int:
    numbers = re.findall(r"\d+", folder.parent.name)
    return int(numbers[-1]) if numbers else 0


def chromium() -> str | None:
    """A Chromium that starts: the system's, else Playwright's own."""
    installed = filter(None, map(shutil.which, CHROMIUMS))
    return next(filter(answers, installed), None) or next(filter(answers, _playwrights()), None)


def _playwrights() -> list[str]:
    """Where Playwright would have its Chromium, if it is installed itself."""
    python = FOLDER / "bin" / "python"
    if not PLAYWRIGHT.exists():
        return []
    return subprocess.run([python, "-c", BROWSER], capture_output=True, text=True, check=False).stdout.split("\n")[:1]


def answers(program: str) -> bool:
    """Whether it starts at all: Ubuntu has a `chromium-browser` that only says where to find one."""
    try:
        return subprocess.run([program, "--version"], capture_output=True, check=False, timeout=60).returncode == 0
    except OSError:
        return False


def has_node() -> bool:
    """Is there a Node that is new enough, in the system or in .venv?"""
    path = f"{FOLDER / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if not node or not npm:
        return False
    text = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return int((re.findall(r"\d+", text) or ["0"])[0]) >= OLDEST_NODE


def has(program: str) -> bool:
    """Is it on the PATH?"""
    return shutil.which(program) is not None


PROGRAMS = (
    Program(
        "PostgreSQL",
        lambda: postgresql_folder() is not None,
        {"debian": "postgresql", "ubuntu": "postgresql", "homebrew": "postgresql@17"},
    ),
    # the Node inside of Playwright needs a library that a bare system lacks
    Program("libatomic", lambda: answers(str(PLAYWRIGHT)), {"debian": "libatomic1", "ubuntu": "libatomic1"}),
    # Ubuntu's own Chromium is a snap, which many machines cannot start
    Program("Chromium", lambda: chromium() is not None, {"debian": "chromium-headless-shell"}),
    *(Program(shell, partial(has, shell), dict.fromkeys(SYSTEMS, shell)) for shell in ("zsh", "fish")),
)


def system(release: Path = Path("/etc/os-release")) -> str:
    """Which way of installing there is: debian, ubuntu or homebrew; empty if we know none."""
    if sys.platform == "darwin":
        return "homebrew" if shutil.which("brew") else ""
    text = release.read_text(encoding="utf-8") if release.exists() else ""
    names = re.findall(r"[a-z]+", " ".join(re.findall(r"^ID(?:_LIKE)?=(.*)$", text, re.MULTILINE)))
    return next((name for name in ("ubuntu", "debian") if name in names), "")


def one_command(programs: list[Program], kind: str) -> str:
    """All that is to be installed, as one line for a shell; empty if this system is none that we know."""
    if not kind:
        return ""
    packages = " ".join(program.packages[kind] for program in programs if kind in program.packages)
    others = [WITH_PLAYWRIGHT] if any(kind not in program.packages for program in programs) else []
    if kind == "homebrew":
        return " && ".join([*([f"brew install {packages}"] if packages else []), *others])
    apt = f"apt-get update && apt-get install -y --no-install-recommends {packages}"
    return " && ".join([*([as_root(apt)] if packages else []), *others])


def as_root(command: str) -> str:
    """A command as it has to be typed where only root may run it."""
    if os.geteuid() == 0:
        return command
    return f"sudo sh -c '{command}'" if shutil.which("sudo") else f"su -c '{command}'"


def may_install(command: str) -> bool:
    """Whether we may run it: as root, by a sudo that need not ask or can ask somebody, or where nobody need be root."""
    if os.geteuid() == 0 or not any(part in command for part in ("sudo ", "su -c", "--with-deps")):
        return True
    quiet = ["sudo", "-n", "true"]
    return bool(shutil.which("sudo")) and (
        sys.stdin.isatty() or subprocess.run(quiet, capture_output=True).returncode == 0
    )


def provide() -> None:
    """Install what is missing for the tests, or end with the one command that does."""
    missing = [program for program in PROGRAMS if not program.is_there()]
    if not missing:
        return
    if command := allowed_command(missing):
        tell(f"the tests need {names(missing)}: {command}")
        quietly = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(command, shell=True, check=False, cwd=ROOT, env=quietly)
    if missing := [program for program in missing if not program.is_there()]:
        sys.exit(advice(missing))


def allowed_command(missing: list[Program]) -> str:
    """What we may run here to install them: all, or the browser alone, for which nobody need be root, or nothing."""
    command = one_command(missing, system())
    if command and may_install(command):
        return command
    return WITHOUT_ROOT if any(program.name == "Chromium" for program in missing) else ""


def names(programs: list[Program]) -> str:
    """The programs in a sentence."""
    return ", ".join(program.name for program in programs)


def advice(missing: list[Program]) -> str:
    """What a person has to do before the tests can run."""
    command = one_command(missing, system())
    how = (
        f"run this, then `make test` again:\n\n    {command}\n"
        if command
        else "install them, then run `make test` again."
    )
    return f"Hero Table: the tests need {names(missing)}, and could not install them here; {how}"


def provide_node() -> None:
    """Node for the pages: the system's if it is new enough, else one in .venv, for which nobody need be root."""
    if not has_node():
        tell(f"no Node {OLDEST_NODE} or newer here: one goes into .venv")
        with suppress(SystemExit):
            install("node")
    if not has_node():
        sys.exit(
            f"Hero Table: the pages need Node {OLDEST_NODE} or newer, and none could be installed: https://nodejs.org"
        )


if __name__ == "__main__":
    provide_node() if sys.argv[1:] == ["node"] else provide()
