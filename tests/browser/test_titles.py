"""Each title to the end screen against bots, by clicks alone: on this device, and at the server."""

import re

import pytest
from playwright.sync_api import Page

from herotable.games import TITLES
from herotable.server.http.public_url import phone_address

from .ending import check_end, check_sizes
from .meeting import play_at_server, play_now
from .robot import LIT, play_some, play_to_end
from .visitor import PHONE

TOLD = re.compile("/api/titles(/|$)")  # what the server tells of a title: its words, components and grammar


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_from_home_to_the_end_on_this_device(visitor, title):
    """Nothing of the game goes to the server, and a reload in the middle changes nothing."""
    page = visitor().go().page
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    play_now(page, title)
    play_some(page, 12, seed=3)
    before = logged(page)
    page.reload()
    assert logged(page) == before
    assert play_to_end(page, seed=3) > 0
    check_end(page)
    check_sizes(page)
    assert [url for url in asked if "/api/" in url and not TOLD.search(url)] == []


@pytest.mark.parametrize("title", TITLES)
def test_to_the_end_at_the_server(visitor, title):
    page = visitor().go().page
    play_at_server(page, title)
    assert play_to_end(page, seed=3) > 10
    check_end(page)


def logged(page: Page) -> list[str]:
    """What has happened, when nobody but us has to decide."""
    page.wait_for_timeout(500)  # a bot may still answer the last tap
    page.wait_for_selector(LIT, timeout=60_000)
    lines = page.locator("aside li").all_inner_texts()
    assert lines
    return lines


@pytest.mark.parametrize("title", TITLES)
def test_on_a_phone_at_home_everything_moves_and_nothing_complains(visitor, served, title):
    """By plain http at an address of the network, with motion: so the family plays."""
    url = phone_address("", served.port)
    if url is None:
        pytest.skip("this machine is in no network")
    page = visitor(url=url, size=PHONE, reduced_motion="no-preference").go().page
    play_now(page, title)
    play_some(page, 40, seed=4)
