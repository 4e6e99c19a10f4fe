"""What pages cost, before and after a change, into benchmarks/pages.md: `python -m benchmarks.page_loads FOLDER`.

FOLDER is a checkout of the older version with built pages. Both versions are served and visited by turns.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.robot import LIT
from tests.browser.serving import Served
from tests.browser.visitor import INSTANT, PHONE
from tools.programs import chromium

from .page_metrics import Load, load

ROOT = Path(__file__).parents[1]
RESULTS = Path(__file__).with_name("pages.md")
VISITS = 3
TITLES = ("pow", "order", "marines", "battle")
PLAY = 'article[data-title="{}"] button.primary:not([disabled])'
PAGES = {"home": ("/", PLAY.format("pow"))}
PAGES |= {f"table, {title}": (title, LIT) for title in TITLES}
PAGES |= {
    "rules": ("/rules/pow", "h1"),
    "lesson": ("/learn/pow", ".bubble"),
    "components": ("/cards/pow", "h1"),
}
HEAD = """# What pages cost

`python -m benchmarks.page_loads FOLDER` writes this page: an empty Chromium of a phone's size, the processor {slower}
times slower, 1.6 Mbit/s with 150 ms of delay (slow 4G), medians of {visits} visits. Both versions take turns in one
run. Bytes are those on the wire, packed, with headers; LCP is the largest paint, TBT the sum of what tasks took
above 50 ms, CLS the sum of layout shifts. The service worker is left out: it fetches when the page rests.

| page | version | KB | requests | LCP, ms | TBT, ms | CLS |
|---|---|--:|--:|--:|--:|--:|
"""


def visit(browser: Browser, url: str, name: str) -> Load:
    """Visit a page; a table is opened first by "Play now"."""
    path, wanted = PAGES[name]
    context = browser.new_context(viewport=PHONE, locale="en-GB", service_workers="block")  # type: ignore[arg-type]
    context.add_init_script(INSTANT)
    page = context.new_page()
    address = url + path
    if path in TITLES:
        page.goto(url)
        page.locator(PLAY.format(path)).click()
        page.wait_for_selector(LIT, timeout=60_000)
        address = page.url
    found = load(page, address, wanted)
    context.close()
    return found


def rows(browser: Browser, versions: dict[str, str]) -> list[str]:
    """All pages of all versions, as lines of the table."""
    lines = []
    for name in PAGES:
        loads: dict[str, list[Load]] = {version: [] for version in versions}
        for _ in range(VISITS):
            for version, url in versions.items():
                loads[version].append(visit(browser, url, name))
        lines += [line(name, version, Load.median(found)) for version, found in loads.items()]
        print("\n".join(lines[-len(versions) :]), flush=True)
    return lines


def line(name: str, version: str, found: Load) -> str:
    """One line of the table."""
    cells = (
        f"{found.kilobytes:.1f} | {found.requests:.0f} | {found.paint:.0f} | {found.blocked:.0f} | {found.shifts:.3f}"
    )
    return f"| {name} | {version} | {cells} |"


def serve(folder: Path, tree: Path) -> Served:
    """Serve the pages of a checkout."""
    served = Served(folder, source=tree / "src")
    served.start()
    return served


def main() -> None:
    """Measure, and write the page of results."""
    before = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two, sync_playwright() as playwright:
        served = {"before": serve(Path(one), before), "after": serve(Path(two), ROOT)}
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        lines = rows(browser, {version: each.url for version, each in served.items()})
        browser.close()
        for each in served.values():
            each.stop()
    RESULTS.write_text(HEAD.format(slower=4, visits=VISITS) + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
