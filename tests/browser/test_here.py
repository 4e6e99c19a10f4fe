"""Tables on this device: levels, several people, saves, and what the browser keeps."""

import random

import pytest
from playwright.sync_api import Page, expect

from herotable.cli import main

from .meeting import play_now
from .robot import LIT, OVER, play_some, play_to_end, tap
from .visitor import PHONE

NOTHING_KEPT = """
indexedDB.open = () => { throw new Error('not here') };
for (const store of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, store, { get: () => { throw new DOMException('not here', 'SecurityError') } });
"""


def menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").first.click()


def test_a_level_is_chosen_in_the_same_tap_and_remembered(visitor):
    page = visitor().go().page
    panel = page.locator('article[data-title="pow"]')
    panel.get_by_role("button", name="Master").click()
    page.wait_for_selector(LIT, timeout=60_000)
    play_some(page, 4, seed=2)
    menu(page)
    page.get_by_role("link", name="To the home page").click()
    expect(page.get_by_text("master bot").first).to_be_visible()
    expect(panel.get_by_role("button", name="Master")).to_have_attribute("aria-pressed", "true")


def test_two_on_this_device_pass_it_on(visitor):
    """Each army is picked in secret, so a curtain falls between the two."""
    page = visitor(size=PHONE).go("/new?title=marines").page
    page.get_by_role("button", name="On this device").click()
    page.get_by_label("Name of player 2").fill("Bob")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/local-*")
    seen, dice = set(), random.Random(4)
    for _ in range(40):
        page.wait_for_selector(f"{LIT}, .curtain", timeout=20_000)
        curtain = page.locator(".curtain")
        if curtain.count():
            assert page.locator("main button.glow").count() == 0  # nothing of the next hand shows yet
            seen.add(curtain.get_by_role("heading").inner_text())
            curtain.get_by_role("button").click()
        else:
            tap(page, dice)
    assert len(seen) == 2
    assert "Pass the device to Bob" in seen


@pytest.mark.parametrize("title", ["pow", "battle"])
def test_a_save_is_verified_and_opened_again(visitor, tmp_path, capsys, title):
    page = visitor().go().page
    play_now(page, title)
    play_some(page, 8, seed=5)
    page.wait_for_timeout(500)
    page.wait_for_selector(f"{LIT}, {OVER}", timeout=60_000)
    log = page.locator("aside li").all_inner_texts()
    menu(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the save").click()
    file = tmp_path / "save.json"
    download.value.save_as(file)
    assert main(["verify", str(file)]) == 0
    capsys.readouterr()
    other = visitor().go().page
    other.get_by_label("Open a save").set_input_files(file)
    other.wait_for_selector(f"{LIT}, {OVER}", timeout=60_000)
    assert len(other.locator("aside li").all_inner_texts()) == len(log)
    file.write_text(file.read_text(encoding="utf-8").replace('"seats": ', '"seats": 2, "seats": ', 1), encoding="utf-8")
    other.goto(page.url.split("/t/")[0])
    other.get_by_label("Open a save").set_input_files(file)
    expect(other.get_by_role("alert")).to_have_text("Line 6, column 15: “seats” stands twice.")


def test_a_kept_table_is_deleted_from_the_home_page(visitor):
    page = visitor().go().page
    play_now(page, "pow")
    page.wait_for_selector(LIT, timeout=60_000)
    table = page.url
    page.goto(table.split("/t/")[0])
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete it for good").click()
    expect(page.get_by_text("On this device")).to_have_count(0)
    page.goto(table)
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table.")


def test_a_browser_that_keeps_nothing_says_so_and_plays_all_the_same(visitor):
    person = visitor()
    person.page.add_init_script(NOTHING_KEPT)
    page = person.go().page
    play_now(page, "pow")
    expect(page.get_by_text("This browser cannot keep the game")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Play").click()  # nor that the title was met before
    page.get_by_role("button", name="All right").click()
    while page.locator("[data-speed=instant]").count() == 0:  # nor a speed
        page.keyboard.press("s")
    play_some(page, 3, seed=2)
    lines = page.locator("aside li")
    expect(lines.first).to_be_visible()
    before = lines.all_inner_texts()
    page.go_back()
    expect(page.get_by_text("Only as long as this page is open")).to_be_visible()
    page.go_forward()
    page.wait_for_selector(LIT, timeout=60_000)
    assert lines.all_inner_texts()[: len(before)] == before
    play_to_end(page, seed=2)
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    expect(page.get_by_text("Played to the end")).to_be_visible()
    person.go("/new?title=pow")
    expect(page.locator("form[data-title=pow]")).to_be_visible()
