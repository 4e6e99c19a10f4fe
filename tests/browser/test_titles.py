"""Each title from the home page to the end screen against bots, by clicks alone."""

import pytest
from playwright.sync_api import expect

from herotable.games import TITLES
from herotable.server.http.public_url import phone_address

from .robot import play_some, play_to_end
from .visitor import PHONE


@pytest.mark.parametrize("title", TITLES)
def test_from_home_to_the_end_by_clicks(visitor, title):
    page = visitor().go().page
    page.locator(f'article[data-title="{title}"]').get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    taps = play_to_end(page, seed=3)
    assert taps > 10
    expect(page.get_by_role("dialog").get_by_role("heading", name="The game is over")).to_be_visible()
    scores = page.locator("dialog li.panel")
    assert scores.count() >= 2
    scores.first.locator("summary").click()
    expect(scores.first.locator("details")).to_have_attribute("open", "")


@pytest.mark.parametrize("title", TITLES)
def test_on_a_phone_at_home_everything_moves_and_nothing_complains(visitor, served, title):
    """By plain http at an address of the network, with motion: so the family plays."""
    url = phone_address("", served.port)
    if url is None:
        pytest.skip("this machine is in no network")
    page = visitor(url=url, size=PHONE, reduced_motion="no-preference").go().page
    page.locator(f'article[data-title="{title}"]').get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    play_some(page, 40, seed=4)
