"""The packages of the pages: dependencies point one way, no title is named, and every error has words."""

import ast
import itertools
import re
from pathlib import Path

import pytest

from herotable.games import TITLES
from herotable.server.rooms.guards import NOT_IN

from .messages import texts

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "web" / "src"
LIB = SOURCE / "lib"
# A link to a page that begins at the root of the host; only the server's own addresses do.
ROOTED = re.compile(r"""(?:\bhref=|\bsrc=|\bgoto\()["'`]/(?!api/)[^"'`]*""")
IMPORT = re.compile(r"""(?:\bfrom|\bimport|\bimport\()\s*"(\$lib/|\.{1,2}/)([^"?]+)""")

# What each package knows beside itself; a title's folder knows what `titles` knows, and TITLE_KNOWS of it.
BASE = {"api", "faces", "i18n", "state", "ui", "titles"}
LAYERS: dict[str, set[str]] = {
    "api": set(),
    "rules": {"api"},
    "local": {"api", "rules"},
    "i18n": {"api"},
    "state": {"api", "i18n", "local", "rules"},
    "ui": {"api", "i18n", "state"},
    "faces": {"api", "i18n", "state"},
    "titles": {"api", "faces", "i18n", "state", "ui"},
    "account": BASE,
    "cards": BASE,
    "home": BASE | {"local"},
    "inspect": BASE,
    "learn": BASE | {"local", "play", "rules"},
    "lobby": BASE,
    "offline": {"i18n", "state"},
    "packs": BASE | {"setup"},
    "people": BASE,
    "play": BASE | {"lobby", "local", "people", "replay"},
    "replay": BASE | {"local", "rules"},
    "rulebook": BASE,
    "setup": BASE | {"local"},
    "tv": BASE | {"play"},
}
TITLE_KNOWS = {"contract", "reveal"}


def files() -> list[Path]:
    """Everything with imports in it that is part of the client."""
    found = [path for path in SOURCE.rglob("*") if path.suffix in {".ts", ".svelte"}]
    return [path for path in found if not path.name.endswith((".test.ts", ".d.ts")) and path.name != "testing.ts"]


def imports(path: Path) -> set[tuple[str, ...]]:
    """What a file imports of lib, as the parts of its path below lib."""
    found = IMPORT.findall(path.read_text(encoding="utf-8"))
    targets = [LIB / name if start == "$lib/" else (path.parent / start / name).resolve() for start, name in found]
    return {target.relative_to(LIB).parts for target in targets if target.is_relative_to(LIB)}


def title_of(parts: tuple[str, ...]) -> str | None:
    """The title whose folder this is in, if it is in one."""
    return parts[1] if parts[0] == "titles" and len(parts) > 2 else None


@pytest.mark.parametrize("package", sorted(LAYERS))
def test_packages_know_only_those_below(package):
    for path in files():
        if not path.is_relative_to(LIB / package):
            continue
        beyond = {parts[0] for parts in imports(path)} - LAYERS[package] - {package}
        assert not beyond, f"{path.relative_to(SOURCE)} knows {sorted(beyond)}"


def test_every_package_has_a_layer_and_no_file_is_loose():
    assert {path.name for path in LIB.iterdir()} == set(LAYERS)


def test_folders_of_titles_are_known_only_to_the_files_beside_them():
    for path in files():
        own = title_of(path.relative_to(LIB).parts) if path.is_relative_to(LIB) else None
        for parts in imports(path):
            other = title_of(parts)
            is_finder = path.parent == LIB / "titles" and other == "plain"  # what a title without a folder has
            assert other in {None, own} or is_finder, f"{path.relative_to(SOURCE)} knows {'/'.join(parts)}"


def test_folders_of_titles_know_little_of_the_files_beside_them():
    for path in files():
        if not path.is_relative_to(LIB) or not title_of(path.relative_to(LIB).parts):
            continue
        beside = {parts[1] for parts in imports(path) if parts[0] == "titles" and len(parts) == 2}
        assert beside <= TITLE_KNOWS, f"{path.relative_to(SOURCE)} knows {sorted(beside)}"


def test_every_title_of_the_server_has_its_folder_and_there_is_no_other():
    folders = {path.name for path in (LIB / "titles").iterdir() if path.is_dir()}
    assert folders == {*TITLES, "plain"}


def test_nothing_outside_its_folder_names_a_title():
    named = re.compile(rf"""["'`/-](?:{"|".join(TITLES)})["'`/-]|\b(?:{"|".join(set(TITLES) - {"order"})})\b""", re.I)
    texts = [*files(), *SOURCE.glob("*.css"), *(LIB / "i18n").glob("*.ftl")]
    for path in texts:
        if path.is_relative_to(LIB) and title_of(path.relative_to(LIB).parts):
            continue
        found = named.search(path.read_text(encoding="utf-8"))
        assert not found, f"{path.relative_to(SOURCE)}: {found.group()}"


def test_every_link_to_a_page_goes_through_resolve():
    """So that the pages also work in a folder of a host."""
    for path in files():
        found = ROOTED.search(path.read_text(encoding="utf-8"))
        assert not found, f"{path.relative_to(SOURCE)}: {found.group()}"


def test_the_document_names_every_package():
    document = (ROOT / "docs" / "web.md").read_text(encoding="utf-8")
    assert [name for name in LAYERS if not re.search(rf"\blib/{name}\b", document)] == []


# ---------------------------------------------------------------- what the server refuses


def codes() -> set[str]:
    """Every code that an error of the server or of a table on this device can have, read from their sources."""
    found = set(NOT_IN.values()) | local_codes()
    for path in (ROOT / "src" / "herotable" / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            found |= {
                each.value
                for each in code_places(node)
                if isinstance(each, ast.Constant) and isinstance(each.value, str)
            }
    return found


def local_codes() -> set[str]:
    """What tables on this device refuse."""
    sources = [path.read_text(encoding="utf-8") for path in (LIB / "local").glob("*.ts")]
    calls = [call for source in sources for call in re.findall(r"Refusal\(([^)]*)\)", source)]
    return {code for call in calls for code in re.findall(r'"([a-z-]+)"', call)}


def code_places(node: ast.AST) -> list[ast.expr]:
    """Where a code stands: first in a call that refuses, or before the message that goes with it."""
    if isinstance(node, ast.Tuple):
        return before_messages(node.elts)
    if not isinstance(node, ast.Call):
        return []
    first = node.args[:1] if name_of(node) in {"Refusal", "TryLater"} else []
    return [*first, *before_messages(node.args)]


def before_messages(parts: list[ast.expr]) -> list[ast.expr]:
    """What stands directly before a message."""
    pairs = itertools.pairwise(parts)
    return [
        part for part, after in pairs if isinstance(after, ast.Call) and name_of(after) in {"ErrorMessage", "invalid"}
    ]


def name_of(call: ast.Call) -> str:
    """The name of what is called."""
    return getattr(call.func, "id", "") or getattr(call.func, "attr", "")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_code_of_an_error_has_words_on_the_pages(language):
    assert len(codes()) > 50
    known = texts(LIB / "i18n" / f"ui.{language}.ftl")
    assert sorted(code for code in codes() if f"ui-problem-{code}" not in known) == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_words_are_kept_for_an_error_that_nobody_meets(language):
    own = {
        "no-server",
        "offline",
        "refused",
        "not-yet",
        "other-rules-here",
        "spoiled-here",
        "passkey-cancelled",
    }  # the pages' own
    kept = {
        name.removeprefix("ui-problem-") for name in texts(LIB / "i18n" / f"ui.{language}.ftl") if "ui-problem-" in name
    }
    assert sorted(kept - codes() - own) == []
