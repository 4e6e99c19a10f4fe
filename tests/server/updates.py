"""Two versions of the program, as what a process does before it becomes a node."""

from pathlib import Path

import pytest

from herotable.games import TITLES
from herotable.stored import contents
from herotable.wasm.build import build_title, files_of
from tests import toy
from tests.toy.later import later


def register_toy(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(TITLES, "toy", "tests.toy")
    patch.setenv("HEROTABLE_TITLES", "tests.toy")


def build_toy(folder: Path) -> None:
    """The toy's rules as a release of its first version would hold them."""
    with pytest.MonkeyPatch.context() as patch:
        register_toy(patch)
        build_title("toy", folder)


def become_older(rules: Path) -> None:
    """This process has the first version of the toy, with its rules as they were built."""
    TITLES["toy"] = "tests.toy"
    vars(contents)["files_of"] = lambda title: files_of(title, *([rules] if title == "toy" else []))


def become_newer(rules: Path) -> None:
    """This process has a later version, whose rules are stricter; nobody has built them, so they are not kept."""
    become_older(rules)
    toy.GAME = later("a stricter rule")
