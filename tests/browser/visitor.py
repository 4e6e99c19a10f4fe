"""Somebody at a browser: what they see and tap, and what must never happen meanwhile."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request

PHONE = {"width": 360, "height": 740}
SIDEWAYS = {"width": 740, "height": 360}
LAPTOP = {"width": 1280, "height": 800}
TV = {"width": 1920, "height": 1080}
QUICK = """localStorage.herotable ??= '{"quick": true}'"""  # bots' moves at once: nobody here has to follow them


class Visitor:
    """A browser of its own: cookies, storage, one page; complaints are what must not happen."""

    def __init__(self, browser: Browser, url: str, size: dict[str, int] = LAPTOP, **given: Any):
        self.url = url
        self.complaints: list[str] = []
        self.forgives: Callable[[str], bool] = lambda _: False
        self.context = browser.new_context(viewport=size, **({"locale": "en-GB", "reduced_motion": "reduce"} | given))  # type: ignore[arg-type]
        self.context.add_init_script(QUICK)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("request", self._asked)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.forgives(message.text):
            self.complaints.append(f"{message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        own = (self.url, self.url.replace("http", "ws", 1), "data:", "blob:")
        if not request.url.startswith(own):
            self.complaints.append(f"left the server: {request.url}")

    def go(self, path: str = "/") -> "Visitor":
        """Open an address of the client."""
        self.page.goto(self.url + path)
        return self

    def leave(self) -> None:
        """Close the browser; nothing may have gone wrong."""
        self.context.close()
        assert not self.complaints, "\n".join(self.complaints)
