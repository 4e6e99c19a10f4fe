"""The folder for a static host: what is in it, what it replaces and what it refuses."""

import re
from pathlib import Path

import pytest

from herotable.cli import main
from herotable.games import TITLES, games
from herotable.server.http import pages
from herotable.server.http.content import content_of
from herotable.site.build import ADDRESSES, LIST, OF_A_TITLE, addresses
from herotable.site.shell import PAGES, shell

ROUTES = Path(__file__).parents[1] / "web" / "src" / "routes"
SERVERS = {
    "account/confirm",
    "account/reset",
    "moderation",
    "people/[id]",
    "replay/[id]",
    "t/[id]",
    "table/[id]",
    "tv/[id]",
}  # addresses of what only a server has
PAGE = """<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" />
    <link href="/_app/immutable/a.js" rel="modulepreload">
    <link href="/_app/immutable/a.css" rel="stylesheet">
  </head>
  <body>
    <script>{ kit = { base: "" }; Promise.all([import("/_app/immutable/a.js")]).then(([kit, app]) => app); }</script>
  </body>
</html>
"""


@pytest.fixture
def built(tmp_path, monkeypatch):
    """Pages of three files."""
    folder = tmp_path / "pages"
    (folder / "_app").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "_app/a.js").write_text("go()")
    (folder / "_app/a.js.gz").write_bytes(b"packed")
    monkeypatch.setattr(pages, "BUILT", folder)
    return folder


def names(folder):
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.usefixtures("built")
def test_a_site_holds_pages_content_and_a_page_at_every_address(tmp_path, capsys):
    site = tmp_path / "new" / "our site"
    assert main(["build", "site", str(site)]) == 0
    content = {f"content/{name}" for name in content_of(games())}
    assert names(site) == {"_app/a.js", LIST} | content | set(addresses(games()))
    assert (site / "rules/pow/index.html").read_text() == (site / "404.html").read_text()
    said = capsys.readouterr().out
    assert f"{len(content)} files" in said
    assert f"http.server -d '{site}'" in said


@pytest.mark.usefixtures("built")
def test_an_earlier_site_is_replaced(tmp_path):
    site = tmp_path / "site"
    main(["build", "site", str(site)])
    (site / "learn/pow/index.html").write_text("old")
    (pages.BUILT / "_app/a.js").rename(pages.BUILT / "_app/b.js")
    assert main(["build", "site", str(site)]) == 0
    assert (site / "learn/pow/index.html").read_text() != "old"
    assert {"_app/b.js"} == {name for name in names(site) if name.startswith("_app")}


@pytest.mark.usefixtures("built")
def test_a_link_to_another_folder_is_no_part_of_a_site(tmp_path, capsys):
    site, other = tmp_path / "site", tmp_path / "other"
    main(["build", "site", str(site)])
    other.mkdir()
    (site / "photos").symlink_to(other)
    before = names(site)
    assert main(["build", "site", str(site)]) == 1
    assert "photos" in capsys.readouterr().err
    assert names(site) == before


@pytest.mark.usefixtures("built")
def test_a_folder_with_other_files_stays_as_it_is(tmp_path, capsys):
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "letter.txt").write_text("dear")
    assert main(["build", "site", str(tmp_path / "home")]) == 1
    assert "letter.txt" in capsys.readouterr().err
    assert names(tmp_path / "home") == {"letter.txt"}


def test_without_pages_it_says_how_to_build_them(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(pages, "BUILT", tmp_path / "nothing")
    assert main(["build", "site", str(tmp_path / "site")]) == 1
    assert "make site" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()


# ---------------------------------------------------------------- the page


def test_the_page_finds_its_folder_and_loads_everything_from_there():
    page = shell(PAGE)
    assert "<link" not in page
    assert 'import(base + "/_app/immutable/a.js")' in page
    assert "kit = { base }" in page
    assert '{"href": "/_app/immutable/a.css", "rel": "stylesheet"}' in page
    assert 'a.js"), ...added]).then(' in page  # which waits for the style


def test_the_page_carries_the_policy_that_a_server_sends_beside_it():
    page = shell(PAGE)
    sent, (carried,) = pages.policy(page), re.findall(r'content-security-policy" content="([^"]*)"', page)
    assert carried == sent.removesuffix("; frame-ancestors 'none'")  # which counts in headers only
    assert "'sha256-" in carried
    assert "'unsafe-eval'" not in carried
    assert page.index("content-security-policy") < page.index("<script")


@pytest.mark.parametrize(
    ("path", "folder"),
    [
        ("/", ""),
        ("/heroes/", "/heroes"),
        ("/heroes/index.html", "/heroes"),
        ("/rules/pow", ""),
        ("/a/heroes/cards/pow/print/", "/a/heroes"),
        ("/heroes/t/", "/heroes"),
        ("/heroes/nothing", "/heroes"),
    ],
)
def test_the_folder_is_what_stands_before_the_name_of_a_page(path, folder):
    (pattern,) = re.findall(r"pathname\.replace\(/(.*)/, ''\);", shell(PAGE))
    assert re.sub(pattern, "", path, count=1) == folder


def routes():
    found = [path.parent.relative_to(ROUTES).as_posix() for path in ROUTES.rglob("+page.*")]
    return {"" if route == "." else route for route in found}


def test_every_address_of_the_pages_is_written_but_those_of_a_server():
    written = {*ADDRESSES, *(form.format("[title]") for form in OF_A_TITLE)}
    assert written == routes() - SERVERS
    assert {route.split("/")[0] for route in routes()} - {""} == set(PAGES)


def test_an_own_title_has_its_addresses_too(monkeypatch):
    monkeypatch.setitem(TITLES, "toy", "tests.toy")
    assert "rules/toy/index.html" in addresses(games())
    assert "toy/rules.en.json" in content_of(games())
