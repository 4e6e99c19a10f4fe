"""How people come to one table: one sets it up, the others join by its code."""

import re
from urllib.parse import urljoin

from playwright.sync_api import Page, expect


def open_table(page: Page, title: str, seats: int = 2) -> str:
    """Set a table up for people alone; its code."""
    page.goto(urljoin(page.url, f"/new?title={title}"))
    choice = page.get_by_role("group", name="Seats").get_by_text(str(seats), exact=True)
    page.get_by_label("Seat 2").wait_for()
    if choice.count():  # a title for two has none
        choice.click()
    for seat in range(2, seats + 1):
        page.get_by_label(f"Seat {seat}").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    return page.locator(".code").first.inner_text().replace(" ", "")


def play_now(page: Page, title: str) -> None:
    """A game against bots on this device, from the home page."""
    page.locator(f'article[data-title="{title}"]').get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/local-*")


def play_at_server(page: Page, title: str) -> None:
    """A game against bots at the server, from the page where a table is set up."""
    page.goto(urljoin(page.url, f"/new?title={title}"))
    seats = page.get_by_label(re.compile("^Seat "))
    seats.first.wait_for()
    for seat in seats.all():
        seat.select_option("easy")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start the game").click()


def join(page: Page, code: str, name: str) -> None:
    """By the code, from the home page."""
    page.locator("#code").fill(code)
    page.get_by_role("button", name="Go in").click()
    page.wait_for_url("**/t/*")
    page.locator("#name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="I am ready").click()


def share_device(page: Page, name: str) -> None:
    """One more person at the device of who has set the table up."""
    page.get_by_role("button", name="Another player on this device").click()
    page.get_by_label("Player's name").fill(name)
    page.get_by_role("button", name="Sit here").click()
    expect(page.get_by_text(name)).to_be_visible()
