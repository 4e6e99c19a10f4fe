"""The pages on a static host: a plain file server, at its root and in a folder of it, without a server of our own."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from playwright.sync_api import Browser, Request, Response, expect

from herotable.cli import main
from herotable.games import TITLES

from .keeping import wait_until_kept
from .robot import LIT, play_some
from .serving import free_port
from .test_lessons import SKIP
from .visitor import PHONE, Visitor

ALONE = {"en-GB": "This copy of Hero Table has no server", "ru-RU": "У этой копии Стола героев нет сервера"}
ONLINE = ["/", "/account", "/leaderboards", "/matches", "/new", "/packs", "/tv"]
FOLDER = "наши герои (2)"  # hosts have folders of any name
PLACES = ["root", "folder"]
TITLES_BY_PLACE = [*zip(cycle(PLACES), TITLES, strict=False)]
PATIENCE = 30


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the site in a folder of it."""
    host = tmp_path_factory.mktemp("host")
    assert main(["build", "site", str(host / FOLDER)]) == 0
    return host


@pytest.fixture(scope="module")
def site(built: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of the site, served by `python -m http.server`; in a folder, unless told."""
    is_root = getattr(request, "param", "folder") == "root"
    folder, below = (built / FOLDER, "") if is_root else (built, f"/{quote(FOLDER)}")
    port = free_port()
    command = [sys.executable, "-m", "http.server", "-d", str(folder), str(port)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_for(f"http://localhost:{port}/")
    yield f"http://localhost:{port}{below}"
    process.terminate()
    process.wait(PATIENCE)


def wait_for(url: str) -> None:
    """Wait until a server answers."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            httpx.get(url)
            return
        except httpx.TransportError:
            assert time.monotonic() < end, f"{url} does not answer"
            time.sleep(0.05)


@pytest.fixture
def guest(site: str, chromium: Browser) -> Iterator[Callable[..., Visitor]]:
    """Opens browsers that complain about requests to a server, and about any that fails."""
    visitors: list[Visitor] = []

    def come(**given: Any) -> Visitor:
        visitor = Visitor(chromium, site, **given)
        watch(visitor)
        visitors.append(visitor)
        return visitor

    yield come
    for each in visitors:
        each.leave()


def watch(visitor: Visitor) -> None:
    def asked(request: Request) -> None:
        if "/api" in request.url:
            visitor.complaints.append(f"asked a server: {request.url}")

    def answered(response: Response) -> None:
        if response.status >= 400:
            visitor.complaints.append(f"{response.status}: {response.url}")

    def failed(request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # which a page does to what it no longer needs
            visitor.complaints.append(f"{request.failure}: {request.url}")

    visitor.page.on("request", asked)
    visitor.page.on("response", answered)
    visitor.page.on("requestfailed", failed)


@pytest.mark.parametrize(("site", "locale"), [*zip(PLACES, ALONE, strict=True)], indirect=["site"])
def test_every_page_of_the_server_says_that_there_is_none(guest, locale):
    visitor = guest(size=PHONE, locale=locale)
    for path in ONLINE:
        page = visitor.go(path).page
        expect(page.get_by_role("note")).to_contain_text(ALONE[locale])
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("note")).to_have_count(1)
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(page.get_by_role("status").filter(has_text="…")).to_have_count(0)


@pytest.mark.parametrize(("site", "title"), TITLES_BY_PLACE, indirect=["site"])
def test_rules_and_components_are_read_without_a_server(guest, title):
    page = guest().go("/").page
    page.locator(f'article[data-title="{title}"]').get_by_role("link", name="Rules").click()
    page.wait_for_url(f"**/rules/{title}")
    expect(page.locator("article section").first).to_be_visible()
    page.reload()
    page.get_by_role("link", name="Components").click()
    page.wait_for_url(f"**/cards/{title}")
    page.reload()
    page.get_by_role("link", name="Print").click()
    page.wait_for_url(f"**/cards/{title}/print")
    expect(page.locator(".sheet").first).to_be_visible()


def test_all_rules_are_searched_without_a_server(guest):
    page = guest(locale="ru-RU").go("/rules").page
    page.get_by_role("searchbox").fill("кубик")
    expect(page.locator("mark").first).to_be_visible()


@pytest.mark.parametrize(("site", "title"), TITLES_BY_PLACE, indirect=["site"])
def test_a_first_game_is_taught_without_a_server(guest, title):
    page = guest().go(f"/learn/{title}").page
    expect(page.locator(".narrator .words p").first).not_to_be_empty()
    page.reload()
    page.locator(SKIP).click(timeout=60_000)
    expect(page.locator("progress")).to_have_js_property("value", 1)


@pytest.mark.parametrize(("site", "title"), TITLES_BY_PLACE, indirect=["site"])
def test_a_game_is_played_and_goes_on_after_a_reload(guest, title):
    page = guest().go().page
    page.locator(f'article[data-title="{title}"]').get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/?id=local-*")
    play_some(page, 3)
    page.reload()
    page.wait_for_selector(LIT, timeout=60_000)
    page.goto(page.url.replace("/t/", "/replay/at/"))
    page.locator("li[data-move='1'] a").click()
    page.wait_for_url("**&move=1*")
    page.reload()
    expect(page.locator("li[data-move='1'] a")).to_have_attribute("aria-current", "step")


def test_two_people_sit_down_at_this_device(guest):
    page = guest().go("/new?title=pow").page
    page.get_by_role("group", name="Seats").get_by_text("2", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/?id=local-*")
    expect(page.get_by_text("Player 2").first).to_be_visible()


def test_a_table_of_a_server_cannot_be_opened(guest):
    page = guest().go("/t/?id=somewhere").page
    expect(page.get_by_role("heading", level=1)).to_contain_text(ALONE["en-GB"])


def test_a_name_is_kept_for_games_on_this_device(guest):
    page = guest().go("/account").page
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Save").click()
    page.goto(page.url.replace("/account", "/"))
    page.locator("article").first.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/?id=local-*")
    page.goto(page.url.partition("/t/")[0] + "/account")
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Ada")


@pytest.mark.parametrize("site", PLACES, indirect=True)
def test_the_pages_open_without_a_network_after_one_visit(guest, site):
    person = guest(service_workers="allow").go("/about")
    page = person.page
    wait_until_kept(page, site)
    person.context.set_offline(True)
    person.go("/rules/pow/")
    assert page.evaluate("document.styleSheets.length") > 0
    expect(page.get_by_role("heading", level=1)).to_have_text("POW!")
    person.go("/")
    page.locator("article").first.get_by_role("button", name="Play now").click()
    play_some(page, 2)
    page.reload()
    page.wait_for_selector(LIT, timeout=60_000)
