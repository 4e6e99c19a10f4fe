"""Games of this device that go to the server: put online with friends, or kept in the history."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from .meeting import join, play_now
from .robot import play_some, play_to_end
from .visitor import PHONE, Visitor


def open_menu(page: Page, name: str = "Menu") -> None:
    page.get_by_role("button", name=name).first.click()


def put_online(page: Page, *free: str) -> None:
    """The game of this device, with the seats of these players for friends."""
    open_menu(page)
    page.get_by_role("button", name="Put this game online").click()
    for name in free:
        page.locator("dialog").get_by_label(name).first.check()
    page.get_by_role("button", name="Put it online").click()
    page.wait_for_url(re.compile(r"/t/(?!local-)"))


def test_a_game_of_this_device_goes_on_with_a_friend_who_is_told(visitor):
    host, friend = visitor(size=PHONE).go(), visitor().go()
    play_now(host.page, "pow")
    play_some(host.page, 6)
    put_online(host.page, "Bot 2")
    note = host.page.get_by_role("note")
    expect(note).to_contain_text("brought this game from a device of their own, after")
    join(friend.page, host.page.locator(".code").first.inner_text().replace(" ", ""), "Ada")
    expect(friend.page.get_by_role("note")).to_contain_text("They may know what was hidden then")
    host.page.get_by_role("button", name="Start the game").click()
    for person in (host, friend):
        expect(person.page.locator(".bubble").first).to_be_visible()
    expect(friend.page.get_by_text("It is not rated.").first).to_be_attached()
    host.go()
    expect(host.page.get_by_role("link", name=re.compile("Your turn|Turn of"))).to_have_count(1)


def test_put_online_alone_it_goes_on_to_a_proof_that_covers_both_seeds(visitor):
    page = visitor().go().page
    play_now(page, "pow")
    play_some(page, 6)
    put_online(page)
    play_to_end(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("note")).to_contain_text("brought this game from a device of their own")
    page.get_by_role("button", name="Recompute everything here").click()
    expect(page.locator(".verdict")).to_be_visible(timeout=60_000)
    expect(page.locator(".verdict.bad")).to_have_count(0)


def test_a_name_of_the_device_goes_without_what_the_server_does_not_take(visitor):
    page = visitor().go("/new?title=pow").page
    page.get_by_role("button", name="On this device").click()
    page.get_by_label("Name of player 2").fill("<Bob>\u200d\u00ad")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/local-*")
    page.wait_for_selector(".bubble")
    put_online(page)
    expect(page.locator("main").get_by_text("Bob", exact=True).first).to_be_visible()


def test_moves_of_the_device_are_not_offered_to_be_taken_back(visitor):
    page = visitor().go().page
    play_now(page, "pow")
    play_some(page, 6)
    put_online(page)
    expect(page.locator(".bubble").first).to_be_visible()
    open_menu(page)
    expect(page.get_by_role("button", name="Take my last move back")).to_be_disabled()


def test_a_finished_game_is_kept_in_the_history(visitor):
    page = visitor(size=PHONE).go().page
    play_now(page, "pow")
    play_to_end(page)
    page.get_by_role("button", name="Keep in my history").click()
    expect(page.get_by_text("It is in your history now.")).to_be_visible()
    page.get_by_role("link", name="Replay").first.click()
    expect(page.get_by_role("note")).to_contain_text("Played on a device without the server")
    page.goto(page.url.split("/replay")[0] + "/matches")
    expect(page.get_by_role("link", name=re.compile("on a device"))).to_have_count(1)


def test_what_the_server_refuses_is_said_with_its_place(visitor):
    person: Visitor = visitor(size=PHONE, locale="ru-RU").go()
    person.forgives = lambda text: "400" in text
    page = person.page
    page.route("**/api/local-games", spoil)
    page.locator('article[data-title="pow"]').get_by_role("button", name="Играть").first.click()
    page.wait_for_url("**/t/local-*")
    play_some(page, 6)
    open_menu(page, "Меню")
    page.get_by_role("button", name="Перенести партию на сервер").click()
    page.get_by_role("button", name="Перенести", exact=True).click()
    expect(page.locator("dialog .problem")).to_contain_text("ход 2")
    assert "/t/local-" in page.url


def spoil(route: Route) -> None:
    """Somebody has changed the second table of the save."""
    body: dict[str, Any] = json.loads(route.request.post_data or "{}")
    save = json.loads(body["save"])
    save["moves"][1][2] = "0" * 16
    route.continue_(post_data=json.dumps(body | {"save": json.dumps(save)}))


@pytest.mark.parametrize("ends", [False, True])
def test_without_a_network_nothing_of_it_is_offered(visitor, ends):
    person = visitor().go()
    page = person.page
    play_now(page, "pow")
    play_some(page, 2)
    person.cut_off()
    if ends:
        play_to_end(page)
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
    else:
        open_menu(page)
        expect(page.get_by_role("button", name="End the game here")).to_be_visible()
    page.wait_for_timeout(300)
    expect(page.get_by_role("button", name=re.compile("Put this game online|Keep in my history"))).to_have_count(0)
    page.context.set_offline(False)
