"""What a visit costs: bytes, requests, the largest paint, blocked time and shifts of one page in a cold Chromium."""

import statistics
from dataclasses import dataclass
from typing import Any, Self

from playwright.sync_api import Page, Request

SLOWER = 4  # the processor of a cheap phone beside ours
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}  # slow 4G
REST = 1500  # milliseconds without a request: the page has loaded
PATIENCE = 60_000
# Entries are gone when a page is left, so they are gathered from its first moment.
GATHER = """(() => {
  const seen = window.__seen = {paint: 0, blocked: 0, shifts: 0};
  const watch = (type, take) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({type, buffered: true});
  watch("largest-contentful-paint", entry => seen.paint = entry.startTime);
  watch("longtask", entry => seen.blocked += Math.max(0, entry.duration - 50));
  watch("layout-shift", entry => { if (!entry.hadRecentInput) seen.shifts += entry.value });
})()"""


@dataclass
class Load:
    """One visit, or the medians of several."""

    kilobytes: float
    requests: float
    paint: float
    blocked: float
    shifts: float

    @classmethod
    def median(cls, loads: list[Self]) -> Self:
        """Each figure's own median."""
        names = cls.__dataclass_fields__
        return cls(**{name: statistics.median(getattr(load, name) for load in loads) for name in names})


class Traffic:
    """The requests of a page and of its workers, as they went over the wire."""

    def __init__(self, page: Page):
        self.finished: list[Request] = []
        page.context.on("requestfinished", lambda request: self.finished.append(request))

    def wait_for_rest(self, page: Page) -> None:
        """Return when no request has ended for a while."""
        before = -1
        while before != len(self.finished):
            before = len(self.finished)
            page.wait_for_timeout(REST)

    def total(self) -> int:
        """Bytes of all answers, packed, with their headers."""
        sizes = [request.sizes() for request in self.finished]
        return sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)


def load(page: Page, url: str, wanted: str) -> Load:
    """Open an address with empty caches, slowed down, and wait until it rests."""
    devtools = page.context.new_cdp_session(page)
    forget(devtools)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    devtools.send("Network.emulateNetworkConditions", NETWORK)
    page.add_init_script(GATHER)
    traffic = Traffic(page)
    page.goto(url)
    page.wait_for_selector(wanted, timeout=PATIENCE)
    traffic.wait_for_rest(page)
    seen = page.evaluate("window.__seen")
    return Load(traffic.total() / 1000, len(traffic.finished), seen["paint"], seen["blocked"], seen["shifts"])


def forget(devtools: Any) -> None:
    """Empty the cache, which makes a second visit cheaper; tables on this device stay."""
    devtools.send("Network.enable")
    devtools.send("Network.clearBrowserCache")
