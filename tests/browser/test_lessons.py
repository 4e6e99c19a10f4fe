"""Guided first games in the browser: played by the rules in the page, with nobody to ask."""

import pytest
from playwright.sync_api import expect

from herotable.games import TITLES

from .visitor import PHONE

SKIP = "header button >> nth=1"


def begin(person, title):
    """The lesson at its first step."""
    page = person.go(f"/learn/{title}").page
    expect(page.locator(".narrator .words p").first).not_to_be_empty()
    expect(page.locator(SKIP)).to_be_enabled(timeout=60_000)
    return page


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_goes_on_to_its_end_without_a_network(visitor, title):
    person = visitor()
    page = begin(person, title)
    asked = person.cut_off()
    steps = int(page.locator("progress").get_attribute("max") or 0)
    for step in range(steps):
        expect(page.locator("progress")).to_have_js_property("value", step)
        page.locator(SKIP).click()
    expect(page.get_by_role("button", name="From the beginning")).to_be_visible()
    assert steps >= 8
    assert asked == []


def test_an_answer_that_misses_the_point_gets_a_hint_and_changes_nothing(visitor):
    page = begin(visitor(size=PHONE, locale="ru-RU"), "pow")
    last = int(page.locator("progress").get_attribute("max") or 0) - 1
    for _ in range(last):
        page.locator(SKIP).click()
    page.locator(".glow").first.click()  # a hero, but a villain is wanted
    take = page.locator(".narrator .primary")
    if take.count():
        take.click()
    expect(page.locator(".narrator .hint")).to_contain_text("Не совсем")
    expect(page.locator("progress")).to_have_js_property("value", last)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Назад").click()
    expect(page.locator("progress")).to_have_js_property("value", last - 1)
