"""How long bots of each level think in a page on a slow processor: `python -m benchmarks.bot_answers [TITLE …]`.

Chromium can slow down the scripts of a page, but not its workers, in which the bots think. So all threads of the page
are stopped three quarters of the time, by signals: what a processor four times slower would need.
"""

import os
import signal
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import herotable as ht
from tests.browser.meeting import play_now
from tests.browser.robot import LIT, OVER, tap
from tests.browser.serving import Served
from tests.browser.visitor import Visitor
from tools.programs import chromium

SLOWER = 4
SLICE = 0.005  # seconds of work between two stops
ANSWERS = 12  # of bots, for each level
# Notes when the table's worker tells of a bot's move and of the moment before, and tasks that block the page.
WATCH = """
  window.answers = []; window.longest = 0; window.before = 0;
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries())
    window.longest = Math.max(window.longest, duration) }).observe({ type: "longtask" });
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const told = data.type === "message" ? JSON.parse(data.text) : {};
        const now = performance.now();
        if (told.type === "update" && told.happened.by === "bot") window.answers.push(now - window.before);
        if (told.type === "update" || told.type === "snapshot") window.before = now;
      });
    }
  };
"""
# Gives the bots of the table in this page another level: the log in IndexedDB says who sits where.
LEVEL = """level => new Promise((resolve, reject) => {
  const opening = indexedDB.open("herotable");
  opening.onsuccess = () => {
    const change = opening.result.transaction(["tables", "lines"], "readwrite");
    for (const name of ["tables", "lines"]) change.objectStore(name).openCursor().onsuccess = ({ target }) => {
      if (!target.result) return;
      const { head, entry } = target.result.value;
      for (const seat in head?.setup.bots ?? {}) head.setup.bots[seat] = level;
      if (entry?.kind === "seated") entry.level = level;
      target.result.update(target.result.value);
      target.result.continue();
    };
    change.oncomplete = () => { opening.result.close(); resolve() };
    change.onabort = () => reject(change.error);
  };
})"""


@contextmanager
def slowed(browser: Browser) -> Iterator[None]:
    """Stop the processes of all pages three quarters of the time."""
    devtools = browser.new_browser_cdp_session()
    processes = devtools.send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [int(process["id"]) for process in processes if process["type"] == "renderer"]
    done = threading.Event()
    thread = threading.Thread(target=stop_and_go, args=(pages, done))
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def stop_and_go(pages: list[int], done: threading.Event) -> None:
    """Let them work for a slice, then rest for the others."""
    while not done.is_set():
        for how, seconds in ((signal.SIGSTOP, (SLOWER - 1) * SLICE), (signal.SIGCONT, SLICE)):
            for page in pages:
                os.kill(page, how)
            time.sleep(seconds)


def answers(browser: Browser, url: str, title: str, level: str) -> tuple[list[float], float]:
    """Milliseconds of each answer, and the longest task that blocked the page."""
    visitor = Visitor(browser, url)
    visitor.page.add_init_script(WATCH)
    play_now(visitor.go().page, title)
    visitor.page.wait_for_selector(LIT)
    visitor.page.evaluate(LEVEL, level)
    visitor.page.reload()
    visitor.page.wait_for_selector(LIT)
    visitor.page.evaluate("() => { answers.length = 0; longest = 0 }")
    with slowed(browser):
        play_until_answered(visitor.page)
    found: dict[str, Any] = visitor.page.evaluate("({ answers, longest })")
    visitor.leave()
    return found["answers"], found["longest"]


def play_until_answered(page: Page) -> None:
    """Tap until the bots have answered often enough, or the game is over."""
    dice = Random(1)
    while page.evaluate("answers.length") < ANSWERS and not page.locator(OVER).count():
        if page.locator(LIT).count():
            tap(page, dice)
        page.wait_for_timeout(20)


def main() -> None:
    """Measure, and print a table in Markdown."""
    print("| title | level | answer, median | longest | longest task of the page |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for title in sys.argv[1:] or ht.games():
            for level in ("easy", "normal", "hard", "master"):
                found, task = answers(browser, served.url, title, level)
                times = f"{statistics.median(found):.0f} ms | {max(found):.0f} ms | {task:.0f} ms"
                print(f"| {title} | {level} | {times} |", flush=True)
        browser.close()
        served.stop()


if __name__ == "__main__":
    main()
