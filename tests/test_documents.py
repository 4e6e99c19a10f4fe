"""The documents hold together: no dead link, no unnamed block, two READMEs that say the same, every name documented."""

import re

import pytest

import herotable
import herotable.lab

from .documents import DOCUMENTS, ROOT, RULES, anchors, blocks, headings, links, name_of, prose

KNOWN = {"python", "sh", "text", "toml", "json", "nginx", "ini", "yaml", "dockerfile"}
ENGLISH, RUSSIAN = ROOT / "README.md", ROOT / "README.ru.md"
OUTSIDE = ("http://", "https://", "mailto:")
OWN = ("http://localhost", "http://127.0.0.1", "https://table.example")


@pytest.mark.parametrize("path", [*DOCUMENTS, *RULES], ids=name_of)
def test_no_link_is_dead(path):
    dead = []
    for target in links(path):
        file, _, anchor = target.partition("#")
        found = (path.parent / file).resolve() if file else path
        if not target.startswith(OUTSIDE) and (not found.exists() or (anchor and anchor not in anchors(found))):
            dead.append(target)
    assert dead == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_every_block_names_its_language(path):
    assert {block.language for block in blocks(path)} <= KNOWN


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_no_document_leads_away(path):
    """Nothing to look up elsewhere, and no address that somebody else could own."""
    addresses = re.findall(r"https?://[^\s)`>]*", path.read_text(encoding="utf-8"))
    assert [address for address in addresses if not address.startswith(OWN)] == []


# ---------------------------------------------------------------- the two READMEs


def test_both_readmes_have_the_same_headings():
    assert [level for level, _ in headings(ENGLISH)] == [level for level, _ in headings(RUSSIAN)]


def test_both_readmes_give_the_same_commands():
    def commands(path):
        return [(block.language, re.sub(r"\s+#.*", "", block.text)) for block in blocks(path)]

    assert commands(ENGLISH) == commands(RUSSIAN) != []


def test_both_readmes_link_to_the_same_pages():
    def targets(path):
        return [target for target in links(path) if not target.startswith("README")]

    assert targets(ENGLISH) == targets(RUSSIAN)


def test_both_readmes_have_the_same_lists_and_tables():
    def shape(path):
        return re.findall(r"^(?:- |\|(?=.*\d)|!\[)", prose(path), re.MULTILINE)

    assert shape(ENGLISH) == shape(RUSSIAN)


def test_the_readme_says_the_command_by_its_name():
    """`.venv/bin/herotable` stands nowhere: the documents say once how to activate the environment."""
    said = [path for path in DOCUMENTS if ".venv/bin/herotable" in path.read_text(encoding="utf-8")]
    assert said == []
    for readme in (ENGLISH, RUSSIAN):
        assert ". .venv/bin/activate\n" in readme.read_text(encoding="utf-8")


# ---------------------------------------------------------------- the site


def test_the_reference_has_every_public_name():
    page = (ROOT / "docs/reference.md").read_text(encoding="utf-8")
    named = {name.rpartition(".")[2] for name in re.findall(r"^::: (\S+)$", page, re.MULTILINE)}
    modules = {"engine"}  # described in docs/architecture.md
    assert {*herotable.__all__, *herotable.lab.__all__} - modules <= named


def test_every_page_is_in_the_menu():
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    pages = {path.name for path in (ROOT / "docs").glob("*.md")}
    assert {page for page in pages if not re.search(rf"\b{re.escape(page)}$", menu, re.MULTILINE)} == set()


def test_a_warning_ends_the_build_of_the_site():
    """With --quiet mkdocs would not even count its warnings."""
    assert "mkdocs build --strict\n" in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_the_moving_picture_is_small():
    assert (ROOT / "docs/screens/play.webp").stat().st_size <= 1_500_000


def test_git_ignores_the_built_site():
    assert "/site/" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
