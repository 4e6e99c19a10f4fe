"""Somebody at a browser: what they see and tap, and what must never happen meanwhile."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request

from herotable.games import TITLES

PHONE = {"width": 360, "height": 740}
SIDEWAYS = {"width": 740, "height": 360}
LAPTOP = {"width": 1280, "height": 800}
TV = {"width": 1920, "height": 1080}
BLOCKED = "Service Worker registration blocked by Playwright"
# Bots' moves at once, which nobody here has to follow, and no title is met for the first time.
PREFERENCES = {"speed": "instant", "met": [*TITLES]}
INSTANT = f"localStorage.herotable ??= {json.dumps(json.dumps(PREFERENCES))}"


class Visitor:
    """A browser of its own: cookies, storage, one page; complaints are what must not happen.

    It has no service worker, which would fetch everything for later, unless `service_workers="allow"` is given.
    """

    def __init__(self, browser: Browser, url: str, size: dict[str, int] = LAPTOP, **given: Any):
        self.url = url
        self.complaints: list[str] = []
        self.forgives: Callable[[str], bool] = lambda _: False
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        self.context = browser.new_context(viewport=size, **(usual | given))  # type: ignore[arg-type]
        self.context.add_init_script(INSTANT)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("request", self._asked)

    def _heard(self, message: ConsoleMessage) -> None:
        forgiven = message.text == BLOCKED or self.forgives(message.text)
        if message.type in ("error", "warning") and not forgiven:
            self.complaints.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _asked(self, request: Request) -> None:
        own = (self.url, self.url.replace("http", "ws", 1), "data:", "blob:")
        if not request.url.startswith(own):
            self.complaints.append(f"left the server: {request.url}")

    def go(self, path: str = "/") -> "Visitor":
        """Open an address of the client."""
        self.page.goto(self.url + path)
        return self

    def cut_off(self) -> list[str]:
        """No network from now on; what the page asks of the server nevertheless. Its files lie in the cache."""
        asked: list[str] = []
        self.forgives = lambda text: "ERR_INTERNET_DISCONNECTED" in text
        self.page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
        self.page.wait_for_load_state("networkidle")
        self.context.set_offline(True)
        return asked

    def leave(self) -> None:
        """Close the browser; nothing may have gone wrong."""
        self.context.close()
        assert not self.complaints, "\n".join(self.complaints)
