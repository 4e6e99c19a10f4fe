"""Matches played on this device, and save files, looked at again without a server."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

import herotable as ht
from herotable.games import TITLES

from .meeting import play_now
from .robot import play_some, play_to_end
from .visitor import PHONE, Visitor

Come = Callable[..., Visitor]


def eyes(page: Page) -> list[str]:
    """Through whose eyes one may look."""
    return page.locator(".eyes option").all_inner_texts()


def test_a_game_on_this_device_has_statistics_a_replay_and_a_save(visitor: Come, tmp_path: Path) -> None:
    person = visitor()
    page = person.go().page
    play_now(page, "pow")
    play_to_end(page, seed=5)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Statistics")).to_be_visible()
    expect(dialog.locator("table").last.locator("thead th")).to_have_count(3)
    dialog.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/local-*")
    expect(page.get_by_text("Played to the end")).to_be_visible()
    asked = person.cut_off()
    page.get_by_role("button", name="To the end").click()
    page.get_by_label("Through whose eyes").select_option("All hands and secrets open")
    expect(page.locator("[aria-current=step]")).to_be_visible()
    page.get_by_label("Move of the match").press("ArrowLeft")
    page.wait_for_url("**&seat=all")
    assert asked == []
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the save").click()
    download.value.save_as(tmp_path / "save.json")
    assert ht.load((tmp_path / "save.json").read_text(encoding="utf-8")).over


def test_whoever_goes_on_while_the_address_is_still_written_gets_there(visitor: Come) -> None:
    page = visitor().go().page
    play_now(page, "pow")
    play_some(page, 2)
    page.goto(page.url.replace("/t/", "/replay/"))
    page.get_by_role("button", name="To the end").click()
    page.wait_for_url("**move=*")

    def later(route: Route) -> None:
        page.wait_for_timeout(1000)
        route.continue_()

    page.route("**/_app/**", later)
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("link", name="Back to the table").click(no_wait_after=True)
    page.wait_for_url("**/t/local-*", timeout=15_000)


def test_of_a_running_game_one_sees_what_one_may_know(visitor: Come) -> None:
    person = visitor(size=PHONE)
    page = person.go().page
    play_now(page, "battle")
    play_some(page, 4)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Look back").click()
    page.wait_for_url("**/replay/local-*")
    expect(page.get_by_text("Still being played", exact=True)).to_be_visible()
    assert len(eyes(page)) == 2
    expect(page.get_by_role("button", name="Download the save")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url("**/t/local-*")
    page.goto(person.url + "/replay")
    page.locator("a[href*='/t/local-']").click()
    page.wait_for_url("**/t/local-*")


def save_of(title: str, folder: Path) -> Path:
    """A game that was played in the terminal."""
    match = ht.game(title).match(2, "a seed")
    bot = ht.bot("random", seed=3)
    while not match.over:
        match.play(match.waiting[0], bot.choose(match, match.waiting[0]))
    file = folder / f"{title}.json"
    file.write_text(match.save(), encoding="utf-8")
    return file


@pytest.mark.parametrize("title", TITLES)
def test_a_save_of_the_terminal_is_shown_and_checked(visitor: Come, tmp_path: Path, title: str) -> None:
    person = visitor(size=PHONE, locale="ru-RU")
    page = person.go("/replay").page
    expect(page.get_by_text("На этом устройстве ещё не играли")).to_be_visible()
    page.locator("input[type=file]").set_input_files(save_of(title, tmp_path))
    page.wait_for_url("**/replay/file*")
    expect(page.get_by_text("Файл верен")).to_be_visible()
    asked = person.cut_off()
    page.get_by_role("button", name="К концу").click()
    expect(page.locator("[aria-current=step]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert asked == []
    person.context.set_offline(False)
    page.reload()
    expect(page.get_by_text("Файл верен")).to_be_visible()


def test_a_save_that_was_changed_is_refused_with_its_move(visitor: Come, tmp_path: Path) -> None:
    file = save_of("pow", tmp_path)
    text = file.read_text(encoding="utf-8")
    table = ht.load(text).rows[6].table
    file.write_text(text.replace(table, "0" * 16), encoding="utf-8")
    page = visitor().go("/replay").page
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("Move 7 does not follow from the seed")


def test_no_file_is_said_so(visitor: Come) -> None:
    page = visitor().go("/replay/file").page
    expect(page.get_by_role("alert")).to_contain_text("not a whole save")
