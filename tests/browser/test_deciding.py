"""Decisions: every kind of them survives a reload, and everything goes by keyboard."""

import random

import pytest
from playwright.sync_api import Page, expect

from herotable.games import TITLES

from .robot import GLOWING, LIT, OFFERED, OVER, tap

IS_SEEN = """[document.activeElement, ...document.activeElement.querySelectorAll("*")]
    .some(each => getComputedStyle(each).outlineStyle !== "none")"""  # around the thing, or the face it shows
KINDS = {"pow": 2, "order": 2, "marines": 4, "battle": 4}  # at least so many kinds of decisions are met
ENOUGH, MOST_TAPS = 60, 400  # who picks an army at random also puts heroes back, many times


def decision(page: Page) -> tuple[str, int, int]:
    """What is asked, and how much may be tapped."""
    page.wait_for_selector(LIT, timeout=60_000)
    page.wait_for_timeout(150)
    said = page.locator(".bubble .say p").first.inner_text()
    return said, page.locator(GLOWING).count(), page.locator(OFFERED).count()


@pytest.mark.parametrize("title", TITLES)
def test_a_reload_in_every_kind_of_decision_changes_nothing(visitor, title):
    page = visitor().go().page
    page.locator(f'article[data-title="{title}"]').get_by_role("button", name="Play now").click()
    dice, seen = random.Random(7), set[str]()
    for taps in range(MOST_TAPS):
        page.wait_for_selector(f"{LIT}, {OVER}", timeout=60_000)
        if page.locator(OVER).count() or (taps >= ENOUGH and len(seen) >= KINDS[title]):
            break
        asked = page.locator(".bubble .say p").first.inner_text()
        is_begun = page.locator(".bubble .step").count() > 0  # half a move is not the server's yet
        if asked not in seen and not is_begun:
            seen.add(asked)
            before = decision(page)
            page.reload()
            assert decision(page) == before
        tap(page, dice)
    assert len(seen) >= KINDS[title]


@pytest.mark.parametrize("title", TITLES)
def test_everything_by_keyboard(visitor, title):
    """From the home page into the game and through ten decisions without touching the mouse."""
    page = visitor().go().page
    page.wait_for_selector(f'article[data-title="{title}"] button')
    tab_to(page, f'article[data-title="{title}"] button.primary')
    page.keyboard.press("Enter")
    page.wait_for_selector(LIT, timeout=60_000)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    page.keyboard.press("Escape")
    dice = random.Random(9)
    for _ in range(10):
        page.wait_for_selector(f"{LIT}, {OVER}", timeout=60_000)
        if page.locator(OVER).count():
            break
        press(page, dice)


def press(page: Page, dice: random.Random) -> None:
    """The focus to something that is lit, and Enter."""
    tab_to(page, LIT, dice.randrange(page.locator(LIT).count()))
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)


def tab_to(page: Page, selector: str, nth: int = 0) -> None:
    """Press Tab until it has the focus, which must be seen."""
    wanted = page.locator(selector)
    for _ in range(400):
        page.keyboard.press("Tab")
        if wanted.nth(nth if nth < wanted.count() else 0).evaluate("e => e === document.activeElement"):
            assert page.evaluate(IS_SEEN), f"no outline around {selector}"
            return
    raise AssertionError(f"no way by Tab to {selector}")
