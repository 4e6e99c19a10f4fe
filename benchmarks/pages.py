"""How soon the pages answer: the first page and a table on a slowed processor, a move on the other screen."""

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.meeting import join, open_table
from tests.browser.robot import LIT, OFFERED
from tests.browser.serving import Served
from tests.browser.visitor import Visitor
from tools.programs import chromium

SLOWER = 4
MOVES = 20
PLAY = 'article[data-title="pow"] button.primary:not([disabled])'
NOW = "performance.timeOrigin + performance.now()"
# The moment the words of the log change, by the page's own clock.
WATCH = f"""() => new Promise(done => new MutationObserver((_, seen) => {{
    seen.disconnect(); requestAnimationFrame(() => done({NOW})) }})
    .observe(document.querySelector("main"), {{subtree: true, childList: true, characterData: true}}))"""


def interactive(browser: Browser, url: str, path: str, wanted: str) -> float:
    """Milliseconds from asking for a page to something that can be pressed, with an empty cache, slowed down."""
    visitor = Visitor(browser, url)
    devtools = visitor.context.new_cdp_session(visitor.page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    visitor.go(path).page.wait_for_selector(wanted)
    taken: float = visitor.page.evaluate("performance.now()")
    visitor.leave()
    return taken


def watched(browser: Browser, url: str, title: str) -> float:
    """The same for a table that somebody looks at: the board is drawn when its names are there."""
    host = Visitor(browser, url).go()
    host.page.locator(f'article[data-title="{title}"] button.primary').click()
    host.page.wait_for_selector(LIT)
    taken = interactive(browser, url, host.page.url.removeprefix(url), ".bubble")
    host.leave()
    return taken


def delays(browser: Browser, url: str) -> list[float]:
    """Milliseconds from the press of a button on one screen to the change on the other."""
    host, friend = Visitor(browser, url).go(), Visitor(browser, url).go()
    join(friend.page, open_table(host.page, "pow"), "Ada")
    host.page.get_by_role("button", name="Start the game").click()
    found = [delay(host.page, friend.page) for _ in range(MOVES)]
    host.leave()
    friend.leave()
    return found


def delay(one: Page, other: Page) -> float:
    """One move of whoever may roll or take."""
    while not (one.locator(LIT).count() or other.locator(LIT).count()):
        one.wait_for_timeout(10)
    mover, reader = (one, other) if one.locator(LIT).count() else (other, one)
    reader.evaluate(f"void (window.changed = ({WATCH})())")  # not to be waited for yet
    pressed: float = mover.evaluate(
        f"selector => {{ const at = {NOW}; document.querySelector(selector).click(); return at }}",
        OFFERED if mover.locator(OFFERED).count() else LIT,
    )
    shown: float = reader.evaluate("window.changed")
    return shown - pressed


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        home = [interactive(browser, served.url, "/", PLAY) for _ in range(5)]
        print(f"home page, {SLOWER}× slower: {statistics.median(home):.0f} ms ({min(home):.0f}–{max(home):.0f})")
        for title in ("pow", "order", "marines", "battle"):
            print(f"a table of {title}, {SLOWER}× slower: {watched(browser, served.url, title):.0f} ms")
        found = sorted(delays(browser, served.url))
        print(f"a move on the other screen: {statistics.median(found):.0f} ms, at most {found[-1]:.0f} ms of {MOVES}")
        browser.close()
        served.stop()


if __name__ == "__main__":
    main()
