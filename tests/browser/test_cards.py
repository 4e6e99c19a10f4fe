"""The components of a box, sheets to print them, and packs of one's own."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import herotable as ht

from .visitor import PHONE, Visitor

Come = Callable[..., Visitor]


@pytest.mark.parametrize("title", list(ht.games()))
def test_every_piece_of_a_box_is_shown_with_its_source(visitor: Come, title: str) -> None:
    page = visitor(size=PHONE, locale="ru").go(f"/cards/{title}").page
    kinds = ht.game(title).pack.components
    rows = {kind: {repr(row) for row in rows} for kind, rows in kinds.items()}
    expect(page.locator("figure")).to_have_count(sum(map(len, rows.values())))
    expect(page.locator("figure .chip")).to_have_count(sum(map(len, rows.values())))
    last = list(kinds)[-1]
    page.get_by_role("group", name="Вид").get_by_role("button").last.click()
    expect(page.locator("figure")).to_have_count(len(rows[last]))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_sheets_hold_all_tiles_in_their_real_size(visitor: Come) -> None:
    page = visitor().go("/cards/pow/print").page
    expect(page.locator(".cell")).to_have_count(24)
    box = page.locator(".cell").first.bounding_box()
    assert box is not None
    assert box["width"] == pytest.approx(40 / 25.4 * 96, abs=1)


def test_a_wrong_pack_is_marked_by_line_and_a_good_one_played(visitor: Come) -> None:
    eve = visitor()
    eve.forgives = lambda text: "400" in text
    page = eve.go("/packs?title=pow").page
    page.get_by_role("button", name="Start from the box").click()
    text = page.get_by_label("The pack's text")
    good = text.input_value()
    text.fill(good.replace("points = 1\n", "points = 100\n", 1))
    page.get_by_role("button", name="Check", exact=True).click()
    page.get_by_role("button", name="Line 8").click()
    expect(page.locator("li.wrong")).to_have_text(re.compile("8"))
    text.fill(good.replace("points = 1\n", "points = 2\n", 1).replace('"The box"', '"Mine"'))
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_text("Good: Mine")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Check", exact=True).click()
    page.get_by_role("button", name="Play with this pack").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("a pack of its own")).to_be_visible()
