"""Without a network: pages, rules and components after one visit; a new version is offered, never forced."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from herotable.cli import main
from herotable.games import TITLES
from herotable.server.database.store import Store
from herotable.server.rooms.wire import Setup

from ..server.stories import add_finished, add_person
from .deploying import NEWER, Host
from .keeping import wait_until, wait_until_kept
from .robot import play_some, play_to_end
from .serving import Served
from .visitor import Visitor

VERSIONS = "caches.keys().then(names => names.filter(name => name.startsWith('herotable-version-')))"
IS_NEWER = f"performance.getEntriesByType('resource').some(each => each.name.includes('{NEWER}'))"


def scripts(page: Page) -> str:
    """The addresses of all scripts that the page has loaded."""
    loaded: str = page.evaluate("performance.getEntriesByType('resource').map(each => each.name).join(' ')")
    return loaded


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that may be stopped."""
    served = Served(tmp_path_factory.mktemp("offline"))
    served.start()
    yield served
    served.stop()


@pytest.fixture
def host(tmp_path: Path, served: Served) -> Iterator[Host]:
    host = Host(tmp_path, served.url)
    yield host
    host.stop()


@contextmanager
def without_network(people: list[Visitor], served: Served) -> Iterator[None]:
    """No network for the browsers, and nobody at the other end."""
    for person in people:
        person.forgives = lambda text: "ERR_" in text or "Failed to" in text
        person.context.set_offline(True)
    served.stop()
    try:
        yield
    finally:
        served.start()


def prepared(visitor: Callable[..., Visitor], locale: str) -> Visitor:
    """Somebody whose browser has everything."""
    person = visitor(service_workers="allow", locale=locale).go()
    wait_until_kept(person.page)
    return person


def test_pages_open_without_a_network_after_one_visit(visitor, served):
    people = [prepared(visitor, "en-GB"), prepared(visitor, "ru-RU")]
    with without_network(people, served):
        for person in people:
            page = person.go().page
            expect(page.locator("article")).to_have_count(4)
            for path in ("/cards/battle", "/rules/order", "/about", "/rules"):
                person.go(path)
                expect(page.get_by_role("heading", level=1)).to_be_visible()
                expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.long
def test_lessons_and_games_with_bots_are_played_without_a_network(visitor, served, tmp_path):
    """In an aeroplane: a lesson, a game with a reload in its middle, and its save for `herotable verify`."""
    person = prepared(visitor, "en-GB")
    with without_network([person], served):
        saves = [play_apart(person, title, tmp_path / f"{title}.json") for title in TITLES]
    assert [main(["verify", str(save)]) for save in saves] == [0] * len(TITLES)


def play_apart(person: Visitor, title: str, file: Path) -> Path:
    """Look at the lesson, play a whole game, and download its save."""
    page = person.go(f"/learn/{title}").page
    page.wait_for_selector(".bubble")
    person.go()
    page.locator(f'article[data-title="{title}"]').get_by_role("button", name="Play now").click()
    play_some(page, 6)
    page.reload()
    assert play_to_end(page, seed=2) > 0
    return download_save(page, file)


def test_a_replay_that_was_looked_at_is_there_without_a_network(visitor, served):
    store = Store(f"sqlite:///{served.folder / 'herotable.db'}")
    with store.engine.begin() as connection:
        for name in ("eve", "bob"):
            add_person(connection, name)
        add_finished(connection, "seen", Setup("pow", 2), ["eve", "bob"])
    store.close()
    person = prepared(visitor, "en-GB")
    person.go("/replay/seen?move=3").page.wait_for_selector("[aria-current=step]")
    wait_until(person.page, "caches.match('/api/replays/seen').then(Boolean)")
    with without_network([person], served):
        expect(person.go("/replay/seen?move=3").page.locator("[aria-current=step]")).to_contain_text("3")
        assert person.page.evaluate("caches.match('/api/me')") is None


def download_save(page: Page, file: Path) -> Path:
    """The save of a game that is over, by way of its replay."""
    page.get_by_role("link", name="Replay").first.click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the save").click()
    download.value.save_as(file)
    return file


def open_game(context: BrowserContext, url: str) -> Page:
    """A tab in the middle of a game, marked so that a reload would be seen."""
    game = context.new_page()
    game.goto(url)
    game.locator('article[data-title="pow"]').get_by_role("button", name="Play now").click()
    play_some(game, 2)
    game.evaluate("window.isSame = true")
    return game


def test_a_new_version_is_offered_and_no_game_is_reloaded(visitor, host):
    person = visitor(host.url, service_workers="allow")
    page = person.go("/about").page
    wait_until_kept(page)
    game = open_game(person.context, host.url)
    host.renew()
    page.evaluate("navigator.serviceWorker.ready.then(found => found.update())")
    page.get_by_role("button", name="Load it").click()
    wait_until(page, IS_NEWER)
    expect(page.get_by_role("button", name="Load it")).to_have_count(0)
    expect(game.get_by_role("button", name="Load it")).to_have_count(0)
    play_some(game, 3)
    assert game.evaluate("window.isSame")
    game.goto(f"{host.url}/about")
    assert NEWER in scripts(game)  # only now, since somebody has asked for a page


def test_what_the_server_shows_is_shown_by_its_own_version(visitor, host):
    """Before anybody has loaded the new version: else a reload could not help a page that is too old for its server."""
    person = visitor(host.url, service_workers="allow")
    person.forgives = lambda text: "404" in text
    page = person.go("/about").page
    wait_until_kept(page)
    host.renew()
    for path, is_newer in (("/replay/local-none", False), ("/replay/none", True)):
        person.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert (NEWER in scripts(page)) == is_newer


def test_files_of_an_old_version_stay_until_its_last_tab_is_gone(visitor, host):
    person = visitor(host.url, service_workers="allow")
    page = person.go("/about").page
    wait_until_kept(page)
    old = person.context.new_page()
    old.goto(f"{host.url}/about")
    host.renew()
    page.evaluate("navigator.serviceWorker.ready.then(found => found.update())")
    page.get_by_role("button", name="Load it").click()
    wait_until(page, IS_NEWER)
    assert len(page.evaluate(VERSIONS)) == 2
    old.get_by_role("link", name="Leaderboards").click()  # with scripts that only the old version has
    expect(old.get_by_role("heading", level=1)).to_have_text("Leaderboards")
    assert NEWER not in scripts(old)
    old.close()
    page.reload()
    wait_until(page, f"{VERSIONS}.then(names => names.length === 1)")
    assert page.evaluate(VERSIONS) == [f"herotable-version-{host.version}"]


def test_a_broken_version_leaves_the_old_one_in_place(visitor, host):
    person = visitor(host.url, service_workers="allow")
    person.forgives = lambda text: "404" in text
    page = person.go("/about").page
    wait_until_kept(page)
    host.renew()
    next(host.folder.rglob(f"start.*{NEWER}.js")).unlink()
    page.evaluate("navigator.serviceWorker.ready.then(found => found.update()).catch(() => null)")
    wait_until(page, "navigator.serviceWorker.ready.then(found => !found.installing && !found.waiting)")
    for path in ("/about", "/rules"):
        person.go(path)
        expect(page.get_by_role("banner")).to_be_visible()
        expect(page.get_by_role("button", name="Load it")).to_have_count(0)
    assert NEWER not in scripts(page)


def test_without_service_workers_nothing_is_missed(visitor):
    """As over plain HTTP in a house's network: the browser has none."""
    person = visitor()
    person.page.add_init_script("delete Navigator.prototype.serviceWorker")
    person.go()
    expect(person.page.locator("article")).to_have_count(4)
