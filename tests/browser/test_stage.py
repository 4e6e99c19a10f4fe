"""Boards keep still and fit every screen: whole games looked at by geometry, and the probe on planted defects."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from herotable.games import TITLES

from .serving import Served
from .stage import KINDS, MOST, PROBE, SIZES, Stage, report

LOOKED = {"pow": 16, "order": 24, "marines": 36, "battle": 24}  # decisions from one look at all sizes to the next
STILL = 0.1  # layout shift of a whole game


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_keeps_still_and_fits_every_size(chromium: Browser, served: Served, title: str) -> None:
    """In Russian, whose words are longer; `python -m tests.browser.stage` looks at every decision in both languages."""
    stage = Stage(chromium, served.url, title, "ru", (390, 844))
    found = stage.play(MOST, SIZES, LOOKED.get(title, 12))
    assert not [report(each) for each in found if each.defects]
    (played,) = (each for each in found if each.shift is not None)
    assert (played.shift or 0) < STILL, report(played)


PLAIN = """<div class="table"><main style="width: 600px; height: 300px; font: 16px sans-serif">
  <div style="width: 60px; height: 24px; overflow: hidden"><span id="name">Capt{cut}</span></div>
  <div style="position: relative; height: 60px">
    <b style="position: absolute; left: 0; top: 0">42</b>
    <i style="position: absolute; left: {over}px; top: 0; width: 40px; height: 30px; background: red"></i>
  </div>
  <p style="font-size: {letters}px">fine print</p>
  <button style="width: 40px; height: {high}px; padding: 0; font-size: 16px">go</button>
</main></div>"""
SOUND: dict[str, str | int] = {"cut": "", "over": 90, "letters": 14, "high": 40}
PLANTED: dict[str, dict[str, str | int]] = {
    "cut": {"cut": "ain Inkblot"},
    "covered": {"over": 0},
    "small": {"letters": 9},
    "target": {"high": 12},
}


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    page = chromium.new_page(viewport={"width": 800, "height": 600})
    page.goto("about:blank")
    page.add_script_tag(path=PROBE)
    yield page
    page.close()


def kinds(page: Page, planted: dict[str, str | int]) -> set[str]:
    page.evaluate("html => { document.body.innerHTML = html }", PLAIN.format(**SOUND | planted))
    return {each["kind"] for each in page.evaluate("geometry.look()")["defects"]}


def test_the_probe_finds_nothing_where_nothing_is_wrong(page: Page) -> None:
    assert kinds(page, {}) == set()


@pytest.mark.parametrize("kind", KINDS)
def test_the_probe_finds_what_was_planted(page: Page, kind: str) -> None:
    assert kind in kinds(page, PLANTED[kind])


def test_the_probe_counts_what_moves_by_itself(page: Page) -> None:
    kinds(page, {})
    page.evaluate("geometry.rest()")
    page.evaluate("geometry.counting(true)")
    assert page.evaluate("geometry.shifted().sum") == 0
    page.evaluate("document.querySelector('main').style.marginTop = '200px'")
    page.wait_for_function("geometry.shifted().sum > 0")
