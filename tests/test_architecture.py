"""Dependencies point one way: engine, games, bots, lab, adapters, terminal, cli."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "herotable"
LAYERS = {
    "engine": {"engine"},
    "games": {"engine", "games", "words"},
    "words": {"engine"},
    "bots": {"engine", "games", "bots"},
    "skill": set(),
    "lab": {"engine", "games", "bots", "skill", "words", "lab"},
    "adapters": {"engine", "games", "lab", "adapters"},
    "terminal": {"engine", "games", "bots", "words", "terminal"},
    "lessons": {"engine", "lessons"},
    "server": {"engine", "games", "bots", "skill", "words", "lessons", "server"},
    "commands": {"engine", "games", "bots", "lab", "words", "terminal", "server", "commands"},
}
OUTSIDE = {"engine": {"numba", "numpy"}}


def imports(path: Path) -> set[str]:
    """The modules of a file, in full."""
    found: set[str] = set()
    package = ["herotable", *path.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            found.add(".".join([*base, *([node.module] if node.module else [])]))
    return found


def files(layer: str) -> list[Path]:
    return [*(PACKAGE / layer).rglob("*.py")] or [PACKAGE / f"{layer}.py"]


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_knows_only_those_below_it(layer):
    known = {name.split(".")[1] for path in files(layer) for name in imports(path) if name.startswith("herotable.")}
    assert known <= LAYERS[layer]


def test_every_folder_has_its_layer():
    assert {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()} <= set(LAYERS)


def test_the_engine_needs_only_numpy_and_numba():
    import sys

    used = {name.split(".")[0] for path in files("engine") for name in imports(path)} - {"herotable"}
    assert used - set(sys.stdlib_module_names) == OUTSIDE["engine"]
