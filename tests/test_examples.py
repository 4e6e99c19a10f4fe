"""Every example in the documents works: Python blocks and shell lines are run, as a reader would from top to bottom.

The blocks of a document share their variables and a folder. A value in a comment (`# → True`) is compared. Shell lines
that would take long are shortened (`SHORTER`); `make` only says what it would do; a server is stopped when it answers.
"""

import ast
import os
import re
import signal
import subprocess
import sys
import time
from itertools import groupby
from pathlib import Path
from typing import Any

import httpx
import pytest

from .browser.serving import Served, free_port
from .documents import DOCUMENTS, ROOT, examples, name_of

WITH_EXAMPLES = [path for path in DOCUMENTS if examples(path)]
NOT_RUN = {
    "docs/batch.md": ["needs a GPU"],
    "docs/server.md": [
        "needs a PostgreSQL with that user",
        *["needs Docker"] * 2,
        "needs root and systemd",
        "needs Docker",
        "needs root and systemd",
    ],
    "docs/site.md": ["builds the pages"],
    "docs/training.md": [
        "the heart of examples/train.py, which a test runs",
        "needs torch, and minutes of a GPU",
        "needs torch",
    ],
}
SHORTER = [
    (r"--games \d+", "--games 4"),
    (r"^for (\w+) in (\w+) .*; do", r"for \1 in \2; do"),
    (r"--processes \d+", "--processes 2"),
    (r"--port \d+", ""),
    (r"^make ", f"make -n -C {ROOT} "),
]
LOCAL = "http://localhost:8000"
PATIENCE = 300  # seconds: rules may have to be compiled first


# ---------------------------------------------------------------- Python


def run_python(text: str, names: dict[str, Any]) -> None:
    """Run a block statement by statement; an expression whose line ends in `# → value` must have that value."""
    lines = text.splitlines()
    for node in ast.parse(text).body:
        told = re.search(r"# → (.+)$", lines[(node.end_lineno or 1) - 1])
        if isinstance(node, ast.Expr):
            value = eval(compile(ast.Expression(node.value), "<example>", "eval"), names)
            assert not told or repr(value) == told[1], ast.unparse(node)
        else:
            exec(compile(ast.Module([node], []), "<example>", "exec"), names)


# ---------------------------------------------------------------- shell


def starts_server(line: str) -> bool:
    return bool(re.search(r"herotable serve\b", line))


def shortened(text: str) -> str:
    """The same commands, quicker."""
    for pattern, short in SHORTER:
        text = re.sub(pattern, short, text, flags=re.MULTILINE)
    return text


def surroundings(folder: Path) -> dict[str, str]:
    """An environment whose `herotable` is ours, and which writes nothing outside of the folder."""
    own = {"HOME": str(folder), "HEROTABLE_DATA": str(folder / "data"), "LC_ALL": "C.UTF-8", "BROWSER": "true"}
    own |= {"XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")}
    own |= {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "HEROTABLE_LOG_LEVEL": "warning"}
    own |= {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    return {name: value for name, value in os.environ.items() if name != "XDG_STATE_HOME"} | own


def run_shell(text: str, folder: Path) -> None:
    """Run a block; a line that starts a server by itself, the lines between such lines as one script."""
    for is_server, lines in groupby(shortened(text).splitlines(), starts_server):
        if is_server:
            for line in lines:
                serve(line.partition(" # ")[0], folder)
        else:
            run_script("\n".join(lines), folder)


def run_script(script: str, folder: Path) -> None:
    """Run lines up to the first that fails, which none may; somebody who is asked for a move types `quit`."""
    command = ["bash", "-e", "-c", script]
    done = subprocess.run(command, cwd=folder, env=surroundings(folder), input="quit\n", text=True, capture_output=True)
    assert done.returncode == 0, f"{script}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"


def serve(command: str, folder: Path) -> None:
    """Start a server on a free port, wait until it answers, and stop it in good order."""
    port = free_port()
    environment = surroundings(folder) | {"HEROTABLE_PORT": str(port)}
    process = subprocess.Popen(["bash", "-c", f"exec env {command} --no-qr"], cwd=folder, env=environment)
    end = time.monotonic() + PATIENCE
    while not answers(port):
        assert process.poll() is None, command
        assert time.monotonic() < end, command
        time.sleep(0.1)
    process.send_signal(signal.SIGTERM)
    assert process.wait(60) == 0, command


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200
    except httpx.HTTPError:
        return False


# ---------------------------------------------------------------- all of them


@pytest.fixture
def folder(tmp_path, monkeypatch):
    (tmp_path / ".venv").symlink_to(sys.prefix)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    (tmp_path / "data").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.long
@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=name_of)
def test_the_examples_run(path, folder):
    names: dict[str, Any] = {"__name__": "example"}
    served = Served(folder / "data")
    if any(LOCAL in block.text for block in examples(path) if block.language == "python"):
        served.start()
    for block in examples(path):
        if block.not_run:
            continue
        if block.language == "python":
            run_python(block.text.replace(LOCAL, served.url), names)
        else:
            run_shell(block.text, folder)
    if hasattr(served, "process"):
        served.stop()


def test_what_is_not_run_is_listed_with_its_reason():
    reasons = {name_of(path): [block.not_run for block in examples(path) if block.not_run] for path in WITH_EXAMPLES}
    assert {path: found for path, found in reasons.items() if found} == NOT_RUN


def test_a_wrong_example_is_noticed(folder):
    with pytest.raises(AssertionError, match="1 \\+ 1"):
        run_python("1 + 1  # → 3", {})
    with pytest.raises(AssertionError, match="herotable nonsense"):
        run_shell("herotable nonsense", folder)
