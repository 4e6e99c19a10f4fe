"""A player that knows no rules: it taps what glows, or presses the first button that is offered."""

import random

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

LIT = "[data-board] button.glow:not([disabled]), [data-bubble] button.move:not([disabled])"
OVER = "[data-over]"
MOST_TAPS = 3000


def play_to_end(page: Page, seed: int, most: int = MOST_TAPS) -> int:
    """Tap until the end screen is there; how many taps it took."""
    dice = random.Random(seed)
    for taps in range(most):
        page.wait_for_selector(f"{LIT}, {OVER}", timeout=60_000)
        if page.locator(OVER).count():
            return taps
        tap(page, dice)
    raise AssertionError(f"no end after {most} taps")


def tap(page: Page, dice: random.Random) -> None:
    """Something that glows; it may have gone in the meantime, since others play too."""
    lit = page.locator(LIT)
    try:
        lit.nth(dice.randrange(max(lit.count(), 1))).click(timeout=1000)
    except Late:
        page.wait_for_timeout(50)
