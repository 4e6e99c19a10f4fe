"""A finished match looked at again: any move by link, through any eyes, and the proof of its dice."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from herotable.games import TITLES
from herotable.server.database.store import Store
from herotable.server.rooms.wire import Setup

from ..server.stories import add_finished, add_person
from .serving import Served
from .visitor import PHONE, Visitor

Come = Callable[..., Visitor]


@pytest.fixture(scope="module", autouse=True)
def _finished(served: Served) -> Iterator[None]:
    """A match of each title, played to its end; its address is the title."""
    store = Store(f"sqlite:///{served.folder / 'herotable.db'}")
    with store.engine.begin() as connection:
        for person in ("eve", "bob"):
            add_person(connection, person)
        for title in TITLES:
            add_finished(connection, title, Setup(title, 2), ["eve", "bob"])
    yield
    store.close()


@pytest.mark.parametrize("title", TITLES)
def test_every_move_has_an_address_and_its_dice_a_proof(visitor: Come, title: str) -> None:
    page = visitor().go(f"/replay/{title}?move=3&seat=1").page
    expect(page.get_by_label("Through whose eyes")).to_have_value("1")
    expect(page.locator("[aria-current=step]")).to_contain_text("3")
    page.get_by_label("Move of the match").press("ArrowRight")
    page.wait_for_url("**?move=4&seat=1")
    page.get_by_label("Through whose eyes").select_option("What everybody saw")
    page.wait_for_url("**?move=4")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("[aria-current=step]")).to_be_visible()
    page.get_by_role("button", name="Recompute everything here").click()
    expect(page.get_by_text("Everything matches!")).to_be_visible(timeout=60_000)
    expect(page.locator(".checks .mark")).to_have_text(["✓"] * 4)


SECRETS = {  # what nobody but its owner saw, or nobody at all
    "pow": ".rivals .all",
    "order": ".rivals details.pile",
    "marines": ".standing .army",
    "battle": ".rivals .known > *",
}


@pytest.mark.parametrize("title", TITLES)
def test_a_finished_match_hides_nothing(visitor: Come, title: str) -> None:
    move = {"pow": 40, "order": 60, "marines": 5, "battle": 30}[title]
    page = visitor().go(f"/replay/{title}?move={move}").page
    expect(page.locator("[aria-current=step]")).to_contain_text(str(move))
    page.wait_for_load_state("networkidle")
    before = page.locator(SECRETS[title]).count()
    page.get_by_label("Through whose eyes").select_option("All hands and secrets open")
    page.wait_for_url(f"**?move={move}&seat=all")
    expect(page.locator(SECRETS[title]).nth(before)).to_be_visible()


def test_a_planted_die_is_found_on_a_phone(visitor: Come) -> None:
    eve = visitor(size=PHONE)
    eve.page.route("**/draws", forged(plant))
    page = eve.go("/replay/pow").page
    page.get_by_role("button", name="Recompute everything here").click()
    expect(page.get_by_text("Something does not match!")).to_be_visible(timeout=60_000)
    expect(page.get_by_text("1 of")).not_to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def forged(change: Callable[[Any], None]) -> Callable[[Route], None]:
    """An answer of the server, changed."""

    def answer(route: Route) -> None:
        response = route.fetch()
        told: Any = response.json()
        change(told)
        route.fulfill(response=response, body=json.dumps(told))

    return answer


def plant(told: Any) -> None:
    """Change one number of the set-up."""
    sides, value = told["draws"][0][0]
    told["draws"][0][0] = [sides, (value + 1) % sides]


def other_table(told: Any) -> None:
    """Another fingerprint after move 5."""
    told["tables"][5] = "0123456789abcdef"


def forbidden_move(told: Any) -> None:
    """Nobody may begin like that."""
    told["moves"][0]["move"] = "take hero 1"


def other_view(told: Any) -> None:
    """Somebody else is to move."""
    told["eyes"]["view"]["waiting"] = [9]


FORGERIES: dict[str, tuple[str, Callable[[Any], None], list[str], list[str]]] = {
    "table": ("**/verify", other_table, ["After move 5", "0123456789abcdef"], ["После хода 5", "0123456789abcdef"]),
    "move": ("**/replays/pow", forbidden_move, ["Move 1", "take hero 1", "P3"], ["Ход 1", "take hero 1", "P3"]),
    "view": ("**/at/2*", other_view, ["after move 2", "waiting[0]: 9"], ["после хода 2", "waiting[0]: 9"]),
}


@pytest.mark.parametrize("forgery", FORGERIES)
@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_the_rules_in_the_browser_name_what_is_wrong(visitor: Come, forgery: str, language: str) -> None:
    address, change, english, russian = FORGERIES[forgery]
    person = visitor(size=PHONE, locale=language)
    person.page.route(address, forged(change))
    page = person.go("/replay/pow?move=2").page
    expect(page.locator("[aria-current=step]")).to_contain_text("2")
    page.wait_for_load_state("networkidle")
    page.get_by_role("button", name="Recompute everything here" if language == "en-GB" else "Вычислить всё").click()
    fault = page.locator(".checks li.bad").last
    for part in english if language == "en-GB" else russian:
        expect(fault).to_contain_text(part, timeout=60_000)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_it_runs_by_itself_and_stops(visitor: Come) -> None:
    page = visitor().go("/replay/pow?move=2").page
    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**?move=5")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_match_that_is_not_there_is_said_so(visitor: Come) -> None:
    eve = visitor()
    eve.forgives = lambda text: "404" in text
    expect(eve.go("/replay/nothing").page.get_by_role("alert")).to_contain_text("There is no such match.")
