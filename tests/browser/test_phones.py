"""What must be in sight together on a small phone: the table and what one decides with."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page

from .robot import LIT, play_some
from .visitor import PHONE, Visitor

HIDDEN = """name => {
  const table = document.querySelector("main").getBoundingClientRect();
  return [...document.querySelectorAll(name)].filter((part) => {
    const { top, bottom, left, right } = part.getBoundingClientRect();
    return top < table.top - 1 || bottom > table.bottom + 1 || left < 0 || right > innerWidth;
  }).length;
}"""

SIDES = "all => all.map((one) => one.getBoundingClientRect().toJSON())"


def begin(person: Visitor, title: str) -> Page:
    page = person.go().page
    page.locator(f'article[data-title="{title}"]').get_by_role("button", name="Play now").click()
    page.wait_for_selector(LIT, timeout=60_000)
    return page


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_the_host_sees_code_link_and_qr_code_at_once(visitor, locale):
    page = visitor(size=PHONE, locale=locale).go("/new?title=pow").page
    page.locator(".go .button").click()
    for part in (".invite img", ".invite .code", ".invite .button.second"):
        page.wait_for_selector(part)
        assert page.evaluate("part => document.querySelector(part).getBoundingClientRect().bottom < innerHeight", part)


def test_hand_market_and_own_shelves_are_seen_together(visitor):
    page = begin(visitor(size=PHONE), "order")
    assert page.evaluate(HIDDEN, ".market li, .mine .shelf") == 0
    page.locator(".spot.glow").first.dblclick()  # the first tap shows it, the second takes it
    page.wait_for_selector(".slot.glow")
    assert page.evaluate(HIDDEN, ".market li, section.hand, .mine .shelf") == 0


def test_a_rivals_shelves_open_on_a_tap(visitor):
    page = begin(visitor(size=PHONE), "order")
    page.get_by_role("button", name="Shelves of Bot 2").click()
    assert page.locator(".rival.open .shelf").first.is_visible()
    page.keyboard.press("Escape")
    assert page.locator(".rival .shelf:visible").count() == 0


@pytest.mark.parametrize("taps", [3, 12])
def test_no_card_of_the_hand_is_cut(visitor, taps):
    page = begin(visitor(size=PHONE), "battle")
    play_some(page, taps, seed=4)
    page.wait_for_selector("section.hand .move")
    assert page.evaluate(HIDDEN, "section.hand .move.glow, .spotlight .glow") == 0
    cards = page.locator("section.hand .paper").evaluate_all(SIDES)
    beside = [(one, other) for one, other in pairwise(cards) if other["x"] > one["x"]]  # the rest are other hands
    assert all(one["x"] + one["width"] <= other["x"] for one, other in beside)
