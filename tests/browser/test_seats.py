"""Who sits at a table, who no longer does, and what they are told."""

import pytest
from playwright.sync_api import Page, expect

from .meeting import join, open_table, share_device
from .visitor import PHONE, Visitor

PASSWORD = "correct horse"


def register(person: Visitor, name: str) -> None:
    page = person.go("/account").page
    page.locator("#register-name").fill(name)
    page.locator("#register-password").fill(PASSWORD)
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("heading", name=f"Hello, {name}!")).to_be_visible()


def log_in(page: Page, name: str) -> None:
    page.locator("#login-name").fill(name)
    page.locator("#login-password").fill(PASSWORD)
    page.get_by_role("button", name="Log in").click()


def test_who_is_sent_away_is_told_so_and_has_no_lobby_any_more(visitor):
    host, friend = visitor().go(), visitor(size=PHONE).go()
    join(friend.page, open_table(host.page, "pow"), "Ada")
    host.page.get_by_role("button", name="Send away Ada").click()
    expect(friend.page.get_by_role("heading", name="The host has taken you off this table.")).to_be_visible()
    expect(friend.page.get_by_role("button", name="Sit")).to_have_count(0)
    friend.page.get_by_role("link", name="To the home page").click()
    expect(friend.page.locator("#code")).to_be_visible()


def test_who_is_sent_away_may_look_on_and_sits_down_when_the_host_lets_them(visitor):
    host, friend = visitor().go(), visitor(size=PHONE).go()
    join(friend.page, open_table(host.page, "pow"), "Ada")
    host.page.get_by_role("button", name="Send away Ada").click()
    friend.page.get_by_role("button", name="Just look on").click()
    expect(friend.page.get_by_text("The host has sent you away from this table.")).to_be_visible()
    friend.page.reload()
    expect(friend.page.get_by_text("The host has sent you away from this table.")).to_be_visible()
    expect(friend.page.get_by_role("button", name="Sit")).to_have_count(0)
    host.page.get_by_role("button", name="Let back in: Ada").click()
    friend.page.get_by_role("button", name="Sit down").click()
    expect(host.page.get_by_role("button", name="Send away Ada")).to_be_visible()


def test_the_account_page_notices_that_its_session_was_ended_elsewhere(visitor):
    here, elsewhere = visitor(), visitor(size=PHONE).go("/account")
    here.forgives = lambda text: "401" in text
    register(here, "Hedy")
    log_in(elsewhere.page, "Hedy")
    elsewhere.page.get_by_role("button", name="Log out there").click()
    expect(elsewhere.page.get_by_role("button", name="Log out there")).to_have_count(0)
    here.page.evaluate("dispatchEvent(new Event('focus'))")
    expect(here.page.get_by_role("alert")).to_contain_text("You were logged out on another device")
    here.page.get_by_role("link", name="Log in again").click()
    expect(here.page.locator("#login-name")).to_have_value("Hedy")
    log_in(here.page, "Hedy")
    expect(here.page.get_by_role("heading", name="Hello, Hedy!")).to_be_visible()
    expect(here.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("spectators", [True, False])
def test_who_is_logged_out_elsewhere_is_told_so_and_comes_back_to_the_seat(visitor, spectators):
    name = f"Eve {spectators}"
    here, elsewhere = visitor(), visitor(size=PHONE).go("/account")
    here.forgives = lambda text: "401" in text  # the page asks who it is now
    register(here, name)
    here.page.goto(f"{here.url}/new?title=pow")
    if not spectators:
        here.page.get_by_label("Others may watch").uncheck()
    here.page.get_by_role("button", name="2", exact=True).click()
    here.page.get_by_label("Seat 2").select_option("easy")
    here.page.get_by_role("button", name="Open the table").click()
    here.page.get_by_role("button", name="Start the game").click()
    here.page.wait_for_selector(".bubble")
    table = here.page.url
    log_in(elsewhere.page, name)
    elsewhere.page.get_by_role("button", name="Log out there").click()
    expect(here.page.get_by_text("You were logged out on another device")).to_be_visible()
    here.page.get_by_role("link", name="Log in again").click()
    log_in(here.page, name)
    here.page.wait_for_url(table)
    expect(here.page.get_by_role("button", name="Menu").first).to_be_visible()
    expect(here.page.get_by_text("You were logged out on another device")).to_have_count(0)
    here.page.get_by_role("button", name="Menu").first.click()
    expect(here.page.get_by_role("button", name="Leave the table")).to_be_visible()


def test_one_of_two_on_one_device_is_the_host(visitor):
    page = visitor(size=PHONE).go().page
    open_table(page, "marines")
    share_device(page, "Bob")
    expect(page.locator(".seat").get_by_text("host", exact=True)).to_have_count(1)


def test_after_a_game_with_bots_the_next_one_begins_at_once(visitor):
    page = visitor().go().page
    page.locator('article[data-title="pow"]').get_by_role("button", name="Play now").click()
    page.wait_for_selector(".bubble")
    first = page.url
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="End the game here").click()
    page.get_by_role("button", name="Really end it now?").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    expect(page.locator(".bubble").first).to_be_visible()


def test_a_listed_table_names_its_host(visitor):
    host, stranger = visitor(), visitor()
    register(host, "Grace")
    host.page.goto(f"{host.url}/new?title=order")
    host.page.get_by_label("Listed: anybody").check()
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/t/*")
    stranger.go()
    expect(stranger.page.get_by_text("Host: Grace")).to_be_visible()


def test_a_kept_pack_is_offered_where_a_table_is_set_up(visitor):
    person = visitor(locale="ru-RU").go("/packs?title=pow")
    person.forgives = lambda text: "400" in text  # the first check finds something
    page = person.page
    page.get_by_role("button", name="Взять набор из коробки").click()
    text = page.locator("textarea").first
    expect(text).not_to_be_empty()
    good = text.input_value()
    text.fill(f"{good}\nwhat is this")
    page.get_by_role("button", name="Проверить").click()
    expect(page.get_by_text("это не TOML: после ключа не хватает")).to_be_visible()
    text.fill(good)
    page.goto(f"{person.url}/new?title=pow")
    page.get_by_role("button", name="Из сохранённого набора").click()
    expect(page.get_by_text("Годится: The box")).to_be_visible()
    page.get_by_role("button", name="Открыть стол").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Карты и тайлы").first).to_be_visible()


def test_only_teams_that_fit_the_seats_are_offered(visitor):
    page = visitor().go("/new?title=battle").page
    teams = page.locator("#option-teams option")
    page.get_by_role("button", name="4", exact=True).click()
    assert teams.all_inner_texts() == ["everybody for themselves", "2 teams"]
    page.locator("#option-teams").select_option("2 teams")
    page.get_by_role("button", name="5", exact=True).click()
    assert teams.all_inner_texts() == ["everybody for themselves"]
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


def test_who_is_nobody_is_told_how_to_have_matches(visitor):
    page = visitor().go("/matches").page
    expect(page.get_by_text("once you have played in this browser")).to_be_visible()
    page.get_by_role("link", name="Log in").click()
    expect(page.locator("#login-name")).to_be_visible()
