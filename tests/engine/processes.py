"""Code that is run in a new process, with a cache of compiled rules of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import herotable

VARIANTS = """
import gc
from herotable.engine.compiling import Rule
print(sum(len(rule.overloads) for rule in gc.get_objects() if isinstance(rule, Rule)))
"""


def start(folder: Path, code: str, **settings: str) -> subprocess.Popen[str]:
    """Start code in a new process whose compiled rules, unless told otherwise, go into the folder's `cache`."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "HEROTABLE_"))}
    own = {"HEROTABLE_CACHE": str(folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    script = folder / "script.py"
    script.write_text(code, encoding="utf-8")
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, script], env=inherited | own | settings, stdout=pipe, stderr=pipe, text=True
    )


def run(folder: Path, code: str, **settings: str) -> tuple[int, str, str]:
    """Run code to its end: its exit status, what it has printed, and its errors."""
    process = start(folder, code, **settings)
    output, errors = process.communicate(timeout=240)
    return process.returncode, output.strip(), errors.strip()


def printed(folder: Path, code: str, **settings: str) -> str:
    """What code prints."""
    status, output, errors = run(folder, code, **settings)
    assert status == 0, errors
    return output


def copied_package(folder: Path) -> str:
    """Copy the package to another place; the setting by which Python finds it there."""
    ignored = shutil.ignore_patterns("__pycache__", "pages", "server", "terminal")
    shutil.copytree(Path(herotable.__file__).parent, folder / "herotable", ignore=ignored)
    return str(folder)


def edit(file: Path, old: str, new: str) -> None:
    """Replace a text in a file that must be there."""
    text = file.read_text(encoding="utf-8")
    assert old in text, old
    file.write_text(text.replace(old, new), encoding="utf-8")
