"""Every page: no serious violation, nothing to scroll sideways, both languages, small loads."""

import re
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import httpx
import pytest
from playwright.sync_api import Page, Request, expect

from herotable.games import TITLES

from .meeting import open_table
from .robot import LIT
from .visitor import LAPTOP, PHONE, Visitor

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = """axe.run(document, {resultTypes: ["violations"]}).then(found => found.violations
  .filter(each => ["serious", "critical"].includes(each.impact))
  .map(each => each.id + ": " + each.nodes.map(node => node.target.join(" ")).join(", ")))"""
PAGES = [
    "/", "/new?title=pow", "/account", "/matches", "/leaderboards", "/about", "/packs", "/rules",
    "/account/reset#token", "/account/confirm#token", "/tv", "/t/nope", "/new?title=nope",
    *(f"/{kind}/{title}" for kind in ("rules", "learn", "cards") for title in TITLES),
]  # fmt: skip


def violations(page: Page) -> list[str]:
    """Run beside the page's policy, which forbids scripts from elsewhere: by the debugger's door."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(SERIOUS)
    return found


def is_wide(page: Page) -> bool:
    """Is there anything to scroll sideways?"""
    wide: bool = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    return wide


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_pages_have_no_serious_violation_and_fit_a_phone(visitor, path, theme):
    locale = "ru-RU" if theme == "dark" else "en-GB"
    page = visitor(size=PHONE, color_scheme=theme, locale=locale).go(path).page
    page.wait_for_load_state("networkidle")
    page.locator("h1").first.wait_for()  # the network may rest for a moment before the page's part has come
    assert page.locator("h1").count() == 1
    assert violations(page) == []
    assert not is_wide(page)


@pytest.mark.parametrize("title", TITLES)
def test_tables_have_no_serious_violation_and_fit_a_phone(visitor, title):
    page = visitor(size=PHONE, color_scheme="dark").go().page
    page.locator(f'article[data-title="{title}"]').get_by_role("button", name="Play now").click()
    page.wait_for_selector(LIT, timeout=60_000)
    assert violations(page) == []
    assert not is_wide(page)


MAIN = {
    "/": "article button.primary",
    "/rules/pow": "article h2",
    "/cards/pow": "figure",
    "/learn/pow": ".narrator .words p",
}
MOST_SHIFT = 0.05
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}  # slow 4G
SHIFTS = """window.shifted = 0; new PerformanceObserver(list => list.getEntries().forEach(entry => {
  if (!entry.hadRecentInput) window.shifted += entry.value })).observe({type: "layout-shift", buffered: true})"""


def test_main_pages_hold_still_while_they_come_over_a_slow_network(visitor):
    shifts = {path: shift_of(visitor(size=PHONE), path, wanted) for path, wanted in MAIN.items()}
    assert {path: shift for path, shift in shifts.items() if shift >= MOST_SHIFT} == {}


def shift_of(person: Visitor, path: str, wanted: str) -> float:
    """How much of a page has moved until it was whole, as Chromium counts it."""
    page = person.page
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW)
    page.add_init_script(SHIFTS)
    person.go(path)
    page.wait_for_selector(wanted)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)  # shifts are told after the frame
    shift: float = page.evaluate("window.shifted")
    return shift


def write_large(page: Page) -> None:
    """Letters of twice the size on every page."""
    page.add_init_script("addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '200%')")


def stays_cut(page: Page) -> bool:
    """Is there anything in the page's middle that cannot be reached, since nothing scrolls sideways?"""
    is_cut = "[...document.querySelectorAll('main')].some(each => each.scrollWidth > each.clientWidth + 1)"
    for _ in range(30):  # what comes in may begin outside
        if not page.evaluate(is_cut):
            return False
        page.wait_for_timeout(100)
    return True


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_pages_fit_with_letters_twice_as_large(visitor, size):
    person = visitor(size=size, locale="ru-RU")
    page = person.page
    write_large(page)
    for path in PAGES:
        person.go(path)
        page.wait_for_load_state("networkidle")
        assert not is_wide(page), path
        assert not stays_cut(page), path


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("title", TITLES)
def test_tables_fit_with_letters_twice_as_large(visitor, title, size):
    person = visitor(size=size, locale="ru-RU")
    page = person.page
    write_large(page)
    person.go()
    page.locator(f'article[data-title="{title}"]').get_by_role("button", name="Играть").click()
    page.wait_for_selector(LIT, timeout=60_000)
    assert not is_wide(page)
    assert not stays_cut(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")  # the table scrolls, not the page


@pytest.mark.parametrize("path", ["/xyz", "/rules/nope", "/learn/nope", "/cards/nope"])
def test_a_wrong_address_says_so_and_shows_the_way_home(visitor, path):
    page = visitor().go(path).page
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here.")
    expect(page.get_by_role("banner")).to_have_count(1)
    page.get_by_role("main").get_by_role("link", name="To the home page").click()
    expect(page.locator("article")).to_have_count(4)


@pytest.mark.parametrize("way", ["/t", "/tv"])
def test_an_unknown_table_asks_for_a_code(visitor, way):
    host, page = visitor().go().page, visitor().go(f"{way}/nope").page
    code = open_table(host, "pow")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table.")
    page.locator("#code").fill(code)
    page.keyboard.press("Enter")
    page.wait_for_url(host.url.replace("/t/", f"{way}/"))
    expect(page.get_by_text(code).first).to_be_visible()


def test_a_code_in_place_of_a_link_is_understood(visitor):
    host, page = visitor().go().page, visitor().page
    page.goto(urljoin(host.url, f"/t/{open_table(host, 'pow').lower()}"))
    page.get_by_role("button", name="Go in").click()
    page.wait_for_url(host.url)


def test_a_tv_without_a_table_asks_for_a_code_by_keys_alone(visitor):
    host, page = visitor().go().page, visitor().go("/tv").page
    code = open_table(host, "pow")
    expect(page.locator("#code")).to_be_focused()
    page.keyboard.type(code)
    page.keyboard.press("Enter")
    page.wait_for_url(host.url.replace("/t/", "/tv/"))


def test_an_unknown_game_is_named_and_others_are_offered(visitor):
    page = visitor().go("/new?title=nope").page
    expect(page.get_by_text("There is no game called “nope” here.")).to_be_visible()
    page.get_by_role("button", name="POW!").click()
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    expect(page.get_by_text("There is no game called")).to_have_count(0)


@pytest.mark.parametrize(
    ("path", "said"), [("/replay/nope", "There is no such match."), ("/people/nope", "Nobody like that is known here.")]
)
def test_an_unknown_match_or_person_says_so_and_shows_the_way_home(visitor, path, said):
    person = visitor()
    person.forgives = lambda text: "404" in text
    page = person.go(path).page
    expect(page.get_by_role("heading", level=1)).to_have_text(said)
    page.get_by_role("main").get_by_role("link", name="To the home page").click()
    expect(page.locator("article")).to_have_count(4)


def test_the_language_follows_the_browser_and_can_be_changed(visitor):
    page = visitor(locale="ru-RU").go().page
    expect(page.get_by_role("button", name="Играть").first).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "ru"
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "en"


HOME_BYTES, TITLE_BYTES = 120_000, 200_000


@pytest.mark.parametrize(("locale", "play"), [("en-GB", "Play now"), ("ru-RU", "Играть")])
@pytest.mark.parametrize("title", TITLES)
def test_the_first_load_of_a_title_is_small(served, title, locale, play, chromium):
    """All bodies as they go over the wire, packed, in an empty browser: the home page, then the board and the rules."""
    context = chromium.new_context(locale=locale, service_workers="block")
    page = context.new_page()
    finished: list[Request] = []
    context.on("requestfinished", lambda request: finished.append(request))
    page.goto(served.url)
    page.wait_for_load_state("networkidle")
    home = sum(request.sizes()["responseBodySize"] for request in finished)
    page.locator(f'article[data-title="{title}"]').get_by_role("button", name=play).click()
    page.get_by_role("dialog").locator("button.primary").click()  # the goal has been read
    page.wait_for_selector(LIT, timeout=60_000)
    page.wait_for_load_state("networkidle")
    more = sum(request.sizes()["responseBodySize"] for request in finished) - home
    seen = {Path(urlsplit(request.url).path).suffix for request in finished}
    context.close()
    assert {".js", ".css", ".woff2", ".wasm"} <= seen
    assert 20_000 < home <= HOME_BYTES
    assert 20_000 < more <= TITLE_BYTES


def test_pages_are_not_cached_but_their_parts_are(served):
    page = httpx.get(served.url)
    assert page.headers["cache-control"] == "no-cache"
    parts = re.findall(r'href="(/_app/immutable/[^"]+)"', page.text)
    assert parts
    assert all("immutable" in httpx.get(served.url + part).headers["cache-control"] for part in parts)
