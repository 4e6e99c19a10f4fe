"""A server and a Chromium for all tests in the browser."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tools import programs

from .serving import Served
from .visitor import Visitor


@pytest.fixture(scope="package")  # gone before tests with event loops of their own
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("served"))
    served.start()
    yield served
    served.stop()


@pytest.fixture(scope="package")  # gone before tests with event loops of their own
def chromium() -> Iterator[Browser]:
    program = programs.chromium()
    if program is None:
        pytest.fail("no Chromium on this machine: `make programs` installs it, or says how")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visitor(served: Served, chromium: Browser) -> Iterator[Callable[..., Visitor]]:
    """Opens browsers; when the test is over, none of them may have complained."""
    visitors: list[Visitor] = []

    def come(url: str = served.url, **given: Any) -> Visitor:
        visitors.append(Visitor(chromium, url, **given))
        return visitors[-1]

    yield come
    for each in visitors:
        each.leave()
