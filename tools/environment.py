"""Fill `.venv` with the locked packages of a purpose: `python3 -m tools.environment play`.

Each purpose has a lock in `requirements/`: `play` is what serving and playing needs, `server` adds PostgreSQL's driver,
`dev` all that tests need, and `node` is a Node for who has none. They can be added to each other in any order.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".venv"
PYTHON = FOLDER / "bin" / "python"
OLDEST = (3, 11)
COLLECTING = "Collecting "


def install(purpose: str) -> None:
    """Install a purpose's packages, and Hero Table itself as it stands here."""
    lock = ROOT / "requirements" / f"{purpose}.lock"
    with_uv = shutil.which("uv") is not None
    tell(f"installing {purpose}: {count(lock)} packages into .venv, with {'uv' if with_uv else 'pip (uv is quicker)'}")
    (install_with_uv if with_uv else install_with_pip)(lock)


def install_with_uv(lock: Path) -> None:
    """Let uv make the environment and show its own progress."""
    if not PYTHON.exists():
        run("uv", "venv", "--quiet", "--python", sys.executable, FOLDER)
    run("uv", "pip", "install", "--python", PYTHON, "--no-deps", "--require-hashes", "-r", lock)
    run("uv", "pip", "install", "--quiet", "--python", PYTHON, "--no-deps", "--no-build-isolation", "-e", ROOT)


def install_with_pip(lock: Path) -> None:
    """Use what Python brings along; pip is quiet for minutes or tells too much, so we name each package."""
    if not (FOLDER / "bin" / "pip").exists():
        tell("making .venv")
        run(sys.executable, "-m", "venv", FOLDER, hint="on Debian and Ubuntu: apt install python3-venv")
    options = ("--no-deps", "--disable-pip-version-check", "--no-compile")
    for line in lines(PYTHON, "-m", "pip", "install", *options, "--require-hashes", "-r", lock):
        if line.startswith(COLLECTING):
            print("  " + line.removeprefix(COLLECTING).split()[0].replace("==", " "), flush=True)
        elif line.startswith("Installing collected"):
            tell("unpacking them")
    run(PYTHON, "-m", "pip", "install", "-q", *options, "--no-build-isolation", "-e", ROOT)


def count(lock: Path) -> int:
    """How many packages a lock names; some are for other systems."""
    text = lock.read_text(encoding="utf-8")
    return text.count("==") - text.count("sys_platform == 'win32'")


def tell(text: str) -> None:
    """What is being done, since it takes a while."""
    print(f"Hero Table: {text}", flush=True)


def run(*command: object, hint: str = "") -> None:
    """Run a program, or end with its status."""
    done = subprocess.run([*map(str, command)], check=False, env=environment())
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed; {hint}".removesuffix("; "))


def lines(*command: object) -> Iterator[str]:
    """What a program prints, line by line; if it fails, end with its status."""
    with subprocess.Popen([*map(str, command)], stdout=subprocess.PIPE, text=True, env=environment()) as process:
        yield from process.stdout or ()
    if process.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed")


def environment() -> dict[str, str]:
    """The environment without what would lead pip into another place than ours."""
    return {
        name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
    }


if __name__ == "__main__":
    if sys.version_info < OLDEST:
        sys.exit(
            f"Hero Table needs Python 3.11 or newer; this is {sys.version.split()[0]}. PYTHON=… names another one."
        )
    install(sys.argv[1])
