"""What lies over a table: panels that hide no decision, and that everybody can read."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from herotable.games import TITLES

from .meeting import play_now
from .robot import LIT, tap
from .test_pages import AXE
from .visitor import PHONE, Visitor

SIZES = [(390, 844), (844, 390), (1366, 768)]
FEW = 6  # things that are asked about at each size
PRESS = """element => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const given = { bubbles: true, pointerType: "touch", clientX: left + width / 2, clientY: top + height / 2 };
  element.dispatchEvent(new PointerEvent("pointerdown", given));
}"""
COVERED = """() => {
  const [panel, bar] = ["[data-inspector]", "[data-decision]"].map(each =>
    document.querySelector(each).getBoundingClientRect());
  return Math.min(panel.right, bar.right) - Math.max(panel.left, bar.left) > 0.5 &&
    Math.min(panel.bottom, bar.bottom) - Math.max(panel.top, bar.top) > 0.5;
}"""


def sit(page: Page, title: str) -> None:
    """At a table against bots, with something to decide."""
    play_now(page, title)
    page.wait_for_selector(LIT, timeout=60_000)


@pytest.mark.parametrize("title", TITLES)
def test_the_inspector_never_covers_the_bar_of_ones_decision(visitor, title):
    page = visitor().go().page
    sit(page, title)
    dice = random.Random(2)
    for _ in range(6):
        tap(page, dice)
    page.wait_for_selector(LIT, timeout=60_000)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for thing in dice.sample(things(page), FEW):
            assert not covers(page, thing), f"{title} at {width}×{height}: {thing.get_attribute('data-inspect')}"


def things(page: Page) -> list[Locator]:
    """What can be asked about on the board."""
    return [each for each in page.locator("main [data-inspect]").all() if each.is_visible()]


def covers(page: Page, thing: Locator) -> bool:
    """Ask about it with a long press, and close the panel."""
    thing.evaluate(PRESS)
    expect(page.locator("[data-inspector] h2")).to_be_visible()
    page.wait_for_timeout(100)  # it is placed when it has been drawn
    covered: bool = page.evaluate(COVERED)
    page.keyboard.press("Escape")
    expect(page.locator("[data-inspector]")).to_have_count(0)
    return covered


VIOLATIONS = """panel => axe.run(panel, {resultTypes: ["violations"]}).then(found => found.violations
  .map(each => each.id + ": " + each.nodes.map(node => node.target.join(" ")).join(", ")))"""

SETTLED = """async () => {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map((each) => each.finished));
}"""


def check_panel(page: Page, panel: str) -> None:
    """Nothing to complain about, light and dark."""
    expect(page.locator(panel).first).to_be_visible()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in ("light", "dark"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        page.evaluate(SETTLED)  # colours change softly
        assert page.evaluate(VIOLATIONS, panel) == [], theme


def inspect(page: Page) -> None:
    page.keyboard.press("i")


def ask_for_keys(page: Page) -> None:
    page.keyboard.press("?")


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()


@pytest.mark.parametrize(
    ("show", "panel"),
    [
        (inspect, "[data-inspector]"),
        (ask_for_keys, "dialog[open]"),
        (open_menu, "dialog[open]"),  # with the speed, the warnings and the other settings
        (Page.title, "header"),
        (Page.title, "[data-decision]"),  # as it is
    ],
)
def test_panels_over_a_table_have_no_violation(
    visitor: Callable[..., Visitor], show: Callable[[Page], None], panel: str
) -> None:
    page = visitor(size=PHONE).go().page
    sit(page, "pow")
    show(page)
    check_panel(page, panel)
