"""From a fresh clone without caches to the page, the first move alone and online: `python -m benchmarks.first_minute`.

Prints for each milestone the seconds since `make play`, the CPU seconds of all its processes, and megabytes on disk.
"""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from playwright.sync_api import sync_playwright

from herotable import games
from herotable.client import Client
from tests.browser.meeting import play_now
from tests.browser.robot import LIT
from tests.browser.visitor import Visitor
from tools.programs import chromium

ROOT = Path(__file__).parents[1]
PORT = 8765
URL = f"http://localhost:{PORT}"
OURS = ("PIP_CACHE_DIR", "UV_CACHE_DIR", "XDG_", "HEROTABLE_", "PYTHONPATH", "VIRTUAL_ENV")
SOON = 0.3  # seconds between two tries
TICKS = os.sysconf("SC_CLK_TCK")


class Clone:
    """A fresh clone of this repository, served by `make play` with an empty home."""

    def __init__(self, folder: Path, uv: bool):
        self.table, self.home = folder / "table", folder / "home"
        subprocess.run(["git", "clone", "-q", "--depth=1", f"file://{ROOT}", self.table], check=True)
        self.home.mkdir()
        kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        path = kept["PATH"] if uv else without_uv(kept["PATH"])
        command = ["make", "play", f"ARGS=--port {PORT} --no-qr"]
        self.begun = time.monotonic()
        self.process = subprocess.Popen(
            command, cwd=self.table, env=kept | {"HOME": str(self.home), "PATH": path}, start_new_session=True
        )

    def note(self, milestone: str) -> None:
        """Print where we are."""
        seconds, size = time.monotonic() - self.begun, {path: megabytes(self.table / path) for path in (".venv", "web")}
        text = f"{seconds:6.1f} s  {cpu_seconds(self.process.pid):6.1f} s of CPU  {size['.venv']:5.0f} MB in .venv"
        print(
            f"{milestone:12} {text}  {size['web']:4.0f} MB in web  {megabytes(self.home):4.0f} MB in caches", flush=True
        )

    def wait_for_page(self) -> None:
        """Return when the page is served."""
        while True:
            if self.process.poll() is not None:
                sys.exit("make play has ended")
            try:
                if "<script" in httpx.get(URL).text:
                    return
            except httpx.HTTPError:
                time.sleep(SOON)

    def stop(self) -> None:
        """Stop the server in good order."""
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait()


def without_uv(path: str) -> str:
    """The path without the folders that have uv."""
    return os.pathsep.join(folder for folder in path.split(os.pathsep) if not (Path(folder) / "uv").exists())


def megabytes(folder: Path) -> float:
    """What a folder takes on the disk."""
    return sum(path.lstat().st_blocks for path in folder.rglob("*")) * 512 / 1e6


def cpu_seconds(session: int) -> float:
    """What all processes of a session have computed, with those that have ended."""
    total = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session:
            total += sum(map(int, fields[11:15]))
    return total / TICKS


def first_solo_moves(clone: Clone) -> None:
    """Play one move of each title on this device by "Play now", each in a browser that has nothing yet."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for title in games():
            visitor = Visitor(browser, URL).go()
            play_now(visitor.page, title)
            visitor.page.locator(LIT).first.click()
            clone.note(f"{title} alone")
            visitor.leave()
        browser.close()


async def first_move(title: str) -> None:
    """Play one move against bots of the server, as soon as the title can be played there."""
    async with Client(URL) as client:
        await client.come("Ann")
        while {one["name"]: one["state"] for one in await client.get("/titles")}[title] != "ready":
            await asyncio.sleep(SOON)
        async with client.at(await client.quick(title)) as table:
            while not table.legal:
                await table.next()
            await table.play(table.legal[0])


def main() -> None:
    """Measure; `uv` lets the clone use uv, if it is on the path; `page` stops at the moves alone."""
    folder = Path(tempfile.mkdtemp(prefix="first-minute-"))
    clone = Clone(folder, "uv" in sys.argv)
    try:
        clone.wait_for_page()
        clone.note("page")
        first_solo_moves(clone)
        for title in [one for one in games() if "page" not in sys.argv]:
            asyncio.run(first_move(title))
            clone.note(title)
    finally:
        clone.stop()
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
