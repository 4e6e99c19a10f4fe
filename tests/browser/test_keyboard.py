"""A whole game of each title by the keyboard alone, and one by the names that a screen reader says."""

import os
import random
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from herotable.games import TITLES

from .robot import LIT, OFFERED, OVER
from .visitor import Visitor

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
MOST = 4000  # keys
SHORT = {"Rows of each half": "2", "Turn limit": "20"}  # options that make a game short
IS_WHOLE = "HEROTABLE_WHOLE_GAMES" in os.environ  # else games by names, which take long, need not end
MOST_NAMED = 20_000 if IS_WHOLE else 1500  # things activated by their names
ENOUGH = 8  # lines of the log that say what I did
# Where the game stands, how many buttons have digits, and whether the focus is on something that may be chosen.
STATE = f"""() => [
    document.querySelector("{OVER}") ? "over" : document.querySelector("dialog") ? "astray"
        : document.querySelector(`{LIT}`) ? "mine" : "others",
    document.querySelectorAll(".bubble.mine .others button").length,
    document.activeElement.matches(".glow, .chosen, .bubble.mine button"),
]"""


def begin(person: Visitor, title: str) -> Page:
    """A short game for two on this device, against an easy bot."""
    page = person.go(f"/new?title={title}").page
    page.get_by_role("button", name="On this device").press("Enter")
    two = page.get_by_role("group", name="Seats").get_by_role("button", name="2", exact=True)
    if two.count():  # a title for two asks for nothing
        two.press("Enter")
    page.get_by_label("Seat 2").select_option("easy")
    for option, value in SHORT.items():
        if (choice := page.get_by_label(option)).count():
            choice.select_option(value)
    page.get_by_role("button", name="Start the game").press("Enter")
    page.wait_for_selector(LIT, timeout=60_000)
    return page


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_by_keys(visitor, title):
    """No Tab: arrows walk, Enter chooses and confirms, digits press buttons, Esc steps back."""
    page, dice = begin(visitor(), title), random.Random(5)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(STATE)[2]  # the walk begins at what may be chosen
    for _ in range(MOST):
        phase, digits, is_legal = page.evaluate(STATE)
        if phase == "over":
            break
        press(page, dice, phase, digits, is_legal)
    expect(page.locator(OVER)).to_be_visible()


def press(page: Page, dice: random.Random, phase: str, digits: int, is_legal: bool) -> None:
    """Walk on, or choose or confirm what the walk has come to."""
    if phase == "others":
        page.wait_for_timeout(20)
    elif phase == "astray":  # at a button of the bar
        page.keyboard.press("Escape")
    elif digits and dice.random() < 0.3:
        page.keyboard.press(str(dice.randint(1, min(digits, 9))))
    elif is_legal and dice.random() < 0.7:
        page.keyboard.press("Enter")  # on what it has chosen a second time: confirm
    else:
        page.keyboard.press(dice.choice(ARROWS))


def test_escape_puts_one_die_back(visitor):
    page = begin(visitor(), "pow")
    page.wait_for_selector(OFFERED)
    page.keyboard.press("Enter")
    dice = page.locator("main .tray button")
    expect(dice).to_have_count(5)
    for nth in (0, 1, 2):
        dice.nth(nth).press("Space")
    held = page.locator("main .tray button[aria-pressed=true]")
    expect(held).to_have_count(3)
    page.keyboard.press("Escape")
    expect(held).to_have_count(2)


# ---------------------------------------------------------------- by names alone

# A line of the snapshot, which is YAML: one whose name has a colon stands in quotes, and doubles those within.
BUTTON = re.compile(r"""^\s*- ('?)button "((?:[^"\\]|\\.)*)"(.*)$""", re.MULTILINE)


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_by_the_names_of_things(visitor, title):
    """No look at the page: what is said has a role and a name, and so has all that is activated."""
    page, dice = begin(visitor(), title), random.Random(6)
    decision, board = page.get_by_role("region", name="Decision"), page.get_by_role("main")
    over = page.get_by_role("dialog").get_by_role("heading", name="The game is over")
    lines = page.get_by_role("region", name="What happened").get_by_role("listitem")
    made = lines.filter(has_text=re.compile("^You "))
    for _ in range(MOST_NAMED):
        activate(decision if dice.random() < 0.6 else board, dice)
        if over.count() or (made.count() >= ENOUGH and not IS_WHOLE):
            return
    raise AssertionError(f"no end after {MOST_NAMED} things; {made.count()} lines of what I did")


def activate(within: Locator, dice: random.Random) -> None:
    """One of the buttons that a screen reader finds there, by its name."""
    found: list[tuple[str, str, str]] = []
    with suppress(Error):  # behind a dialog there is nothing
        found = BUTTON.findall(within.aria_snapshot(timeout=500))
    said = [unquoted(name, quote) for quote, name, state in found if "[disabled]" not in state]
    names = [name for name in said if not name.startswith("Take back")]
    if not names:
        within.page.wait_for_timeout(20)
        return
    with suppress(Error):  # others play too, so it may have gone by then
        within.get_by_role("button", name=dice.choice(names), exact=True).first.press("Enter", timeout=500)


def unquoted(name: str, quote: str) -> str:
    """A name as the snapshot has it, without the quotes of YAML."""
    return (name.replace("''", "'") if quote else name).replace('\\"', '"')
