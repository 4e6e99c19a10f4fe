"""People at one table: two browsers, one device, a TV with phones; a server that goes and comes back."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from .ending import SUMS
from .meeting import join, open_table, play_at_server, share_device
from .robot import LIT, OVER, play_to_end, tap
from .visitor import PHONE, TV


@pytest.fixture
def two(visitor):
    """Two people at a table of POW!, and the game begun."""
    host, friend = visitor().go(), visitor(size=PHONE).go()
    code = open_table(host.page, "pow")
    join(friend.page, code, "Ada")
    host.page.get_by_role("button", name="Start the game").click()
    friend.page.wait_for_selector("main")
    return host.page, friend.page


def play_both(pages: list[Page], seed: int = 5) -> None:
    """Whoever has something lit taps, until the end is on every screen."""
    dice = random.Random(seed)
    while not all(page.locator(OVER).count() for page in pages):
        for page in pages:
            if page.locator(LIT).count() and not page.locator(OVER).count():
                tap(page, dice)
        pages[0].wait_for_timeout(20)


def test_two_browsers_play_one_match_to_the_end(two):
    play_both(list(two))
    results = [page.locator(SUMS).all_inner_texts() for page in two]
    assert results[0] == results[1]
    assert len(results[0]) == 2
    for page in two:  # to each the other has a name
        expect(page.locator("dialog caption").filter(has_text="You")).to_have_count(1)


def test_what_one_says_the_other_reads(two):
    host, friend = two
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("Hello, Ada!")
    host.get_by_role("button", name="Send").click()
    opens = friend.get_by_role("button", name="Log and chat: 1")
    opens.click()  # what is unread is what it opens on
    expect(friend.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    expect(friend.get_by_text("Hello, Ada!")).to_be_visible()


def test_what_is_taken_back_is_struck_from_both_logs(two):
    host, friend = two
    dice = random.Random(3)
    while not any(page.locator(LIT).count() for page in two):
        host.wait_for_timeout(50)
    mover, other = two if host.locator(LIT).count() else (friend, host)
    tap(mover, dice)
    expect(host.locator(".log li").last).to_contain_text(re.compile("You roll|rolls"))
    mover.get_by_role("button", name="Menu").click()
    mover.get_by_role("button", name="Take my last move back").click()
    other.get_by_role("button", name="Yes").click()
    expect(host.locator(".log s").last).to_contain_text(re.compile("You roll|rolls"))
    expect(host.locator(".log li").last).to_contain_text("took a move back")


def test_a_game_ended_by_agreement_shows_the_points_as_they_stood(two):
    host, friend = two
    dice = random.Random(6)
    for _ in range(30):
        for page in two:
            if page.locator(LIT).count():
                tap(page, dice)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Offer to end here").click()
    friend.get_by_role("button", name="Yes").click()
    for page in two:
        expect(page.locator(OVER)).to_have_text("Ended by agreement")
        expect(page.get_by_text("Points as they stood")).to_be_visible()
        expect(page.locator(SUMS)).to_have_count(2)
    first, second = [page.locator(SUMS).all_inner_texts() for page in two]
    assert first == second


@pytest.mark.long
def test_a_server_that_comes_back_finds_everybody_where_they_were(visitor, served):
    person = visitor().go()
    person.forgives = lambda text: "WebSocket" in text or "ERR_CONNECTION_REFUSED" in text
    page = person.page
    play_at_server(page, "pow")
    page.wait_for_selector(LIT, timeout=60_000)
    served.stop()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    served.start()
    expect(page.get_by_text("The connection is lost")).to_be_hidden(timeout=30_000)
    play_to_end(page, seed=2)


def test_two_on_one_device_pass_it_on(visitor):
    """Each army is picked in secret, so a curtain falls between the two."""
    page = visitor(size=PHONE).go().page
    open_table(page, "marines")
    share_device(page, "Bob")
    page.get_by_role("button", name="Start the game").click()
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


def test_a_tv_and_two_phones(visitor):
    """The TV shows the table and the way to it, never a hand; each phone shows its own."""
    host, friend, tv = visitor(size=PHONE).go(), visitor(size=PHONE).go(), visitor(size=TV)
    code = open_table(host.page, "battle")
    tv.go(host.page.url.removeprefix(host.url).replace("/t/", "/tv/"))
    expect(tv.page.get_by_text(code)).to_be_visible()
    expect(tv.page.locator('img[src*="qr.svg"]').first).to_be_visible()
    join(friend.page, code, "Ada")
    host.page.get_by_role("button", name="Start the game").click()
    dice = random.Random(8)
    for _ in range(30):
        for phone in (host.page, friend.page):
            if phone.locator(LIT).count():
                tap(phone, dice)
        assert tv.page.locator(LIT).count() == 0
        tv.page.wait_for_timeout(20)
    expect(tv.page.get_by_text("Ada").first).to_be_visible()
