"""What must be in sight together on a small phone: the table and what one decides with."""

import random
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from .robot import LIT, play_some, tap
from .visitor import PHONE, SIDEWAYS, Visitor

HIDDEN = """name => {
  const table = document.querySelector("main").getBoundingClientRect();
  return [...document.querySelectorAll(name)].filter((part) => {
    const { top, bottom, left, right } = part.getBoundingClientRect();
    return top < table.top - 1 || bottom > table.bottom + 1 || left < 0 || right > innerWidth;
  }).length;
}"""

COVERED = """() => {
  const own = [...document.querySelectorAll(".scores > .standing")].at(-1).getBoundingClientRect();
  return own.bottom > document.querySelector("footer").getBoundingClientRect().top + 1;
}"""

SIDES = "all => all.map((one) => one.getBoundingClientRect().toJSON())"


def begin(person: Visitor, title: str) -> Page:
    page = person.go().page
    page.locator(f'article[data-title="{title}"]').get_by_role("button", name="Play now").click()
    page.wait_for_selector(LIT, timeout=60_000)
    return page


def play_until(page: Page, selector: str) -> None:
    dice = random.Random(4)
    while not page.locator(selector).count():
        page.wait_for_selector(LIT, timeout=60_000)
        tap(page, dice)


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_the_host_sees_code_link_and_qr_code_at_once(visitor, locale):
    page = visitor(size=PHONE, locale=locale).go("/new?title=pow").page
    page.locator(".go .button").click()
    for part in (".invite img", ".invite .code", ".invite .button.second"):
        page.wait_for_selector(part)
        assert page.evaluate("part => document.querySelector(part).getBoundingClientRect().bottom < innerHeight", part)


def test_hand_market_and_own_shelves_are_seen_together(visitor):
    page = begin(visitor(size=PHONE), "order")
    assert page.evaluate(HIDDEN, ".market .spot, .mine .shelf") == 0
    page.locator(".spot.glow").first.dblclick()  # the first tap shows it, the second takes it
    page.wait_for_selector(".slot.glow")
    assert page.evaluate(HIDDEN, ".market .spot, section.hand, .mine .shelf") == 0


def test_a_card_goes_to_the_place_that_is_tapped_for_it(visitor):
    page = begin(visitor(size=PHONE), "order")
    page.locator(".spot.glow").first.click()
    page.locator(".slot.glow").first.click()
    expect(page.locator(".mine .still")).to_have_count(1)


def test_a_rivals_shelves_open_on_a_tap(visitor):
    page = begin(visitor(size=PHONE), "order")
    page.get_by_role("button", name="Shelves of Bot 2").click()
    assert page.locator(".rivals .sheet .mini-shelf").count() == 3
    page.keyboard.press("Escape")
    assert page.locator(".rivals .sheet").count() == 0


@pytest.mark.parametrize("taps", [3, 12])
def test_no_card_of_the_hand_is_cut(visitor, taps):
    page = begin(visitor(size=PHONE), "battle")
    play_some(page, taps, seed=4)
    page.wait_for_selector("section.hand .move")
    assert page.evaluate(HIDDEN, "section.hand .move.glow, .spotlight .glow") == 0
    cards = page.locator("section.hand .move").evaluate_all(SIDES)
    assert all(one["x"] + one["width"] <= other["x"] for one, other in pairwise(cards))


def test_a_hand_is_seen_while_eight_draft(visitor):
    person = visitor(size=PHONE)
    page = person.go("/new?title=battle").page
    page.get_by_role("group", name="Seats").get_by_text("8", exact=True).click()
    for seat in range(2, 9):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("easy")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start").click()
    play_until(page, ".offer .move.glow")
    page.keyboard.press("Escape")  # a card of the draft may be chosen
    assert page.evaluate(HIDDEN, "section.hand .move") == 0


def test_the_narrator_of_marines_leaves_ones_own_name_in_sight(visitor):
    page = visitor(size=PHONE, locale="ru-RU").go("/learn/marines").page
    steps = page.locator("progress")
    page.wait_for_selector(".scores > .standing", timeout=60_000)
    for step in range(int(steps.get_attribute("max") or 0)):
        expect(steps).to_have_js_property("value", step)
        assert not page.evaluate(COVERED), step
        page.locator("header button").last.click()


@pytest.mark.parametrize(
    ("title", "parts"),
    {
        "pow": "main .tile, .throw .spot",
        "order": ".market .spot, .mine .shelf",
        "marines": ".scores > .standing, .tray .die",
        "battle": "section.hand .move.glow",
    }.items(),
)
def test_sideways_the_table_has_all_of_the_height(visitor, title, parts):
    page = begin(visitor(size=SIDEWAYS), title)
    play_until(page, parts)
    assert page.locator("main").evaluate("main => main.offsetHeight") == SIDEWAYS["height"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(HIDDEN, parts) == 0
