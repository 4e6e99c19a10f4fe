"""The odds that boards show come from the rules in the page; `test_online_secrets.py` has the same at the server."""

import random
import re

import pytest
from playwright.sync_api import Page

from .meeting import play_now
from .robot import LIT, tap

ODDS = {"pow": "main .tile .chance", "marines": ".risk .big-number:not(.pending), .option .after:not(.pending)"}
DIE = "main .dice button:not([disabled])"
MOST_TAPS = 60


def odds_of(page: Page, title: str) -> str:
    """Tap until the board tells the odds of a roll; POW! tells them once a die is picked."""
    dice = random.Random(3)
    for _ in range(MOST_TAPS):
        page.wait_for_selector(LIT, timeout=60_000)
        if title == "pow" and page.locator(DIE).count():
            page.locator(DIE).first.click()
        page.wait_for_timeout(150)
        if page.locator(ODDS[title]).count():
            return page.locator(ODDS[title]).first.inner_text()
        tap(page, dice)
    raise AssertionError(f"no odds after {MOST_TAPS} taps")


def is_percentage(text: str) -> bool:
    return re.search(r"\d+(\.\d)?%", text) is not None


@pytest.mark.parametrize("title", ODDS)
def test_the_odds_of_a_roll_are_told_at_a_table_of_this_device(visitor, title):
    page = visitor().go().page
    play_now(page, title)
    assert is_percentage(odds_of(page, title))
