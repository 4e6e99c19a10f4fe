"""Dependencies point one way between the packages, and the documents name every one of them."""

import ast
from collections import Counter
from pathlib import Path

import pytest

from herotable.games import TITLES

from .listing import DOCUMENT, PACKAGE, sources, with_listing

LAYERS = {
    "engine": {"engine"},
    "fluent": set(),
    "problems": {"engine", "fluent"},
    "words": {"engine", "fluent", "problems"},
    "games": {"engine", "games", "words"},
    "nets": {"engine", "nets"},
    "bots": {"engine", "nets", "bots"},
    "skill": set(),
    "lab": {"engine", "games", "nets", "bots", "skill", "fluent", "problems", "words", "lab"},
    "adapters": {"engine", "games", "lab", "adapters"},
    "terminal": {"engine", "games", "bots", "problems", "words", "terminal"},
    "lessons": {"engine", "lessons"},
    "wasm": {"engine", "games", "bots", "wasm"},
    "stored": {"engine", "bots", "wasm", "stored"},
    "server": {"engine", "games", "bots", "skill", "problems", "words", "lessons", "wasm", "stored", "server"},
    "site": {"engine", "games", "server", "site"},
    "commands": {
        "engine",
        "games",
        "bots",
        "lab",
        "nets",
        "problems",
        "words",
        "terminal",
        "server",
        "wasm",
        "site",
        "commands",
    },
}
OUTSIDE = {"engine": {"numba", "numpy"}}

# The packages of the server, and the single files beside them; each knows those named and itself.
COMMON = {"errors", "logs", "metrics"}
SERVER = {
    "rooms": {"errors"},
    "database": {"rooms", *COMMON},
    "identity": {"rooms", "database", "settings", *COMMON},
    "live": {"rooms", "database", "identity", *COMMON},
    "http": {"rooms", "database", "identity", "live", "settings", *COMMON},
    "app": {"database", "identity", "live", "http", "settings", *COMMON},
    "process": {"app", "database", "http", "settings", *COMMON},
}
# What a package shows of itself; to the others everything else is inside.
SHOWN = {
    ("http", "live"): {"hall", "erasing", "subscribers", "live_room", "fair_queue"},
    ("process", "http"): {"timed_http", "websocket_protocol"},
    ("process", "database"): {"process_bus", "store", "versions"},
}
# The packages and files of the lab, likewise.
LAB = {
    "kernels": set(),
    "keys": set(),
    "arguments": set(),
    "workers": set(),
    "host_tables": {"kernels", "arguments", "workers"},
    "positions": set(),
    "batch": {"keys", "arguments", "workers", "host_tables", "positions"},
    "dlpack": set(),
    "device_arrays": {"arguments", "dlpack"},
    "cuda_codegen": set(),
    "cuda_kernels": {"kernels", "cuda_codegen"},
    "gpu": {"batch", "arguments", "device_arrays", "cuda_kernels"},
    "bench": {"kernels", "keys", "batch", "gpu"},
    "train": {"arguments", "batch", "gpu"},
    "arena": set(),
    "balance": {"kernels", "arena"},
    "report": {"balance", "arena"},
}
SHOWN_OF_BALANCE = {"plan", "figures"}  # a report does not know where and how games were played
# All that rooms import from outside: nothing that reads a clock, a network, a disk or chance.
PURE = {
    "__future__",
    "collections",
    "contextlib",
    "functools",
    "hashlib",
    "itertools",
    "math",
    "msgspec",
    "numpy",
    "typing",
    "unicodedata",
}


def imports(path: Path) -> set[str]:
    """The modules of a file, in full."""
    found: set[str] = set()
    package = ["herotable", *path.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found |= {
                f"{module}.{alias.name}" if is_module(f"{module}.{alias.name}") else module for alias in node.names
            }
    return found


def is_module(name: str) -> bool:
    """Is it a file or folder of ours?"""
    path = PACKAGE.parent.joinpath(*name.split("."))
    return name.startswith("herotable.") and (path.is_dir() or path.with_suffix(".py").exists())


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


# ---------------------------------------------------------------- the titles


def imported_titles(path: Path) -> set[str]:
    """The titles whose modules a file imports."""
    return {name.split(".")[2] for name in imports(path) if name.startswith("herotable.games.")}


def named_titles(path: Path) -> set[str]:
    """The titles that a text of a file is the name of."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and node.value in [*TITLES]}


def test_only_its_own_folder_and_the_registration_know_a_title():
    others = [path for path in PACKAGE.rglob("*.py") if PACKAGE / "games" not in path.parents]
    found = {str(path.relative_to(PACKAGE)): imported_titles(path) | named_titles(path) for path in others}
    known = {path: titles for path, titles in found.items() if titles}
    assert known == {"engine/marks.py": {"order"}}  # the turn order, which every title has


@pytest.mark.parametrize("title", TITLES)
def test_a_title_knows_no_other(title):
    assert {name for path in files(f"games/{title}") for name in imported_titles(path)} <= {title}


# ---------------------------------------------------------------- the server


def server_imports(package: str) -> set[tuple[str, ...]]:
    """What a package of the server imports of the server, as parts of the name behind `herotable.server`."""
    names = {name for path in files(f"server/{package}") for name in imports(path)}
    return {tuple(name.split(".")[2:]) for name in names if name.startswith("herotable.server.")}


@pytest.mark.parametrize("package", SERVER)
def test_a_package_of_the_server_knows_only_those_below_it(package):
    assert {parts[0] for parts in server_imports(package)} - {package} <= SERVER[package]


@pytest.mark.parametrize(("package", "other"), SHOWN)
def test_packages_do_not_know_the_insides_of_each_other(package, other):
    assert {parts[1] for parts in server_imports(package) if parts[0] == other} <= SHOWN[package, other]


def test_every_package_of_the_server_has_its_layer():
    packages = {path.name for path in (PACKAGE / "server").iterdir() if (path / "__init__.py").exists()}
    single = {path.stem for path in (PACKAGE / "server").glob("*.py")} - {"__init__"}
    assert packages | single == set(SERVER) | {"settings", *COMMON}


def test_rooms_are_pure():
    used = {name.split(".")[0] for path in files("server/rooms") for name in imports(path)}
    assert used - {"herotable"} - PURE == set()


# ---------------------------------------------------------------- the lab


def lab_imports(package: str) -> set[tuple[str, ...]]:
    """What a package of the lab imports of the lab, as parts of the name behind `herotable.lab`."""
    names = {name for path in files(f"lab/{package}") for name in imports(path)}
    return {tuple(name.split(".")[2:]) for name in names if name.startswith("herotable.lab.")}


@pytest.mark.parametrize("package", LAB)
def test_a_package_of_the_lab_knows_only_those_below_it(package):
    assert {parts[0] for parts in lab_imports(package)} - {package} <= LAB[package]


def test_a_report_knows_only_the_figures_of_a_run():
    assert {parts[1] for parts in lab_imports("report") if parts[0] == "balance"} <= SHOWN_OF_BALANCE


def test_every_package_of_the_lab_has_its_layer():
    found = {path.stem for path in (PACKAGE / "lab").iterdir() if path.suffix == ".py" or path.is_dir()}
    assert found - {"__init__", "__pycache__"} == set(LAB)


# ---------------------------------------------------------------- names and documents


def test_no_two_classes_have_one_name():
    names = Counter(
        node.name
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    )
    assert {name for name, n in names.items() if n > 1} == set()


def test_the_architecture_names_every_package_and_file():
    document = DOCUMENT.read_text(encoding="utf-8")
    assert document == with_listing(document), "the list of files has changed: run `make listing`"


def test_every_file_says_what_it_is_for():
    assert [path for path in sources() if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))] == []
