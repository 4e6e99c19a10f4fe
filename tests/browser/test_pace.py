"""How others' moves are shown: one after another, with a stop at what matters, and once more on request."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .meeting import play_now
from .robot import GLOWING, LIT, OVER, play_some
from .visitor import LAPTOP, PHONE, PREFERENCES, Visitor

NORMAL = f"localStorage.herotable = {json.dumps(json.dumps(PREFERENCES | {'speed': 'normal', 'level': 'easy'}))}"
GAP = 800  # milliseconds between two moves, as state/pace.svelte.ts has it
# From now on: each time at which the log grows.
WATCH = """() => {
  window.grown = [];
  window.watcher?.disconnect();
  const count = () => document.querySelectorAll("aside li:not(.table)").length;
  let last = count();
  window.watcher = new MutationObserver(() => {
    if (count() === last) return;
    last = count();
    window.grown.push(performance.now());
  });
  window.watcher.observe(document.querySelector("aside"), { childList: true, subtree: true });
}"""
GO_ON = "button[data-skips]"
AGAIN = "This is what happened before."


def begun(visitor: Callable[..., Visitor], title: str, **given: object) -> Page:
    who = visitor(**given)
    who.page.add_init_script(NORMAL)
    page = who.go().page
    play_now(page, title)
    page.wait_for_selector(LIT, timeout=60_000)
    return page


def offered(page: Page) -> list[str]:
    """All that may be chosen now, as it is called."""
    return sorted(
        page.locator(LIT).evaluate_all("all => all.map(one => one.getAttribute('aria-label') ?? one.innerText)")
    )


def until_others_moved(page: Page) -> None:
    """Take some decisions, until others have moved and it is our turn again."""
    for seed in range(60):
        page.evaluate(WATCH)
        play_some(page, 1, seed)
        page.wait_for_timeout(300)
        page.wait_for_selector(f"{LIT}, {OVER}", timeout=60_000)
        if len(page.evaluate("grown")) > 2:
            return
    raise AssertionError("nobody else has moved")


def test_others_move_one_after_another_and_then_it_is_our_turn(visitor):
    page = begun(visitor, "pow", size=LAPTOP)
    until_others_moved(page)
    own, *others = page.evaluate("grown")
    assert others[-1] - others[0] > GAP * 0.75 * (len(others) - 1), [own, *others]  # each may be drawn a little late


def test_the_table_stops_at_a_reveal_and_a_tap_goes_on(visitor):
    page = begun(visitor, "battle", size=LAPTOP)
    for seed in range(40):
        page.wait_for_selector(f"{LIT}, {GO_ON}", timeout=60_000)
        if page.locator(GO_ON).count():
            break
        play_some(page, 1, seed)
        page.wait_for_timeout(200)
    expect(page.locator(GO_ON).first).to_be_visible()
    assert page.locator(GLOWING).count() == 0  # nothing is offered before all was seen
    page.evaluate(WATCH)
    page.wait_for_timeout(500)
    assert page.evaluate("grown") == []
    page.locator("main").click(position={"x": 300, "y": 5})
    page.wait_for_timeout(600)
    assert page.evaluate("grown") != []


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_what_happened_is_shown_again_and_ends_in_the_present(visitor, size):
    page = begun(visitor, "pow", size=size)
    until_others_moved(page)
    before = offered(page)
    page.keyboard.press("a")
    expect(page.get_by_text(AGAIN)).to_be_visible()
    assert page.locator(LIT).count() == 0
    page.keyboard.press("Escape")
    expect(page.get_by_text(AGAIN)).to_have_count(0)
    assert offered(page) == before

    page.keyboard.press("a")
    expect(page.get_by_text(AGAIN)).to_be_visible()
    page.wait_for_selector(LIT, timeout=30_000)  # by itself
    expect(page.get_by_text(AGAIN)).to_have_count(0)
    assert offered(page) == before
    play_some(page, 1)


def test_speed_and_sound_are_in_the_bar_and_on_keys(visitor):
    page = begun(visitor, "pow", size=PHONE)
    speed = page.locator("header [data-speed]")
    expect(speed).to_have_accessible_name("Speed: normal")
    speed.click()
    expect(speed).to_have_accessible_name("Speed: brisk")
    page.keyboard.press("s")
    expect(speed).to_have_accessible_name("Speed: at once")
    page.locator("header").get_by_role("button", name="Sound on").click()
    page.keyboard.press("m")
    expect(page.locator("header").get_by_role("button", name="Sound on")).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage.herotable).speed") == "instant"
