"""The first minute of a newcomer, and who comes back: the goal, the game in play, one name, buttons within reach."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from herotable.games import TITLES

from .meeting import join, open_table, play_at_server, play_now
from .robot import LIT, play_some
from .visitor import PHONE, Visitor

NEWCOMER = """if (!sessionStorage.came) {
    localStorage.herotable = '{"speed": "instant"}';
    sessionStorage.came = "yes";
}"""
LESSON = {"en-GB": "Three-minute lesson", "ru-RU": "Урок за три минуты"}


def newcomer(visitor: Any, **given: Any) -> Visitor:
    """Somebody who has never been here."""
    person: Visitor = visitor(**given)
    person.page.add_init_script(NEWCOMER)
    return person.go()


@pytest.mark.parametrize("locale", LESSON)
@pytest.mark.parametrize("title", TITLES)
def test_the_goal_is_told_once_and_the_lesson_offered(visitor, title, locale):
    page = newcomer(visitor, size=PHONE, locale=locale).page
    page.locator(f'article[data-title="{title}"] button.primary').click()
    panel = page.get_by_role("dialog")
    expect(panel.locator("p.goal")).to_have_text(re.compile(r"^[^.]{30,200}\.$"))  # one sentence
    expect(panel.get_by_role("link", name=LESSON[locale])).to_have_attribute("href", re.compile(f"/learn/{title}$"))
    page.keyboard.press("Enter")  # the button has the focus
    expect(panel).to_have_count(0)
    page.reload()
    page.wait_for_selector(LIT)
    expect(panel).to_have_count(0)
    page.goto("/".join(page.url.split("/")[:3]))
    page.locator(f'article[data-title="{title}"] button.primary').click()
    page.wait_for_selector(LIT)
    expect(panel).to_have_count(0)


def test_how_many_opponents_play_now_seats_is_chosen_and_kept(visitor):
    page = visitor().go().page
    panel = page.locator('article[data-title="pow"]')
    panel.get_by_role("group", name="Opponents").get_by_role("button", name="3", exact=True).click()
    play_now(page, "pow")
    page.wait_for_selector(LIT, timeout=60_000)
    assert page.locator("header ol > li").count() == 4
    page.goto("/".join(page.url.split("/")[:3]))
    expect(panel.get_by_role("button", name="3", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.locator('article[data-title="marines"]').get_by_role("group", name="Opponents")).to_have_count(0)


def test_who_has_begun_the_lesson_is_not_told_the_goal_again(visitor):
    person = newcomer(visitor)
    person.go("/learn/pow").page.wait_for_selector("main .row-of")
    play_now(person.go().page, "pow")
    person.page.wait_for_selector(LIT)
    expect(person.page.get_by_role("dialog")).to_have_count(0)


# ---------------------------------------------------------------- the game in play


@pytest.mark.parametrize("begin", [play_now, play_at_server])
def test_a_game_in_play_is_the_first_thing_at_home(visitor, begin):
    person: Visitor = visitor(size=PHONE).go()
    begin(person.page, "pow")
    play_some(person.page, 3)
    person.page.wait_for_selector(LIT)
    table = person.page.url
    person.go()
    line = person.page.get_by_role("link", name="Your turn")
    expect(line).to_be_in_viewport()
    expect(line).to_contain_text("You")
    assert top(person.page, "section a[href*='/t/']") < top(person.page, "h1")
    line.click()
    expect(person.page).to_have_url(table)


def test_at_home_it_is_said_whose_turn_it_is(visitor):
    host, friend = visitor().go(), visitor().go()
    join(friend.page, open_table(host.page, "pow"), "Ada")
    host.page.get_by_role("button", name="Start the game").click()
    friend.page.wait_for_selector("main")
    host.page.wait_for_selector("footer")
    is_mine = host.page.locator(LIT).count() > 0
    host.go()
    expected = "Your turn" if is_mine else "Turn of Ada"
    expect(host.page.get_by_role("link", name=expected)).to_be_visible()


def top(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["y"]


# ---------------------------------------------------------------- one name for me


@pytest.mark.parametrize(("locale", "me", "said"), [("en-GB", "You", "You roll"), ("ru-RU", "Вы", "Вы бросаете")])
def test_i_am_you_at_my_own_table(visitor, locale, me, said):
    page = visitor(locale=locale).go().page
    page.locator('article[data-title="pow"] button.primary').click()
    page.wait_for_selector(LIT)
    page.keyboard.press("Enter")
    expect(page.locator(".log li").filter(has_text=said).first).to_be_visible()
    expect(page.locator("header ol li").first).to_contain_text(me)
    expect(page.locator(".own .who")).to_have_text(me)


def test_two_at_one_device_keep_their_names(visitor):
    page = visitor().go("/new?title=pow").page
    page.get_by_role("button", name="On this device").click()
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_label("Name of player 2").fill("Grandmother")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(LIT)
    expect(page.locator("header ol")).to_contain_text("Grandmother")
    expect(page.locator("header ol .name").filter(has_text=re.compile("^You$"))).to_have_count(0)


def test_names_are_whole_where_there_is_room(visitor):
    host, friend = visitor(size=PHONE, locale="ru-RU").go(), visitor(size=PHONE).go()
    code = open_russian_table(host.page)
    join(friend.page, code, "Бабушка Агафья")
    host.page.get_by_role("button", name="Начать игру").click()
    name = host.page.locator("header ol .name").filter(has_text="Бабушка")
    expect(name).to_be_visible()
    assert name.evaluate("one => one.scrollWidth <= one.clientWidth")
    friend.context.close()
    expect(host.page.locator("header ol").get_by_text("не на связи")).to_be_visible(timeout=30_000)


def open_russian_table(page: Page) -> str:
    page.goto("/".join(page.url.split("/")[:3]) + "/new?title=marines")
    page.get_by_label("Место 2").select_option("open")
    page.get_by_role("button", name="Открыть стол").click()
    page.wait_for_url("**/t/*")
    return page.locator(".code").first.inner_text().replace(" ", "")


# ---------------------------------------------------------------- within reach


@pytest.mark.parametrize("title", TITLES)
def test_a_table_can_be_opened_without_scrolling_through_its_set_up(visitor, title):
    page = visitor(size=PHONE).go(f"/new?title={title}").page
    expect(page.get_by_role("button", name="Open the table")).to_be_in_viewport(ratio=1)


CUT = """inputs => inputs.filter(input => {
    const style = getComputedStyle(input), pen = document.createElement("canvas").getContext("2d");
    pen.font = style.font;
    const room = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return pen.measureText(input.placeholder).width > room;
}).map(input => input.placeholder)"""


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_no_placeholder_is_cut(visitor, locale):
    host: Visitor = visitor(size=PHONE, locale=locale).go("/new?title=pow")
    page = host.page
    page.locator("select").first.select_option("open")
    page.locator(".go button").click()
    page.wait_for_url("**/t/*")
    friend = visitor(size=PHONE, locale=locale).go(page.url.removeprefix(host.url)).page
    friend.locator("#name").wait_for()
    assert friend.locator("input[placeholder]").evaluate_all(CUT) == []
    page.locator(".seat.open button").first.click()
    page.locator(".seat input").wait_for()
    assert page.locator("input[placeholder]").evaluate_all(CUT) == []


def test_a_refusal_points_at_what_was_tapped(visitor):
    page = visitor(size=PHONE).go().page
    play_now(page, "pow")
    page.wait_for_selector(LIT)
    tile = page.locator("main .row-of button").last  # at the edge of the screen, and before a roll nothing may be taken
    tile.click()
    bubble = page.get_by_role("alert").locator(".bubble")
    expect(bubble).to_be_visible()
    box, at = tile.bounding_box(), bubble.bounding_box()
    assert box
    assert at
    tail = bubble.evaluate("one => parseFloat(getComputedStyle(one, '::after').left) + 8 + 3")
    assert box["x"] - 8 <= at["x"] + tail <= box["x"] + box["width"] + 8
    assert at["y"] >= box["y"] + box["height"] or at["y"] + at["height"] <= box["y"]
