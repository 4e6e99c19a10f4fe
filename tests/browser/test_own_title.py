"""A title registered by one line is played on the plain board, which knows nothing of it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from .ending import check_end
from .robot import play_to_end
from .serving import Served
from .visitor import PHONE


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("own"), titles="tests.toy")
    served.start()
    yield served
    served.stop()


def test_from_home_to_the_end_by_clicks(visitor):
    page = visitor().go().page
    panel = page.locator('article[data-title="toy"]')
    expect(panel.get_by_role("heading", name="Toy")).to_be_visible()
    expect(panel.get_by_role("link", name="Rules")).to_be_visible()
    expect(panel.get_by_role("link", name="First game")).to_have_count(0)
    panel.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    assert play_to_end(page, seed=3) >= 4
    check_end(page, has_story=False)


def test_on_a_phone_in_russian_the_board_shows_the_card_of_its_seat(visitor):
    page = visitor(size=PHONE, locale="ru-RU").go().page
    page.locator('article[data-title="toy"]').get_by_role("button", name="Играть").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name="Показать карту")).to_be_visible(timeout=60_000)


def test_its_rules_can_be_read(visitor):
    page = visitor().go("/rules/toy").page
    expect(page.get_by_text("In turn each player swaps")).to_be_visible()
