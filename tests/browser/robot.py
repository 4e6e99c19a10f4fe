"""A player that knows no rules: it taps what glows, or presses a button of the bubble."""

import random

from playwright.sync_api import Error, Page

GLOWING = "main button.glow:not([disabled])"
OFFERED = ".bubble.mine :is(.others, .first) button:not([disabled])"
LIT = f"{GLOWING}, {OFFERED}"
OVER = "dialog .winner"
MOST_TAPS = 3000


def play_to_end(page: Page, seed: int = 1) -> int:
    """Tap until the end screen is there; how many taps it took."""
    dice = random.Random(seed)
    for taps in range(MOST_TAPS):
        page.wait_for_selector(f"{LIT}, {OVER}", timeout=60_000)
        if page.locator(OVER).count():
            return taps
        tap(page, dice)
    raise AssertionError(f"no end after {MOST_TAPS} taps")


def play_some(page: Page, taps: int, seed: int = 1) -> None:
    """So many taps, or fewer if the game ends."""
    dice = random.Random(seed)
    for _ in range(taps):
        page.wait_for_selector(f"{LIT}, {OVER}", timeout=60_000)
        if page.locator(OVER).count():
            return
        tap(page, dice)


def tap(page: Page, dice: random.Random) -> None:
    """Something that is lit; others play too, so it may have gone by then."""
    offered, glowing = page.locator(OFFERED), page.locator(GLOWING)
    lit = offered if offered.count() and (dice.random() < 0.5 or not glowing.count()) else glowing
    try:
        lit.nth(dice.randrange(max(lit.count(), 1))).click(timeout=1000)
    except Error:
        page.wait_for_timeout(50)
