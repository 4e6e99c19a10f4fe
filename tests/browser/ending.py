"""The end screen: a cover, a story in three panels, scores that add up, and buttons in reach, at every size."""

import re

from playwright.sync_api import Locator, Page, expect

from .stage import PROBE, SIZES, Size

LAPTOP_HEIGHT = 700  # screens of this height and more show all buttons at once
LAPTOP_WIDTH = 1000
ACCOUNTS = "dialog .accounts table"
SUMS = "dialog tfoot .big-number"
PANELS = "dialog .story a.panel"
BUTTONS = "dialog .more :is(a, button), dialog .first :is(a, button)"


def check_end(page: Page, has_story: bool = True) -> None:
    """Who has won, how it came about, and how the points add up."""
    expect(page.get_by_role("dialog").get_by_role("heading", name="The game is over")).to_be_visible()
    assert page.locator(ACCOUNTS).count() >= 2
    check_sums(page)
    if has_story:
        expect(page.locator(PANELS)).to_have_count(3, timeout=30_000)
        assert all(re.search(r"[?&]move=\d+$", href) for href in attributes(page, PANELS, "href"))
        assert page.locator("dialog .statistics tbody tr").count() > 5
    expect(page.locator("dialog .first .primary")).to_be_focused()


def attributes(page: Page, selector: str, name: str) -> list[str]:
    """An attribute of each of them."""
    return [each.get_attribute(name) or "" for each in page.locator(selector).all()]


def check_sums(page: Page) -> None:
    """The points of each account add up to its total, line by line."""
    for account in page.locator(ACCOUNTS).all():
        lines = [[number(cell) for cell in row.locator("td.points").all_inner_texts()] for row in rows(account)]
        total = number(account.locator("tfoot .points [aria-hidden]").inner_text())
        assert [sum(points for points, _ in lines[: i + 1]) for i in range(len(lines))] == [far for _, far in lines]
        assert sum(points for points, _ in lines) == total


def rows(account: Locator) -> list[Locator]:
    """The lines of an account."""
    return account.locator("tbody tr").all()


def number(text: str) -> int:
    """A number as people write it."""
    return int(text.strip().replace("−", "-").replace("+", ""))


def check_sizes(page: Page, sizes: list[Size] = SIZES) -> None:
    """At every size nothing is cut or covered, and the buttons are in reach."""
    page.evaluate(PROBE.read_text(encoding="utf-8"))
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.querySelectorAll('dialog [data-scrolls]').forEach(each => each.scrollTo(0, 0))")
        page.evaluate("geometry.rest()")
        defects = [each for each in page.evaluate("geometry.look()")["defects"] if each["kind"] != "target"]
        assert not defects, f"{width}×{height}: {defects}"
        check_buttons(page, (width, height))


def check_buttons(page: Page, size: Size) -> None:
    """The next game is always in sight; on a laptop all buttons are, elsewhere they are scrolled to."""
    is_laptop = size[0] >= LAPTOP_WIDTH and size[1] >= LAPTOP_HEIGHT
    for button in page.locator(BUTTONS if is_laptop else "dialog .first :is(a, button)").all():
        box = button.bounding_box()
        assert box
        assert 0 <= box["x"] <= box["x"] + box["width"] <= size[0]
        assert 0 <= box["y"] <= box["y"] + box["height"] <= size[1]
    for button in page.locator(BUTTONS).all():
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=0.9)
