"""A release: the sdist builds a wheel without Node, and the wheel runs in an environment with nothing else."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import httpx
import pytest

import herotable

from .browser.serving import Served
from .test_tools import pins

ROOT = Path(__file__).parents[1]
EXAMPLE = re.search(r"```python\n(.*?)```", (ROOT / "docs" / "python.md").read_text(encoding="utf-8"), re.DOTALL)
pytestmark = pytest.mark.slow


def run(*command: object, **given: Any) -> str:
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    environment |= {"HEROTABLE_INTERPRETED": "1"} | given.pop("env", {})
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, env=environment, check=False, **given)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def build(folder: Path, target: str, out: Path) -> Path:
    """Build a release as pip would; no Node is on the path."""
    run(sys.executable, "-m", "hatchling", "build", "-t", target, "-d", out, cwd=folder, env={"PATH": "/bin"})
    return next(path for path in out.iterdir() if path.suffix == (".whl" if target == "wheel" else ".gz"))


def copy_packages(venv: Path) -> None:
    """Put the locked packages of play into an environment, out of the one we run in."""
    site = next(venv.glob("lib/python*/site-packages"))
    for name in pins("play").keys() - {"colorama", "tzdata", "hatchling", "editables"}:
        for file in distribution(name).files or ():
            if ".." not in file.parts and "__pycache__" not in file.parts:
                (site / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(str(file.locate()), site / file)


@pytest.fixture(scope="module")
def sdist(tmp_path_factory):
    """The folder of the sources as they are released."""
    folder = tmp_path_factory.mktemp("release")
    with tarfile.open(build(ROOT, "sdist", folder / "sdist")) as archive:
        archive.extractall(folder, filter="data")
    return folder / f"herotable-{herotable.__version__}"


@pytest.fixture(scope="module")
def wheel(sdist):
    """The wheel that the sdist builds."""
    return build(sdist, "wheel", sdist.parent / "wheel")


def test_only_what_is_named_goes_out(sdist):
    named = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]
    there = {path.name for path in sdist.iterdir()}
    assert there == {*named["sdist"]["only-include"], "PKG-INFO", "pyproject.toml", ".gitignore"}
    assert not [path for path in sdist.rglob("*") if path.name in (".env", "node_modules", "__pycache__")]


@pytest.fixture(scope="module")
def venv(wheel, tmp_path_factory):
    """An environment with the wheel and what it requires."""
    venv = tmp_path_factory.mktemp("empty") / "venv"
    run(sys.executable, "-m", "venv", venv)
    run(venv / "bin" / "pip", "install", "-q", "--no-index", "--no-deps", wheel)
    copy_packages(venv)
    return venv


def test_all_that_the_wheel_requires_is_locked(venv):
    checked = subprocess.run([venv / "bin" / "pip", "check"], capture_output=True, text=True, check=False)
    assert re.findall(r"requires (\S+), which is not installed|has requirement", checked.stdout) == ["polyfactory"]


def test_the_first_lines_for_python_run(venv, tmp_path):
    assert EXAMPLE
    lines = f"{EXAMPLE[1]}\nprint(ht.__version__, ht.__file__)"
    version, file = run(venv / "bin" / "python", "-c", lines, cwd=tmp_path).split()[-2:]
    assert version == herotable.__version__ == wheel_version(venv)
    assert Path(file).is_relative_to(venv)
    assert (Path(file).parent / "py.typed").exists()


def wheel_version(venv: Path) -> str:
    return run(venv / "bin" / "python", "-c", "import importlib.metadata as m; print(m.version('herotable'))").strip()


def test_a_game_is_played_in_the_terminal(venv, tmp_path):
    said = run(venv / "bin" / "herotable", "play", "pow", "--seats", "2", cwd=tmp_path, input="1\nquit\n")
    assert "POW!" in said


def test_the_pages_are_served(venv, tmp_path, monkeypatch):
    monkeypatch.setenv("HEROTABLE_INTERPRETED", "1")
    served = Served(tmp_path, python=venv / "bin" / "python")
    served.start()
    try:
        page = httpx.get(served.url).text
        script = re.search(r"/_app/immutable/entry/start\.[\w-]+\.js", page)
        assert script
        assert httpx.get(served.url + script[0]).status_code == 200
    finally:
        served.stop()
